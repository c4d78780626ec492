/** Dragon's Gold, as the match page needs it. */
import book from "@dragonhall/games/dragons_gold/rulebook/rulebook.toml";
import type { DragonsGoldEvent } from "../../../wire/types";
import { chaptersOf } from "../../table/rules";
import { say, type Figures } from "../../words/words.svelte";
import type { GameParts } from "../games";
import { readEdition, type Edition } from "./edition";
import { look } from "./look";
import { pieceName } from "./pieces";
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
  tell: ({ edition, me, nameOf }, event, key) => tell({ edition: editionOf(edition), me, nameOf }, event as DragonsGoldEvent, key),
  scoreLine(line, edition) {
    const figures = { ...line.figures } as Figures;
    if (typeof figures.card === "string") figures.card = pieceName(editionOf(edition), figures.card);
    return say(line.message, figures);
  },
  ending: (why) => say("dg-log-ended", { why }),
  totalWord: () => say("dg-score-total"),
  refusal: (edition, refusal) => refusalInWords(editionOf(edition), refusal),
  keys: () => [
    ["A S D F", say("ui-dg-key-adventurer")],
    ["1 – 4", say("ui-dg-key-dragon")],
    ["X", say("ui-dg-key-send")],
    ["N", say("ui-dg-key-lane")],
    ["1 – 9 · 0", say("ui-dg-key-token")],
    ["O", say("ui-dg-key-offer")],
    ["Y", say("ui-dg-key-accept")],
    ["T", say("ui-talk")],
    ["V", say("ui-dg-key-view")],
    ["I", say("ui-dg-closer")],
    ["U", say("ui-undo")],
    ["Esc", say("ui-key-clear")],
  ].map(([key, what]): [string, string] => [key!, what!]),
};
