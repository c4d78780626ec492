/** Pieces that are dragged to places: the shortcut beside pressing and keys. Places carry `data-drop="…"`. */

/** So far must a finger or a mouse move before a press is a drag, in pixels. */
const FAR = 7;

const placeAt = (x: number, y: number): HTMLElement | null | undefined =>
  document.elementFromPoint?.(x, y)?.closest<HTMLElement>("[data-drop]");

/** A Svelte action: `drop` is called with the name of the place on which the piece is let go. */
export function dragging(element: HTMLElement, drop: (place: string) => void): { update: (drop: (place: string) => void) => void; destroy: () => void } {
  let start: { x: number; y: number; id: number } | undefined;
  let ghost: HTMLElement | undefined;
  let over: HTMLElement | null | undefined;

  function mark(place: HTMLElement | null | undefined): void {
    if (place === over) return;
    over?.classList.remove("drop-here");
    place?.classList.add("drop-here");
    over = place;
  }

  function end(): void {
    for (const [name, hear] of Object.entries(follows)) window.removeEventListener(name, hear as EventListener);
    mark(undefined);
    ghost?.remove();
    ghost = undefined;
    start = undefined;
  }

  function down(event: PointerEvent): void {
    if (event.button !== 0 || !event.isPrimary) return;
    start = { x: event.clientX, y: event.clientY, id: event.pointerId };
    for (const [name, hear] of Object.entries(follows)) window.addEventListener(name, hear as EventListener);
  }

  function move(event: PointerEvent): void {
    if (!start || event.pointerId !== start.id) return;
    if (!ghost) {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < FAR) return;
      const box = element.getBoundingClientRect();
      ghost = element.cloneNode(true) as HTMLElement;
      ghost.setAttribute("aria-hidden", "true");
      Object.assign(ghost.style, {
        position: "fixed", zIndex: "50", pointerEvents: "none", margin: "0", left: "0", top: "0",
        width: `${box.width}px`, height: `${box.height}px`,
      });
      document.body.append(ghost);
    }
    ghost.style.transform = `translate(${event.clientX - ghost.offsetWidth / 2}px, ${event.clientY - ghost.offsetHeight / 2}px) scale(1.15)`;
    mark(placeAt(event.clientX, event.clientY));
  }

  function up(event: PointerEvent): void {
    const dragged = ghost !== undefined;
    const place = dragged ? placeAt(event.clientX, event.clientY)?.dataset.drop : undefined;
    end();
    if (!dragged) return;
    // The click that follows a drag is not a press.
    window.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => window.removeEventListener("click", swallow, { capture: true }), 0);
    if (place !== undefined) drop(place);
  }

  function swallow(event: Event): void {
    event.stopImmediatePropagation();
    event.preventDefault();
  }

  const follows = { pointermove: move, pointerup: up, pointercancel: end } as const;
  element.addEventListener("pointerdown", down);
  element.style.touchAction = "none";
  return {
    update: (next) => (drop = next),
    destroy() {
      end();
      element.removeEventListener("pointerdown", down);
    },
  };
}
