/** What the pieces of Dragon's Gold are called. */
import { say, words } from "../../words/words.svelte";
import { heaps, type Edition, type MagicObject, type Token } from "./edition";

/** "2 Sapphires". */
const amount = (token: Token, count: number): string => say("ui-dg-count", { token: token.id, count, name: words.name(token.names) });

/** The name of any piece; "?" is a token or an object that I do not know. */
export function pieceName(edition: Edition, id: string): string {
  const names = edition.names.get(id);
  return names ? words.name(names) : say("ui-dg-unknown");
}

/** A token's name cut short, for where there is no room for all of it. */
export const shortName = (token: Token): string => say("ui-dg-short", { token: token.id, letter: token.letter });

/** "2 Silver and 1 Sapphire", or "nothing". */
export function countsInWords(edition: Edition, counts: readonly number[]): string {
  const parts = heaps(edition, counts).map(({ token, count }) => amount(token, count));
  return parts.length ? words.list(parts) : say("dg-nothing");
}

/** Pieces that are told one by one: alike ones are counted. */
export function namesInWords(edition: Edition, ids: readonly string[]): string {
  const kinds = [...new Set(ids)];
  return words.list(
    kinds.map((id) => {
      const count = ids.filter((one) => one === id).length;
      const token = edition.tokens.find((one) => one.id === id);
      return token ? amount(token, count) : pieceName(edition, id);
    }),
  );
}

/** What a magic object does, in a few words. */
export function effectOf(object: MagicObject): string {
  return say(`dg-effect-${object.effect.replaceAll("_", "-")}`, { amount: object.amount ?? 0 });
}
