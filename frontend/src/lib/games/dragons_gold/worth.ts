/** What the hall says tokens are worth to me, in few words. */
import type { DragonsGoldAdvice, DragonsGoldGemAdvice, DragonsGoldWorth } from "../../../wire/types";
import { say, words } from "../../words/words.svelte";

/** "+ 7", or "≈ 7" where gems are in it, whose worth is never certain. */
export function worthInWords(worth: DragonsGoldWorth | null | undefined, signDisplay: "exceptZero" | "auto" = "exceptZero"): string {
  if (!worth) return "";
  const points = new Intl.NumberFormat(words.language, { maximumFractionDigits: 0, signDisplay }).format(worth.points);
  return say("ui-dg-worth", { points, about: worth.points === worth.certain ? "no" : "yes" });
}

export const offerWorth = (advice: DragonsGoldAdvice | undefined, offer: number): string => worthInWords(advice?.offers?.[String(offer)]);

export type GemState = "none" | "open" | "safe" | "ahead" | "level" | "behind";

/** How I stand with a gem: by my own treasure, or by what the table shows of others. */
export function gemState(gem: DragonsGoldGemAdvice): GemState {
  if (gem.own >= gem.safe) return "safe";
  if (gem.rival < 0) return gem.own ? "open" : "none";
  if (gem.own === gem.rival) return gem.own ? "level" : "none";
  return gem.own > gem.rival ? "ahead" : "behind";
}

export function gemHint(gem: DragonsGoldGemAdvice): string {
  return say("ui-dg-gem-hint", { state: gemState(gem), own: gem.own, all: gem.all, more: gem.safe - gem.own, rival: gem.rival });
}
