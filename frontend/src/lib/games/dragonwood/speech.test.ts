import data from "@dragonhall/games/dragonwood/edition.toml";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { DragonwoodEvent, DragonwoodView } from "../../../wire/types";
import { LANGUAGES, words } from "../../words/words.svelte";
import { readEdition, sorted } from "./edition";
import { movesOf } from "./moves";
import { parts } from "./parts";
import { actionInWords, refusalInWords, sentence, tell } from "./speech";

const edition = readEdition(data);
const speaker = { edition, me: 0, nameOf: (seat: number) => ["Ana", "Bo"][seat]! };

const EVENTS: DragonwoodEvent[] = [
  { event: "set-up", removed: 12, left: 25, lower: 14, landscape: ["wild_boar"], returned: ["sunny_day"], dragons: ["?"] },
  { event: "dealt", seat: 0, cards: ["R4", "G5"], ladybugs: 0, open: false },
  { event: "dealt", seat: 1, cards: ["?", "?"], ladybugs: 1, open: false },
  { event: "turn", seat: 0, turn: 1, last: false },
  { event: "turn", seat: 1, turn: 2, last: true },
  { event: "drew", seat: 0, card: "R4", deck: 1, open: false },
  { event: "drew", seat: 1, card: "?", deck: 1, open: false },
  { event: "ladybug", seat: 0, draws: 2 },
  { event: "shuffled", cards: ["?", "?"], deck: 2 },
  { event: "attempted", seat: 0, method: "strike", target: "wild_boar", cards: ["R4", "G5"], using: ["friendly_bunny"], needed: 8, bonus: 2 },
  { event: "attempted", seat: 1, method: "spell", target: "blue_dragon", cards: [], using: ["charmed_potion"], needed: 6, bonus: 0 },
  { event: "rolled", seat: 0, dice: [1, 4], bonus: 2, total: 7, needed: 8 },
  { event: "rerolled", seat: 0, was: 1, now: 3, total: 9, needed: 8 },
  { event: "kept", seat: 1 },
  { event: "captured", seat: 0, card: "wild_boar", points: 3, cards: ["R4"], slot: 0 },
  { event: "captured", seat: 1, card: "silver_sword", points: 0, cards: ["R4"], slot: 0 },
  { event: "missed", seat: 0, card: "wild_boar", cards: ["R4"] },
  { event: "spent", seat: 0, cards: ["friendly_bunny"] },
  { event: "answered", seat: 1, card: "?", left: 0 },
  { event: "discarded", seat: 0, cards: ["R4"], why: "wound" },
  { event: "discarded", seat: 1, cards: ["R4"], why: "thunder" },
  { event: "revealed", card: "fire_ants", slot: 2, left: 10 },
  { event: "event", card: "wind_storm", left: 9 },
  { event: "swept", cards: ["silver_sword"] },
  { event: "swept", cards: [] },
  { event: "passed", giver: 0, receiver: 1, card: "R4", open: false },
  { event: "passed", giver: 1, receiver: 0, card: "B4", open: false },
  { event: "last-round", decks: 2 },
  { event: "ended", why: "dragons", winners: [0] },
];

for (const language of LANGUAGES) {
  describe(`Dragonwood in ${language}`, () => {
    beforeEach(async () => {
      await words.learn("dragonwood");
      await words.speak(language);
    });

    it("tells every event in words, with every figure known", () => {
      const kinds = new Set(EVENTS.map((event) => event.event));
      expect(kinds.size).toBe(21);
      for (const event of EVENTS) {
        const lines = tell(speaker, event, "1");
        expect(lines.length).toBeGreaterThan(0);
        for (const line of lines) {
          expect(line.text, line.text).not.toMatch(/^(dw|ui)-|\{\$|\?\?\?|undefined/);
        }
      }
    });

    it("asks every question in one sentence", () => {
      for (const question of ["turn", "reroll", "wound", "limit", "thunder", "pass", "over"]) {
        for (const actors of [[0], [1]]) {
          const player = { owes: 1 } as DragonwoodView["players"][number];
          const view = { question, actors, wounds: 1, players: [player, player], roll: { total: 5, needed: 8 } } as unknown as DragonwoodView;
          expect(sentence(speaker, view)).not.toMatch(/^(dw|table|ui)-|\{\$/);
        }
      }
    });

    it("gives the reason in the rule's words", () => {
      const text = refusalInWords(edition, { rule: "dw-strength", case: "out-of-reach", figures: { needed: 13, method: "strike", dice: 3, most: 12, bonus: 0 } });
      expect(text).toContain("13");
      expect(text).toContain("12");
      expect(refusalInWords(edition, { rule: "dw-landscape", case: "not-there", figures: { card: "wild_boar" } })).toContain(
        edition.kinds.get("wild_boar")!.names[language],
      );
    });

    it("names an attempt as one says it", () => {
      const action = { do: "attempt", method: "strike", target: "wild_boar", cards: ["R4", "G5"], using: [] };
      expect(actionInWords(edition, action)).toContain(edition.kinds.get("wild_boar")!.names[language]);
    });

    it("has the whole rulebook in chapters", () => {
      const all = parts.chapters();
      expect(all.length).toBeGreaterThan(7);
      for (const chapter of all) {
        expect(chapter.title).not.toMatch(/^dw-/);
        for (const rule of chapter.rules) expect(`${rule.title} ${rule.text}`).not.toMatch(/(^| )(dw|table)-/);
      }
    });
  });
}

describe("the hand", () => {
  it("is sorted by suit or by number", () => {
    const hand = ["B2", "R10", "R2", "?"];
    expect(sorted(edition, hand, "suit")).toEqual(["R2", "R10", "B2", "?"]);
    expect(sorted(edition, hand, "number")).toEqual(["R2", "B2", "R10", "?"]);
  });
});

describe("the moves of pieces", () => {
  it("say where a card came from and where it went", () => {
    const moves = movesOf(
      [
        { event: "captured", seat: 1, card: "wild_boar", points: 3, cards: ["R4"], slot: 2 },
        { event: "revealed", card: "fire_ants", slot: 2, left: 3 },
        { event: "drew", seat: 0, card: "B3", deck: 1, open: false },
      ],
      0,
      [],
    );
    expect(moves.to).toEqual({ "land:2:wild_boar": "seat-1" });
    expect(moves.from).toEqual({ "land:2:fire_ants": "woods", B3: "deck" });
  });
});

vi.stubGlobal("matchMedia", () => ({ matches: false }));
