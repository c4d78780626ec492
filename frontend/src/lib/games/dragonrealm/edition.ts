/** A Dragonrealm edition as the screen shows it: names and numbers of its cards and places. No rule is worked out here. */
import { sortedHand, type Suit } from "../../table/suits";
import type { Names } from "../../words/words.svelte";
import type { Method } from "./methods";

export interface Effect {
  effect?: string;
  amount?: number;
  methods?: string[];
}

export interface LocationKind extends Effect {
  id: string;
  names: Names;
  /** "1", "2", "3" or "dragon". */
  level: string;
  spaces: number;
  needs: Record<Method, number>;
  /** The actions with a gold circle. */
  gold: string[];
  first: number;
  second: number;
  dragonstones: number;
}

export interface EnhancementKind extends Effect {
  id: string;
  names: Names;
  level: number;
  lasts: "permanent" | "once";
}

/** Goblins! and Rockslide!, the Academy, the Alley: what has only a name here. */
export interface Surprise {
  id: string;
  names: Names;
  /** Of a rockslide: which way the cards go, and how many. */
  direction?: "left" | "right";
  cards?: number;
}

export interface Edition {
  faces: number[];
  suits: Suit[];
  locations: Map<string, LocationKind>;
  enhancements: Map<string, EnhancementKind>;
  others: Map<string, Surprise>;
  /** How many of level 1, or of level 2, one keeps at the start. */
  keep: { ones: number; twos: number };
  /** What a success with a gold circle places. */
  goldPlaces: number;
  alley: { adventurers: number; cards: number; coins: number };
  academyBonus: number;
}

type Row = Record<string, unknown>;
const rows = (value: unknown) => (value ?? []) as Row[];

/** Reads the data of an edition file. */
export function readEdition(data: Record<string, unknown>): Edition {
  const adventurers = data.adventurers as Row;
  const setup = data.setup as { enhancements: { keep: Record<string, number> } };
  const byId = <Kind>(all: readonly Row[]) => new Map(all.map((row) => [row.id as string, row as unknown as Kind]));
  const locations = rows(data.locations).map((row) => ({
    ...row,
    level: row.dragon ? "dragon" : String(row.level),
    needs: { sneak: row.sneak, search: row.search, storm: row.storm },
    gold: row.gold ?? [],
  }));
  return {
    faces: (data.dice as { faces: number[] }).faces,
    suits: adventurers.suits as Suit[],
    locations: byId(locations),
    enhancements: byId(rows(data.enhancements)),
    others: byId([...rows(adventurers.goblins), ...rows(adventurers.rockslides), data.academy as Row, data.alley as Row]),
    keep: { ones: setup.enhancements.keep["1"] ?? 0, twos: setup.enhancements.keep["2"] ?? 0 },
    goldPlaces: (data.scoring as { gold_places: number }).gold_places,
    alley: data.alley as Edition["alley"],
    academyBonus: (data.academy as { bonus: number }).bonus,
  };
}

/** The hand as I like it. */
export function sorted(edition: Edition, cards: readonly string[], by: "suit" | "number"): string[] {
  return sortedHand(edition.suits, cards, by);
}
