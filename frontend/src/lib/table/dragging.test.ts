import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { dragging } from "./dragging";

function pointer(target: EventTarget, name: string, x: number, y: number, more: Record<string, unknown> = {}): void {
  const event = new MouseEvent(name, { bubbles: true, clientX: x, clientY: y, button: 0 });
  Object.assign(event, { isPrimary: true, pointerId: 1, ...more });
  target.dispatchEvent(event);
}

describe("a piece that is dragged", () => {
  let piece: HTMLElement;
  let lane: HTMLElement;
  const drop = vi.fn();
  let action: ReturnType<typeof dragging>;

  beforeEach(() => {
    document.body.innerHTML = '<button id="piece"></button><div id="lane" data-drop="2"><p></p></div>';
    piece = document.querySelector("#piece")!;
    lane = document.querySelector("#lane")!;
    document.elementFromPoint = () => lane.firstElementChild;
    drop.mockClear();
    action = dragging(piece, drop);
  });
  afterEach(() => action.destroy());

  it("falls on the place under the finger, which is marked meanwhile, and is not pressed by it", () => {
    const pressed = vi.fn();
    piece.addEventListener("click", pressed);
    pointer(piece, "pointerdown", 0, 0);
    pointer(lane, "pointermove", 40, 0);
    expect(lane.classList.contains("drop-here")).toBe(true);
    expect(document.querySelectorAll("#piece")).toHaveLength(2);
    pointer(lane, "pointerup", 40, 0);
    piece.click();
    expect(drop).toHaveBeenCalledExactlyOnceWith("2");
    expect(pressed).not.toHaveBeenCalled();
    expect(lane.classList.contains("drop-here")).toBe(false);
    expect(document.querySelectorAll("#piece")).toHaveLength(1);
  });

  it("is only pressed by a hand that hardly moves, by another finger or by another button", () => {
    pointer(piece, "pointerdown", 0, 0);
    pointer(piece, "pointermove", 3, 3);
    pointer(lane, "pointermove", 90, 0, { pointerId: 2 });
    pointer(piece, "pointerup", 3, 3);
    const right = new MouseEvent("pointerdown", { bubbles: true, button: 2 });
    piece.dispatchEvent(Object.assign(right, { isPrimary: true, pointerId: 1 }));
    pointer(lane, "pointermove", 90, 0);
    pointer(lane, "pointerup", 90, 0);
    expect(drop).not.toHaveBeenCalled();
  });

  it("stays where it was when the drag is broken off or ends nowhere", () => {
    pointer(piece, "pointerdown", 0, 0);
    pointer(lane, "pointermove", 40, 0);
    pointer(window, "pointercancel", 40, 0);
    pointer(lane, "pointerup", 40, 0);
    document.elementFromPoint = () => document.body;
    pointer(piece, "pointerdown", 0, 0);
    pointer(lane, "pointermove", 40, 0);
    pointer(document.body, "pointerup", 40, 0);
    expect(drop).not.toHaveBeenCalled();
    expect(document.querySelectorAll("#piece")).toHaveLength(1);
  });
});
