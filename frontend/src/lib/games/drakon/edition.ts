/** A Drakon edition as the screen shows it: chambers and heroes by id, with their names. No rule is worked out here. */
import type { Names } from "../../words/words.svelte";

export interface Kind {
  id: string;
  names: Names;
  effect: string;
  /** Whom a stealing chamber points to. */
  from?: "left" | "right";
}

export interface Hero {
  id: string;
  names: Names;
  ability: string;
}

export interface Edition {
  kinds: Map<string, Kind>;
  heroes: Map<string, Hero>;
  /** How far Drakon walks. */
  steps: number;
  hand: number;
}

export const ENTRANCE = "entrance";

/** Reads the data of an edition file. */
export function readEdition(data: Record<string, unknown>): Edition {
  const entrance = data.entrance as { names: Names };
  const kinds = new Map<string, Kind>([[ENTRANCE, { id: ENTRANCE, names: entrance.names, effect: "none" }]]);
  for (const row of (data.chambers ?? []) as Kind[]) kinds.set(row.id, row);
  const heroes = new Map<string, Hero>();
  for (const row of (data.heroes ?? []) as Hero[]) heroes.set(row.id, row);
  return {
    kinds,
    heroes,
    steps: (data.drakon as { steps: number }).steps,
    hand: (data.setup as { hand: number }).hand,
  };
}

/** "find_a_coin-NE" as kind and arrows. */
export function tileParts(tile: string): { kind: string; arrows: string } {
  const dash = tile.lastIndexOf("-");
  return dash < 0 ? { kind: tile, arrows: "" } : { kind: tile.slice(0, dash), arrows: tile.slice(dash + 1) };
}

/** "coin_2" is worth 2; 0 for a coin that is not seen. */
export function goldOf(coin: string): number {
  return Number(coin.slice(coin.lastIndexOf("_") + 1)) || 0;
}
