/** What the screen knows of each game: its look, and its table where it can be played. */
import coins from "icon:gems";
import dragonwood from "icon:holy-oak";
import drakon from "icon:spiked-dragon-head";
import realm from "icon:castle";
import type { Component } from "svelte";
import type { GameEvent, ScoreLine } from "../../wire/types";
import type { Chapter } from "../table/RulesDrawer.svelte";
import type { LogLine } from "../table/Log.svelte";

export interface GameLook {
  id: string;
  title: string;
  icon: string;
  /** The mood: light and deep colour. */
  colours: readonly [string, string];
  prefix: string;
}

export const GAMES: readonly GameLook[] = [
  { id: "dragonwood", title: "Dragonwood", icon: dragonwood, colours: ["#7ba653", "#24401f"], prefix: "dw" },
  { id: "dragonrealm", title: "Dragonrealm", icon: realm, colours: ["#9a7ec8", "#322355"], prefix: "dr" },
  { id: "drakon", title: "Drakon", icon: drakon, colours: ["#e2733f", "#4a1d16"], prefix: "dk" },
  { id: "dragons_gold", title: "Dragon's Gold", icon: coins, colours: ["#e3b341", "#5b1620"], prefix: "dg" },
];

export function lookOf(id: string): GameLook {
  return GAMES.find((game) => game.id === id) ?? GAMES[0]!;
}

export interface Speaking {
  edition: Record<string, unknown>;
  me: number | null;
  nameOf: (seat: number) => string;
}

/** What a game brings to the match page. Loaded when its table is opened. */
export interface GameParts {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game's table takes its own kind of view
  Table: Component<any, { key: (name: string) => boolean }>;
  chapters: () => Chapter[];
  tell: (speaker: Speaking, event: GameEvent, key: string) => LogLine[];
  scoreLine: (line: ScoreLine) => string;
  ending: (why: string) => string;
  totalWord: () => string;
  refusal: (edition: Record<string, unknown>, refusal: { rule: string; case: string; figures?: Record<string, unknown> }) => string;
  keys: () => [string, string][];
}

export async function partsOf(game: string): Promise<GameParts | undefined> {
  return game === "dragonwood" ? (await import("./dragonwood/parts")).parts : undefined;
}
