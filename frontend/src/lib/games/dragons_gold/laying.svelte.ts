/** Tokens that I lay into lanes: shares of an offer, piles, or the two sides of a swap. */
import { untrack } from "svelte";
import type { Kept } from "../../table/kept";
import { sum } from "./edition";

/** Where tokens lie that are in no lane. */
export const POOL = "pool";

/** What lies in the lanes, and which of them is aimed at. */
export interface Laid {
  lanes: Readonly<Record<string, readonly number[]>>;
  aim: string;
}

export class Laying {
  #lanes = $state.raw<Record<string, readonly number[]>>({});
  /** The lane into which a pressed token goes. */
  aim = $state("");
  readonly #pool: () => readonly number[];
  readonly #ids: () => readonly string[];

  /**
   * Make it while a component is set up. All is put back when `about` changes, and laid again as it was when that was
   * `kept`.
   */
  constructor(pool: () => readonly number[], ids: () => readonly string[], about: () => string, kept?: Kept<Laid>) {
    this.#pool = pool;
    this.#ids = ids;
    let now = "";
    $effect(() => {
      now = about();
      untrack(() => {
        this.clear();
        this.#lay(kept?.take(now));
      });
    });
    $effect(() => {
      const laid = { lanes: this.#lanes, aim: this.aim };
      untrack(() => (this.empty ? kept?.drop() : kept?.keep(now, laid)));
    });
  }

  /** Lay what was kept, if it still fits. */
  #lay(laid: Laid | undefined): void {
    if (!laid) return;
    this.#lanes = Object.fromEntries(this.ids.map((id) => [id, laid.lanes[id] ?? this.#pool().map(() => 0)]));
    if (this.left.some((count) => !(count >= 0))) this.#lanes = {};
    if (this.ids.includes(laid.aim)) this.aim = laid.aim;
  }

  get ids(): readonly string[] {
    return this.#ids();
  }

  /** The tokens of a lane. */
  of(id: string): readonly number[] {
    return id === POOL ? this.left : (this.#lanes[id] ?? this.#pool().map(() => 0));
  }

  /** What is in no lane. */
  get left(): number[] {
    return this.#pool().map((count, at) => count - this.ids.reduce((all, id) => all + (this.#lanes[id]?.[at] ?? 0), 0));
  }

  get empty(): boolean {
    return this.ids.every((id) => !sum(this.#lanes[id] ?? []));
  }

  /** Move a token of this colour; whether there was one. */
  move(at: number, from: string, to: string): boolean {
    if (from === to || !(this.of(from)[at]! > 0)) return false;
    const next = { ...this.#lanes };
    const change = (id: string, by: number) => {
      if (id !== POOL) next[id] = this.of(id).map((count, colour) => (colour === at ? count + by : count));
    };
    change(from, -1);
    change(to, 1);
    this.#lanes = next;
    return true;
  }

  /** All that is left into one lane. */
  fill(id: string): void {
    const left = this.left;
    this.#lanes = { ...this.#lanes, [id]: this.of(id).map((count, at) => count + left[at]!) };
  }

  /** Lay it as somebody else did. */
  copy(lanes: readonly { id: string; tokens: readonly number[] }[]): void {
    this.#lanes = Object.fromEntries(lanes.map((lane) => [lane.id, lane.tokens]));
  }

  /** Aim at the next lane. */
  next(): void {
    this.aim = this.ids[(this.ids.indexOf(this.aim) + 1) % this.ids.length] ?? "";
  }

  clear(): void {
    this.#lanes = {};
    if (!this.ids.includes(this.aim)) this.aim = this.ids[0] ?? "";
  }
}
