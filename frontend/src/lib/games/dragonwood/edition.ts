/** A Dragonwood edition as the screen shows it: names, numbers and pictures of its cards. No rule is worked out here. */
import { sortedHand, suited, type Suit } from "../../table/suits";
import type { Names } from "../../words/words.svelte";

export type CardType = "creature" | "enhancement" | "event";

export interface CardKind {
  id: string;
  type: CardType;
  names: Names;
  strike?: number;
  stomp?: number;
  scream?: number;
  points?: number;
  dragon?: boolean;
  lasts?: "permanent" | "once";
  effect?: string;
  amount?: number;
  cards?: number;
  methods?: string[];
}

export interface Edition {
  faces: number[];
  suits: Suit[];
  kinds: Map<string, CardKind>;
  spellNeeds: number;
  handLimit: number;
}

type Row = Record<string, unknown>;

/** Reads the data of an edition file. */
export function readEdition(data: Record<string, unknown>): Edition {
  const kinds = new Map<string, CardKind>();
  for (const [rows, type] of [["creatures", "creature"], ["enhancements", "enhancement"], ["events", "event"]] as const) {
    for (const row of (data[rows] ?? []) as Row[]) kinds.set(row.id as string, { ...row, type } as unknown as CardKind);
  }
  return {
    faces: (data.dice as { faces: number[] }).faces,
    suits: (data.adventurers as { suits: Suit[] }).suits,
    kinds,
    spellNeeds: (data.spell as { needs?: number } | undefined)?.needs ?? 0,
    handLimit: (data.setup as { limit: number }).limit,
  };
}

/** "R12" as suit and number; undefined for "?". */
export function adventurer(edition: Edition, card: string): { suit: Suit; number: number } | undefined {
  return suited(edition.suits, card);
}

/** The hand as I like it. */
export function sorted(edition: Edition, cards: readonly string[], by: "suit" | "number"): string[] {
  return sortedHand(edition.suits, cards, by);
}
