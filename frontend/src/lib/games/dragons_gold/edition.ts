/** A Dragon's Gold edition as the screen shows it: names and numbers of its pieces. No rule is worked out here. */
import type { Names } from "../../words/words.svelte";

export interface Token {
  id: string;
  letter: string;
  symbol: string;
  names: Names;
  count: number;
  kind: "coin" | "magic" | "gem" | "black";
}

export interface Adventurer {
  id: string;
  symbol: string;
  names: Names;
  attack: number;
  power?: string;
}

export interface Dragon {
  id: string;
  names: Names;
  strength: number;
}

export interface MagicObject {
  id: string;
  names: Names;
  effect: string;
  amount?: number;
}

export interface Edition {
  /** In the order of all counts on the wire. */
  tokens: Token[];
  adventurers: Adventurer[];
  dragons: Map<string, Dragon>;
  objects: Map<string, MagicObject>;
  /** Everything that has a name. */
  names: Map<string, Names>;
}

interface Named {
  id: string;
  names: Names;
}

/** Reads the data of an edition file. */
export function readEdition(data: Record<string, unknown>): Edition {
  const rows = <Row extends Named>(key: string) => (data[key] ?? []) as Row[];
  const byId = <Row extends Named>(found: Row[]) => new Map(found.map((row) => [row.id, row]));
  const tokens = rows<Token>("tokens");
  const adventurers = rows<Adventurer>("adventurers");
  const dragons = rows<Dragon>("dragons");
  const objects = rows<MagicObject>("magic_objects");
  const named: Named[] = [...tokens, ...adventurers, ...dragons, ...objects];
  return {
    tokens,
    adventurers,
    dragons: byId(dragons),
    objects: byId(objects),
    names: new Map(named.map((one) => [one.id, one.names])),
  };
}

export const sum = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0);

/** No token of any colour. */
export const nothing = (edition: Edition): number[] => edition.tokens.map(() => 0);

/** The tokens that these counts tell of, with how many of each. */
export function heaps(edition: Edition, counts: readonly number[]): { token: Token; at: number; count: number }[] {
  return edition.tokens.flatMap((token, at) => (counts[at] ? [{ token, at, count: counts[at] }] : []));
}

/** Tokens that are told one by one, as counts. */
export function counted(edition: Edition, names: readonly string[]): number[] {
  return edition.tokens.map((token) => names.filter((name) => name === token.id).length);
}
