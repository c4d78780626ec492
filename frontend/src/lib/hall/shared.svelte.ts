/** Several people at one device: whose names sit where, and who holds it now. */
import type { Line } from "../net/line.svelte";

const drawer = (match: string) => `dragonhall.people.${match}`;

export type SeatNames = Record<number, string>;

/** What the people at this device are called, by seat; the hall knows them by one name. */
export function namesHere(match: string): SeatNames {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(drawer(match)) ?? "{}");
    return found && typeof found === "object" ? (found as SeatNames) : {};
  } catch {
    return {};
  }
}

export function keepNames(match: string, names: SeatNames): void {
  try {
    if (Object.keys(names).length) localStorage.setItem(drawer(match), JSON.stringify(names));
  } catch {
    // A browser that keeps nothing numbers them.
  }
}

/** In a rematch everybody sits one seat further on: who sat on seat 1 has seat 0 now. */
export function namesAfterRematch(names: SeatNames, seats: number): SeatNames {
  return Object.fromEntries(Object.entries(names).map(([seat, name]) => [(Number(seat) + seats - 1) % seats, name]));
}

/**
 * The device goes round. The table of a seat is shown only to somebody who said that it is theirs; until then, and
 * after it was passed on, a cover lies over it. With open hands nobody need look away.
 */
export class SharedDevice {
  /** The seat whose person said so. */
  #holder = $state<number | undefined>();

  constructor(
    private readonly line: () => Line | undefined,
    private readonly openHands: () => boolean,
  ) {}

  get shared(): boolean {
    return (this.line()?.mine.length ?? 0) > 1;
  }

  get #over(): boolean {
    return Boolean(this.line()?.page?.result);
  }

  get covered(): boolean {
    return this.shared && !this.openHands() && !this.#over && this.#holder !== this.line()?.me;
  }

  /** The seats of this device that the table waits for now. */
  get asked(): number[] {
    const line = this.line();
    return this.#over ? [] : (line?.mine.filter((seat) => line.page?.actors.includes(seat)) ?? []);
  }

  /** Who gets the device next, when the one who looks has nothing to decide. */
  get next(): number | undefined {
    const { asked } = this;
    const me = this.line()?.me;
    return this.shared && me !== null && me !== undefined && !asked.includes(me) ? asked[0] : undefined;
  }

  /** Lay the cover over the table, or turn it to the next one at once where nothing is hidden. */
  passOn(): void {
    const { next } = this;
    if (this.openHands() && next !== undefined) this.take(next);
    else this.#holder = undefined;
  }

  /** "I am the one of this seat." */
  take(seat: number): void {
    const line = this.line();
    if (!line) return;
    this.#holder = seat;
    if (line.me !== seat) line.sitAt(seat);
  }
}
