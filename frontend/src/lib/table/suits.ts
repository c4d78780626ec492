/** Cards of a suit with a number: how the suits look (two colours, a symbol and a hero each), and how a hand is sorted. */
import archer from "icon:bowman";
import bow from "icon:pocket-bow";
import dwarf from "icon:dwarf-face";
import elf from "icon:woman-elf-face";
import orb from "icon:crystal-ball";
import sabres from "icon:crossed-sabres";
import star from "icon:polar-star";
import sword from "icon:broadsword";
import fighter from "icon:swordwoman";
import wizard from "icon:wizard-face";
import type { Names } from "../words/words.svelte";

/** A suit as an edition names it. */
export interface Suit {
  id: string;
  letter: string;
  symbol: string;
  names: Names;
}

export interface SuitLook {
  colours: readonly [string, string];
  symbol: string;
  hero: string;
}

/** By the symbol that the edition names. */
const LOOKS: Record<string, SuitLook> = {
  sword: { colours: ["#e0483a", "#9d1f1c"], symbol: sword, hero: fighter },
  blades: { colours: ["#e58a1a", "#a44f00"], symbol: sabres, hero: dwarf },
  bow: { colours: ["#2f9e58", "#0d5a30"], symbol: bow, hero: archer },
  orb: { colours: ["#2f82d0", "#104a8c"], symbol: orb, hero: wizard },
  star: { colours: ["#9a58b8", "#552477"], symbol: star, hero: elf },
};

export function suitLook(symbol: string): SuitLook {
  return LOOKS[symbol] ?? LOOKS.star!;
}

/** "R12" as suit and number; undefined for "?" and for what is no card of a suit. */
export function suited(suits: readonly Suit[], card: string): { suit: Suit; number: number } | undefined {
  const suit = suits.find((one) => one.letter === card[0]);
  const number = Number(card.slice(1));
  return suit && number ? { suit, number } : undefined;
}

/** A hand as its owner likes it: by suit, then number, or the other way round. */
export function sortedHand(suits: readonly Suit[], cards: readonly string[], by: "suit" | "number"): string[] {
  const rank = (card: string): [number, number] => {
    const found = suited(suits, card);
    return found ? [suits.indexOf(found.suit), found.number] : [99, 99];
  };
  return [...cards].sort((a, b) => {
    const [suitA, numberA] = rank(a);
    const [suitB, numberB] = rank(b);
    return by === "suit" ? suitA - suitB || numberA - numberB : numberA - numberB || suitA - suitB;
  });
}
