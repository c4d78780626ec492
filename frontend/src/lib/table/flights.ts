/** Where a card came from and where it went: pieces glide from their old place to the new one. Decoration only. */
import { mayMove } from "../settings.svelte";

const TIME = 320;
const EASE = "cubic-bezier(0.22, 0.8, 0.3, 1)";

interface Stand {
  box: DOMRect;
  element: HTMLElement;
}

/** Something that flies without being a piece on the screen before or after: a face-down card, say. */
export interface Flight {
  from: string;
  to: string;
  /** A CSS background for the flying card. */
  look: string;
}

export interface Moves {
  /** Piece → place it appeared from. */
  from?: Record<string, string>;
  /** Piece → place it left for. */
  to?: Record<string, string>;
  extra?: Flight[];
}

export type Scene = Map<string, Stand>;

/** Where every piece lies now. */
export function look(root: HTMLElement): Scene {
  const scene: Scene = new Map();
  if (!mayMove()) return scene;
  for (const element of root.querySelectorAll<HTMLElement>("[data-piece]")) {
    scene.set(element.dataset.piece!, { box: element.getBoundingClientRect(), element });
  }
  return scene;
}

function place(root: HTMLElement, name: string): DOMRect | undefined {
  // A place may be drawn in two ways, one for each shape of the screen.
  const all = [...root.querySelectorAll(`[data-place="${CSS.escape(name)}"]`)].map((one) => one.getBoundingClientRect());
  return all.find((box) => box.width > 0);
}

function shift(from: DOMRect, to: DOMRect): string {
  const scale = Math.max(0.2, Math.min(2, from.width / Math.max(1, to.width)));
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

function ghost(root: HTMLElement, inner: HTMLElement, box: DOMRect): HTMLElement {
  inner.removeAttribute("data-piece");
  inner.setAttribute("aria-hidden", "true");
  inner.setAttribute("inert", "");
  Object.assign(inner.style, {
    position: "fixed",
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: "0",
    zIndex: "40",
    pointerEvents: "none",
  });
  root.append(inner);
  return inner;
}

/** Let the pieces fly from where they were to where they are. Call it after the page has changed. */
export function fly(root: HTMLElement, before: Scene, moves: Moves = {}): void {
  if (!mayMove() || document.hidden) return;
  const options = { duration: TIME, easing: EASE };
  const after = look(root);
  for (const [piece, { box, element }] of after) {
    const was = before.get(piece)?.box ?? (moves.from?.[piece] ? place(root, moves.from[piece]) : undefined);
    if (!was || (Math.abs(was.left - box.left) < 3 && Math.abs(was.top - box.top) < 3)) continue;
    element.animate([{ transform: shift(was, box), zIndex: 30 }, { transform: "none", zIndex: 30 }], options);
  }
  for (const [piece, { box, element }] of before) {
    if (after.has(piece)) continue;
    const to = moves.to?.[piece] ? place(root, moves.to[piece]) : undefined;
    if (!to) continue;
    leave(ghost(root, element.cloneNode(true) as HTMLElement, box), box, to);
  }
  for (const { from, to, look: background } of moves.extra ?? []) {
    const start = place(root, from);
    const end = place(root, to);
    if (!start || !end) continue;
    const card = document.createElement("span");
    card.style.background = background;
    card.style.borderRadius = "8px";
    card.style.border = "2px solid #f3e3c2";
    const box = new DOMRect(start.left + start.width / 2 - 24, start.top + start.height / 2 - 32, 48, 64);
    leave(ghost(root, card, box), box, end);
  }
}

function leave(element: HTMLElement, from: DOMRect, to: DOMRect): void {
  const x = to.left + to.width / 2 - (from.left + from.width / 2);
  const y = to.top + to.height / 2 - (from.top + from.height / 2);
  const scale = Math.max(0.18, Math.min(1, (to.height * 0.7) / Math.max(1, from.height)));
  element
    .animate(
      [
        { transform: "none", opacity: 1 },
        { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0.5 },
      ],
      { duration: TIME + 60, easing: EASE },
    )
    .finished.finally(() => element.remove());
}
