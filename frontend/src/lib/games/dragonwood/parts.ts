/** Dragonwood, as the match page needs it. */
import book from "@dragonhall/games/dragonwood/rulebook/rulebook.toml";
import type { DragonwoodEvent } from "../../../wire/types";
import { chaptersOf } from "../../table/rules";
import { say } from "../../words/words.svelte";
import type { GameParts } from "../games";
import { readEdition, type Edition } from "./edition";
import { look } from "./look";
import { METHOD_KEYS } from "./methods";
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
  tell: ({ edition, me, nameOf }, event, key) => tell({ edition: editionOf(edition), me, nameOf }, event as DragonwoodEvent, key),
  scoreLine: (line) => say(line.message, (line.figures ?? {}) as Record<string, string | number>),
  ending: (why) => say("dw-log-ended", { why }),
  totalWord: () => say("dw-score-total"),
  refusal: (edition, refusal) => refusalInWords(editionOf(edition), refusal),
  keys: () => [
    ["1 – 5", say("ui-dw-key-target")],
    ["R", say("ui-dw-key-reload")],
    [METHOD_KEYS.strike.toUpperCase(), say("ui-dw-method-strike")],
    [METHOD_KEYS.stomp.toUpperCase(), say("ui-dw-method-stomp")],
    [METHOD_KEYS.scream.toUpperCase(), say("ui-dw-method-scream")],
    [METHOD_KEYS.spell.toUpperCase(), say("ui-dw-method-spell")],
    ["H", say("ui-key-hand")],
    ["O", say("ui-key-sort")],
    ["U", say("ui-undo")],
    ["Esc", say("ui-key-clear")],
  ],
};
