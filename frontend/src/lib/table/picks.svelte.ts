/** The pieces that I have taken up for what I am about to do, in the order in which I took them. */
import { tick } from "svelte";

export class Picks {
  ids = $state.raw<readonly string[]>([]);

  has(id: string): boolean {
    return this.ids.includes(id);
  }

  toggle(id: string): void {
    this.ids = this.has(id) ? this.ids.filter((one) => one !== id) : [...this.ids, id];
  }

  /** Take up this one instead of all others; put it down when it is up. */
  only(id: string): void {
    this.ids = this.has(id) ? [] : [id];
  }

  keep(which: (id: string) => boolean): void {
    if (!this.ids.every(which)) this.ids = this.ids.filter(which);
  }

  clear(): void {
    if (this.ids.length) this.ids = [];
  }
}

const buttonsOf = (box: HTMLElement | undefined) => [...(box?.querySelectorAll<HTMLElement>(".hand button") ?? [])];

/** Move a card between two rows of cards; the keyboard's place stays with the neighbours of the card that left. */
export function keepPlace(from: HTMLElement | undefined, to: HTMLElement | undefined, move: () => void): void {
  const at = buttonsOf(from).indexOf(document.activeElement as HTMLElement);
  move();
  if (at < 0) return;
  void tick().then(() => {
    const left = buttonsOf(from);
    (left[Math.min(at, left.length - 1)] ?? buttonsOf(to)[0])?.focus();
  });
}
