/** Dragonrealm, as the match page needs it. */
import book from "@dragonhall/games/dragonrealm/rulebook/rulebook.toml";
import type { DragonrealmEvent } from "../../../wire/types";
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
  tell: ({ edition, me, nameOf }, event, key) => tell({ edition: editionOf(edition), me, nameOf }, event as DragonrealmEvent, key),
  scoreLine: (line) => say(line.message, (line.figures ?? {}) as Record<string, string | number>),
  ending: (why) => say("dr-log-ended", { why }),
  totalWord: () => say("dr-score-total"),
  refusal: (edition, refusal) => refusalInWords(editionOf(edition), refusal),
  keys: () => [
    ["1 – 3", say("ui-dr-key-location")],
    ["I", say("ui-dr-key-look")],
    ["D", say("ui-dr-key-deck")],
    ["F, G", say("ui-dr-key-open")],
    [METHOD_KEYS.sneak.toUpperCase(), say("dr-sneak.title")],
    [METHOD_KEYS.search.toUpperCase(), say("dr-search.title")],
    [METHOD_KEYS.storm.toUpperCase(), say("dr-storm.title")],
    ["A", say("ui-dr-key-centre")],
    ["O", say("ui-key-sort")],
    ["U", say("ui-undo")],
    ["Esc", say("ui-key-clear")],
  ],
};
