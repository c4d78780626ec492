/** Drag, wheel and pinch on the map. A drag is no press: the click that ends it is swallowed. */
import type { Camera } from "./camera.svelte";

/** A pointer that moves less than this many pixels has pressed. */
const SLACK = 7;

export function panzoom(node: SVGElement, camera: Camera): { destroy: () => void } {
  const pointers = new Map<number, { x: number; y: number }>();
  let start = { x: 0, y: 0 };
  let dragged = false;

  const at = (event: PointerEvent | WheelEvent) => {
    const box = node.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const middle = () => {
    const [a, b] = [...pointers.values()] as [{ x: number; y: number }, { x: number; y: number }];
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, far: Math.hypot(a.x - b.x, a.y - b.y) };
  };

  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    pointers.set(event.pointerId, at(event));
    if (pointers.size === 1) {
      start = at(event);
      dragged = false;
    }
  };
  const move = (event: PointerEvent) => {
    const last = pointers.get(event.pointerId);
    if (!last) return;
    const now = at(event);
    if (pointers.size === 2) {
      const before = middle();
      pointers.set(event.pointerId, now);
      const after = middle();
      if (before.far > 0) camera.zoom(after.far / before.far, after.x, after.y);
      camera.pan(after.x - before.x, after.y - before.y);
      dragged = true;
    } else {
      if (!dragged && Math.hypot(now.x - start.x, now.y - start.y) < SLACK) return;
      dragged = true;
      pointers.set(event.pointerId, now);
      camera.pan(now.x - last.x, now.y - last.y);
    }
    camera.held = true;
    if (!node.hasPointerCapture(event.pointerId)) node.setPointerCapture(event.pointerId);
  };
  const up = (event: PointerEvent) => {
    pointers.delete(event.pointerId);
    if (!pointers.size) camera.held = false;
  };
  const click = (event: MouseEvent) => {
    // Keys make clicks too, with no place: they are always meant.
    if (!dragged || event.detail === 0) return;
    dragged = false;
    event.stopPropagation();
  };
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    const { x, y } = at(event);
    camera.zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0018)), x, y);
  };

  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", up);
  node.addEventListener("pointercancel", up);
  node.addEventListener("click", click, true);
  node.addEventListener("wheel", wheel, { passive: false });
  return {
    destroy() {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", up);
      node.removeEventListener("click", click, true);
      node.removeEventListener("wheel", wheel);
    },
  };
}
