/** Drakon, as the match page needs it. */
import book from "@dragonhall/games/drakon/rulebook/rulebook.toml";
import type { DrakonEvent } from "../../../wire/types";
import { chaptersOf } from "../../table/rules";
import { say } from "../../words/words.svelte";
import type { GameParts } from "../games";
import { readEdition, type Edition } from "./edition";
import { look } from "./look";
import { refusalInWords, tell } from "./speech";
import Table from "./Table.svelte";

const read = new WeakMap<object, Edition>();

function editionOf(data: Record<string, unknown>): Edition {
  let edition = read.get(data);
  if (!edition) read.set(data, (edition = readEdition(data)));
  return edition;
}

export const parts: GameParts = {
  Table,
  chapters: () => chaptersOf(book, look.prefix),
  tell: ({ edition, me, nameOf }, event, key) => tell({ edition: editionOf(edition), me, nameOf }, event as DrakonEvent, key),
  scoreLine: (line) => say(line.message, (line.figures ?? {}) as Record<string, string | number>),
  ending: (why) => say(`ui-dk-ended-${why}`),
  totalWord: () => say("dk-score-total"),
  refusal: (edition, refusal) => refusalInWords({ edition: editionOf(edition), me: null, nameOf: (seat) => String(seat + 1) }, refusal),
  keys: () => [
    ["1 – 9", say("ui-dk-key-tile")],
    ["R", say("ui-dk-turn")],
    ["P", say("ui-dk-key-power")],
    ["↑ ↓ ← →", say("ui-dk-key-walk")],
    ["Shift + ↑ ↓ ← →", say("ui-dk-key-pan")],
    ["+ −", say("ui-dk-key-zoom")],
    ["0", say("ui-dk-centre")],
    ["M", say("ui-dk-key-list")],
    ["U", say("ui-undo")],
    ["Esc", say("ui-key-clear")],
  ],
};
