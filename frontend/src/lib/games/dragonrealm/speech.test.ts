import data from "@dragonhall/games/dragonrealm/edition.toml";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { DragonrealmEvent, DragonrealmLocationView, DragonrealmView } from "../../../wire/types";
import { LANGUAGES, words } from "../../words/words.svelte";
import { readEdition, sorted } from "./edition";
import { labelOf, locationLabel, standingLabel } from "./labels";
import { figurePiece, movesOf } from "./moves";
import { parts } from "./parts";
import { PICTURES } from "./pictures";
import { showOf, timeOf } from "./shows";
import { actionInWords, levelName, payments, receiverOf, refusalInWords, sentence, tell } from "./speech";

const edition = readEdition(data);
const speaker = { edition, me: 0, nameOf: (seat: number) => ["Ana", "Bo", "Cy"][seat]! };

const COMPLETED: DragonrealmEvent = {
  event: "completed",
  location: "halfling_hideout",
  slot: 0,
  adventurers: [2, 1, 3],
  goblins: 2,
  coins: [2, 1, 6],
  winner: 2,
  dragonstones: 4,
  full: true,
};
const EVENTS: DragonrealmEvent[] = [
  {
    event: "set-up",
    centre: "academy",
    row: ["halfling_hideout", "snake_pit", "witchs_cabin"],
    left: ["3", "dragon"],
    out: ["crystal_mountain"],
    face_up: ["R4", "G5"],
    goblins_out: 2,
  },
  { event: "dealt", seat: 0, cards: ["R4", "G5"], open: false },
  { event: "dealt", seat: 1, cards: ["?", "?"], open: false },
  { event: "offered", seat: 0, cards: ["soft_boots", "elven_cloak"] },
  { event: "offered", seat: 1, cards: ["?", "?"] },
  { event: "answered", seat: 1, question: "keep", cards: ["?"] },
  { event: "kept", seat: 0, levels: [2], cards: ["elven_cloak"], returned: ["soft_boots"] },
  { event: "kept", seat: 1, levels: [1, 1], cards: ["?", "?"], returned: ["?"] },
  { event: "turn", seat: 0, turn: 1 },
  { event: "rested", seat: 1 },
  { event: "drew", seat: 0, card: "R4", deck: 1, open: false },
  { event: "drew", seat: 1, card: "?", deck: 1, open: false },
  { event: "took", seat: 1, card: "R4", slot: 0 },
  { event: "turned-up", card: "B7", slot: 0 },
  { event: "shuffled", cards: ["?", "?"], deck: 2 },
  { event: "goblins", seat: 0, card: "goblins_left", location: "snake_pit", why: "placed" },
  { event: "goblins", seat: 0, card: "goblins_centre", location: "", why: "dragon" },
  { event: "goblins", seat: 0, card: "goblins_right", location: "", why: "none-left" },
  { event: "rockslide", seat: 0, card: "rockslide_left", direction: "left", count: 2 },
  { event: "passed", giver: 0, receiver: 1, cards: ["R4", "G5"], open: false },
  { event: "passed", giver: 2, receiver: 0, cards: ["B4"], open: false },
  { event: "passed", giver: 1, receiver: 2, cards: ["?", "?"], open: false },
  { event: "passed", giver: 1, receiver: 2, cards: [], open: false },
  { event: "waits", seat: 1, card: "rockslide_right" },
  { event: "explored", seat: 0, method: "sneak", location: "snake_pit", cards: ["R4", "G5"], using: ["pet_chipmunk"], dice: 3, needed: 9, bonus: 1 },
  { event: "explored", seat: 1, method: "storm", location: "snake_pit", cards: ["R4"], using: [], dice: 1, needed: 7, bonus: 0 },
  { event: "showed", seat: 1, cards: ["elven_cloak"] },
  { event: "rolled", seat: 0, dice: [1, 4], bonus: 1, total: 6, needed: 9 },
  { event: "rerolled", seat: 0, was: 1, now: 3, total: 8, needed: 9 },
  { event: "called", seat: 0, count: 1, total: 9, needed: 9 },
  { event: "stood", seat: 1 },
  { event: "succeeded", seat: 0, location: "snake_pit", placed: 2, fetched: 0 },
  { event: "succeeded", seat: 1, location: "snake_pit", placed: 1, fetched: 1 },
  { event: "spent", seat: 0, cards: ["pet_chipmunk"] },
  { event: "played", seat: 0, cards: ["R4", "G5"] },
  { event: "failed", seat: 1, location: "snake_pit", cards: ["R4"], centre: "academy", sent: 1 },
  { event: "discarded", seat: 0, cards: ["R4"], why: "limit" },
  { event: "bought", seat: 0, level: 2, card: "ruby_crown", coins: 2, adventurers: 2 },
  { event: "bought", seat: 1, level: 1, card: "?", coins: 0, adventurers: 2 },
  COMPLETED,
  { ...COMPLETED, goblins: 0, winner: -1, full: false },
  { event: "revealed", location: "fire_swamp", slot: 0, left: 3 },
  { event: "closed-up", row: ["fire_swamp"] },
  { event: "closed-up", row: [] },
  { event: "counted", dragonstones: [4, 2, 1], bonus: [5, 0, 0], enhancements: [0, 4, 0] },
  { event: "ended", why: "dragon", winners: [0] },
];

