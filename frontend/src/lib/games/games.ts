/**
 * What the screen knows of each game. A game is a folder here: its `look.ts` is on the start page, its `parts.ts` is
 * loaded when a table is opened, its words come from `words/` beside it.
 */
import type { Component } from "svelte";
import type { GameEvent, ScoreLine } from "../../wire/types";
import type { Names } from "../words/words.svelte";
import type { Chapter } from "../table/RulesDrawer.svelte";
import type { LogLine } from "../table/Log.svelte";
import type { RefusalWords } from "../table/sitting";

/** How a game is shown before it is opened. */
export interface GameLook {
  title: string;
  /** The drawing that stands for it. */
  icon: string;
  /** The mood: light and deep colour. */
  colours: readonly [string, string];
  /** What the ids of its rulebook's messages begin with. */
  prefix: string;
  /** One sentence that invites to it. */
  pitch: Names;
}

export interface Speaking {
  edition: Record<string, unknown>;
  me: number | null;
  nameOf: (seat: number) => string;
}

/** What a game brings to the match page. */
export interface GameParts {
  /** Takes `sitting` and `showRule`; `key` gets the keys that the page does not use itself. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game's table takes its own kind of view
  Table: Component<any, { key: (name: string) => boolean }>;
  chapters: () => Chapter[];
  tell: (speaker: Speaking, event: GameEvent, key: string) => LogLine[];
  scoreLine: (line: ScoreLine, edition: Record<string, unknown>) => string;
  ending: (why: string) => string;
  totalWord: () => string;
  refusal: (edition: Record<string, unknown>, refusal: RefusalWords) => string;
  keys: () => [string, string][];
}

/** The order on the start page; a game that is not named here comes after those that are. */
const ORDER = ["dragonwood", "dragonrealm", "drakon", "dragons_gold"];

const idOf = (path: string) => path.split("/")[1]!;
const looks = import.meta.glob<GameLook>("./*/look.ts", { eager: true, import: "look" });
const parts = import.meta.glob<GameParts>("./*/parts.ts", { import: "parts" });

export const GAMES: readonly (GameLook & { id: string })[] = Object.entries(looks)
  .map(([path, look]) => ({ id: idOf(path), ...look }))
  .sort((a, b) => (ORDER.indexOf(a.id) + 99) % 99 - (ORDER.indexOf(b.id) + 99) % 99);

export function lookOf(id: string): GameLook & { id: string } {
  return GAMES.find((game) => game.id === id) ?? GAMES[0]!;
}

/** Whether this page can open a table of the game. */
export function hasTable(game: string): boolean {
  return `./${game}/parts.ts` in parts;
}

/** The parts of a game, loaded now; undefined for a game without a table. */
export async function partsOf(game: string): Promise<GameParts | undefined> {
  return parts[`./${game}/parts.ts`]?.();
}
