/** A Dragonwood edition as the screen shows it: names, numbers and pictures of its cards. No rule is worked out here. */
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

export interface Suit {
  id: string;
  letter: string;
  symbol: string;
  names: Names;
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
  const suit = edition.suits.find((one) => one.letter === card[0]);
  const number = Number(card.slice(1));
  return suit && number ? { suit, number } : undefined;
}

/** The hand as I like it: by suit, then number, or the other way round. */
export function sorted(edition: Edition, cards: readonly string[], by: "suit" | "number"): string[] {
  const rank = (card: string): [number, number] => {
    const found = adventurer(edition, card);
    return found ? [edition.suits.indexOf(found.suit), found.number] : [99, 99];
  };
  return [...cards].sort((a, b) => {
    const [suitA, numberA] = rank(a);
    const [suitB, numberB] = rank(b);
    return by === "suit" ? suitA - suitB || numberA - numberB : numberA - numberB || suitA - suitB;
  });
}