const PLACE: DragonrealmLocationView = {
  location: "halfling_hideout",
  level: "3",
  spaces: 8,
  adventurers: [2, 1, 0],
  goblins: 1,
  coins: [6, 2, 0],
  winner: 0,
  one_more: [
    { coins: [6, 2, 0], winner: 0, full: false },
    { coins: [5, 5, 0], winner: -1, full: false },
    { coins: [6, 1, 1], winner: 0, full: false },
  ],
  one_goblin: { coins: [5, 1, 0], winner: 0, full: true },
};

const step = (events: DragonrealmEvent[]) => ({ n: 7, view: {} as DragonrealmView, events });
const UNSPOKEN = /(^|[\s(])(dr|ui)-|\{\$|\?\?\?|undefined|NaN/;

for (const language of LANGUAGES) {
  describe(`Dragonrealm in ${language}`, () => {
    beforeEach(async () => {
      await words.learn("dragonrealm");
      await words.speak(language);
    });

    it("tells every event in words, with every figure known", () => {
      const kinds = new Set(EVENTS.map((event) => event.event));
      expect(kinds.size).toBe(32);
      for (const event of EVENTS) {
        const lines = tell(speaker, event, "1");
        expect(lines.length, event.event).toBeGreaterThan(0);
        for (const line of lines) expect(line.text, line.text).not.toMatch(UNSPOKEN);
      }
    });

    it("asks every question in one sentence", () => {
      for (const question of ["keep", "turn", "rest", "roll", "limit", "swamp", "pass", "alley", "over"]) {
        for (const actors of [[0], [1]]) {
          const player = { owes: 1 } as DragonrealmView["players"][number];
          const view = { question, actors, slide: "rockslide_left", players: [player, player, player], roll: { total: 5, needed: 8 } };
          expect(sentence(speaker, view as unknown as DragonrealmView)).not.toMatch(/^(dr|table|ui)-|\{\$/);
        }
      }
    });

    it("says of a location all that the eye sees, each action with its set", () => {
      const text = locationLabel(speaker, { row: [PLACE] } as unknown as DragonrealmView, 0);
      expect(text).not.toMatch(UNSPOKEN);
      expect(text).toContain(edition.locations.get("halfling_hideout")!.names[language]);
      expect(text).toContain("Ana 2");
      expect(standingLabel(speaker, { ...PLACE, adventurers: [0, 0, 0], goblins: 0 })).not.toMatch(UNSPOKEN);
      expect(new Set(["1", "2", "3", "dragon"].map(levelName)).size).toBe(4);
    });

    it("names every card with what it does, and has a picture of each", () => {
      for (const card of edition.enhancements.keys()) expect(labelOf(edition, card)).not.toMatch(UNSPOKEN);
      for (const card of [...edition.enhancements.keys(), ...edition.locations.keys()]) expect(PICTURES[card], card).toBeDefined();
    });

    it("gives the reason in the rule's words", () => {
      const text = refusalInWords(edition, { rule: "dr-cave-of-bats", case: "full", figures: { card: "cave_of_bats", most: 2 } });
      expect(text).toContain(edition.locations.get("cave_of_bats")!.names[language]);
    });

    it("names every action as one says it", () => {
      for (const action of [
        { do: "keep", cards: ["soft_boots"] },
        { do: "draw", card: "" },
        { do: "draw", card: "R4" },
        { do: "explore", method: "sneak", location: "snake_pit", cards: ["R4", "G5"], using: [] },
        { do: "explore", method: "storm", location: "snake_pit", cards: ["R4"], using: ["fireball_spell"] },
        { do: "buy", level: 1, cards: ["R4"] },
        { do: "buy", level: 2, cards: [] },
        { do: "discard", card: "R4" },
        { do: "pass", cards: ["R4", "G5"] },
      ]) {
        expect(actionInWords(edition, action)).not.toMatch(UNSPOKEN);
      }
    });

    it("has the whole rulebook in chapters", () => {
      const all = parts.chapters();
      expect(all.length).toBeGreaterThan(9);
      for (const chapter of all) {
        expect(chapter.title).not.toMatch(/^dr-/);
        for (const rule of chapter.rules) expect(`${rule.title} ${rule.text}`).not.toMatch(/(^| )(dr|table)-/);
      }
    });

    it("shows what must be seen: the throw, goblins, then the count", () => {
      const [explored, rolled] = [EVENTS[25]!, EVENTS[27]!];
      const show = showOf(speaker, step([explored, rolled, EVENTS[15]!, COMPLETED]), {} as DragonrealmView)!;
      expect(show.scenes.map((scene) => Object.keys(scene)[0])).toEqual(["roll", "surprise", "count"]);
      for (const scene of show.scenes) expect(timeOf(scene)).toBeGreaterThan(0);
      expect(JSON.stringify(show)).not.toMatch(UNSPOKEN);
      expect(showOf(speaker, step([EVENTS[8]!]), {} as DragonrealmView)).toBeUndefined();
    });
  });
}

describe("a throw that goes on", () => {
  const before = { roll: { dice: [1, 4], bonus: 1, total: 6, needed: 9 } } as unknown as DragonrealmView;

  it("tumbles only the die that is rolled again", () => {
    const show = showOf(speaker, step([EVENTS[28]!]), before)!;
    expect(show.scenes[0]).toMatchObject({ roll: { dice: [3, 4], fresh: [0], total: 8 } });
  });

  it("counts the help from the Academy", () => {
    const show = showOf(speaker, step([{ event: "called", seat: 0, count: 3, total: 9, needed: 9 }]), before)!;
    expect(show.scenes[0]).toMatchObject({ roll: { dice: [1, 4], bonus: 4, total: 9 } });
  });
});

describe("the count of a location", () => {
  it("names who was there, most adventurers first", () => {
    expect(payments(COMPLETED as never).map((line) => line.seat)).toEqual([2, 0, 1]);
    expect(payments({ ...COMPLETED, adventurers: [0, 1, 0] } as never).map((line) => line.seat)).toEqual([1]);
  });
});

describe("a rockslide", () => {
  it("goes to the next player, or to the one before", () => {
    const view = (slide: string) => ({ slide, players: [0, 0, 0] }) as unknown as DragonrealmView;
    expect(receiverOf(edition, view("rockslide_left"), 2)).toBe(0);
    expect(receiverOf(edition, view("rockslide_right"), 0)).toBe(2);
  });
});

describe("the hand", () => {
  it("is sorted by suit or by number", () => {
    const hand = ["B2", "R10", "R2", "?"];
    expect(sorted(edition, hand, "suit")).toEqual(["R2", "R10", "B2", "?"]);
    expect(sorted(edition, hand, "number")).toEqual(["R2", "B2", "R10", "?"]);
  });
});

describe("the moves of pieces", () => {
  it("say where a figure or card came from and where it went", () => {
    const moves = movesOf(
      [
        { event: "succeeded", seat: 1, location: "snake_pit", placed: 1, fetched: 0 },
        { event: "goblins", seat: 0, card: "goblins_left", location: "fire_swamp", why: "placed" },
        COMPLETED,
        { event: "revealed", location: "fire_swamp", slot: 0, left: 3 },
        { event: "took", seat: 0, card: "B3", slot: 1 },
        { event: "turned-up", card: "P9", slot: 1 },
      ],
      0,
    );
    expect(moves.from).toMatchObject({
      [figurePiece("snake_pit", 1, 0)]: "seat-1",
      [figurePiece("fire_swamp", "goblins", 0)]: "goblins",
      "location:fire_swamp": "road",
      B3: "open-1",
      "open:P9": "deck",
    });
    expect(moves.to).toMatchObject({
      "location:halfling_hideout": "seat-2",
      [figurePiece("halfling_hideout", 2, 0)]: "seat-2",
      [figurePiece("halfling_hideout", "goblins", 0)]: "goblins",
    });
  });
});

vi.stubGlobal("matchMedia", () => ({ matches: false }));
