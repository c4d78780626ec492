import { readFileSync } from "node:fs";
import data from "@dragonhall/games/dragons_gold/edition.toml";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { DragonsGoldAdvice, DragonsGoldEvent, DragonsGoldView } from "../../../wire/types";
import { LANGUAGES, words } from "../../words/words.svelte";
import { counted, readEdition } from "./edition";
import { movesOf } from "./moves";
import { outcomeOf } from "./outcome";
import { parts } from "./parts";
import { countsInWords } from "./pieces";
import { DRAGONS, OBJECTS, SYMBOLS, TOKEN_COLOURS } from "./pictures";
import { deedInWords, refusalInWords, saidInWords, sentence, tell } from "./speech";
import { gemHint, offerWorth, worthInWords } from "./worth";

const schema = JSON.parse(readFileSync("src/wire/schema.json", "utf-8")) as { $defs: { DragonsGoldEvent: { anyOf: unknown[] } } };
const edition = readEdition(data);
const speaker = { edition, me: 0, nameOf: (seat: number) => ["Ana", "Bo", "Chi"][seat]! };
const counts = (text: string) => counted(edition, text.split(" "));
const shares = [{ seat: 0, tokens: counts("silver gold") }, { seat: 1, tokens: counts("") }];

const EVENTS: DragonsGoldEvent[] = [
  { event: "set-up", bag: 126, pile: 18, market_after: 7, objects: 0 },
  { event: "set-up", bag: 126, pile: 18, market_after: 7, objects: 21 },
  { event: "revealed", dragon: "frost_warden", slot: 0, strength: 9, treasure: counts("silver"), hidden: 2, pile: 3, bag: 9 },
  { event: "object-drawn", seat: 0, card: "scrying_orb", left: 3 },
  { event: "object-drawn", seat: 1, card: "?", left: 3 },
  { event: "turn", seat: 0, turn: 3 },
  { event: "refreshed", seat: 1, adventurers: ["thief", "wizard"] },
  { event: "skipped", seat: 1 },
  { event: "sent", seat: 0, adventurer: "thief", dragon: "frost_warden", slot: 0, attack: 2, total: 4, strength: 9 },
  { event: "standoff", dragon: "old_mountain", missing: 1 },
  { event: "slain", dragon: "old_mountain", slot: 1, seats: [0, 1], hidden: counts("red"), treasure: counts("red gold"), bag: 4 },
  { event: "bag-empty", dragons: 4 },
  { event: "magic-taken", seat: 0, count: 2 },
  { event: "took-all", seat: 1, tokens: counts("gold") },
  { event: "sharing", seats: [0, 1], treasure: counts("gold"), seconds: 60, rounds: 0, divider: -1 },
  { event: "sharing", seats: [0, 1], treasure: counts("gold"), seconds: 0, rounds: 10, divider: -1 },
  { event: "sharing", seats: [0, 1], treasure: counts("gold"), seconds: 0, rounds: 0, divider: 1 },
  { event: "offered", seat: 0, offer: 1, shares },
  { event: "accepted", seat: 1, offer: 1 },
  { event: "unaccepted", seat: 1, offer: 1 },
  { event: "withdrawn", seat: 0, offer: 1 },
  { event: "asked-to-stop", seat: 1 },
  { event: "passed", seat: 0 },
  { event: "agreed", offer: 2, shares },
  { event: "lost", tokens: counts("gold"), why: "time" },
  { event: "divided", seat: 0, piles: [counts("gold"), counts("")] },
  { event: "chose", seat: 1, pile: 1, tokens: counts("gold") },
  { event: "shares-taken", shares },
  { event: "robbing", thief: 0, victim: 1, helped: true },
  { event: "nobody-to-rob", thief: 1 },
  { event: "looked", thief: 0, victim: 1, tokens: ["gold", "gold"] },
  { event: "looked", thief: 1, victim: 2, tokens: ["?", "?"] },
  { event: "stolen", thief: 0, victim: 1, token: "gold" },
  { event: "stolen", thief: 1, victim: 0, token: "gold" },
  { event: "stolen", thief: 1, victim: 2, token: "?" },
  { event: "came-home", dragon: "old_mountain", slot: 1, seats: [0, 1] },
  { event: "market-opened", seconds: 60, rounds: 0 },
  { event: "market-opened", seconds: 24 * 3600, rounds: 0 },
  { event: "swap-offered", seat: 1, offer: 4, partner: 0, gives: counts("gold"), gets: counts("blue") },
  { event: "swapped", seat: 0, offer: 4, partner: 1, gives: counts("gold"), gets: counts("blue") },
  { event: "shown", seat: 1, tokens: ["gold"] },
  { event: "left-market", seat: 0 },
  { event: "market-closed", why: "done" },
  { event: "object-played", seat: 0, card: "ring_of_confusion", dragons: [], seats: [1, 2], adventurer: "", token: "" },
  { event: "object-played", seat: 1, card: "patient_hourglass", dragons: [], seats: [], adventurer: "", token: "" },
  { event: "object-stopped", seat: 1, card: "scrying_orb" },
  { event: "declined", seat: 0 },
  { event: "shares-swapped", one: 1, other: 2 },
  { event: "dragons-swapped", one: "old_mountain", other: "frost_warden", slots: [0, 1] },
  { event: "token-taken", seat: 0, token: "gold", card: "invisible_hand" },
  { event: "sword-drawn", seat: 0, more: 2 },
  { event: "weakened", dragon: "old_mountain", strength: 9 },
  { event: "called-back", seat: 1, adventurer: "thief", dragon: "old_mountain", total: 3 },
  { event: "more-time", seconds: 30, rounds: 0 },
  { event: "hidden-drawn", dragon: "old_mountain", tokens: counts("gold"), bag: 3 },
  { event: "theft-stopped", thief: 1, victim: 0 },
  { event: "objects-shuffled", cards: ["?", "?"] },
  { event: "unveiled", seat: 0, tokens: ["gold"] },
  { event: "ended", why: "bag", winners: [0] },
];

const DEEDS = [
  { do: "send", adventurer: "thief", dragon: "old_mountain" },
  { do: "offer", shares },
  { do: "accept", offer: 3 },
  { do: "divide", piles: [counts("gold"), counts("")] },
  { do: "choose", pile: 2 },
  { do: "rob", victim: 1 },
  { do: "take", token: "?" },
  { do: "take", token: "gold" },
  { do: "swap", partner: 1, gives: counts("gold"), gets: counts("blue") },
  { do: "agree", offer: 3 },
  { do: "show", tokens: counts("gold") },
  { do: "play", card: "exchange_powder", dragons: ["old_mountain", "frost_warden"], seats: [], adventurer: "", token: "" },
  { do: "decline" },
  { do: "pass" },
  { do: "done" },
];

const QUESTIONS = ["turn", "share", "divide", "choose", "victim", "loot", "object", "market"];

for (const language of LANGUAGES) {
  describe(`Dragon's Gold in ${language}`, () => {
    beforeEach(async () => {
      await words.learn("dragons_gold");
      await words.speak(language);
    });

    it("tells every event with all its figures", () => {
      const warned = vi.spyOn(console, "warn");
      const kinds = new Set(EVENTS.map((event) => event.event));
      expect(kinds.size).toBe(schema.$defs.DragonsGoldEvent.anyOf.length);
      for (const event of EVENTS) {
        for (const line of tell(speaker, event, "1")) {
          expect(line.text, event.event).not.toMatch(/[{}]|^dg-|undefined|NaN/);
          expect(line.text.length).toBeGreaterThan(3);
        }
      }
      expect(warned).not.toHaveBeenCalled();
      warned.mockRestore();
    });

    it("counts hours over days, not thousands of seconds", () => {
      const sharing: DragonsGoldEvent = { event: "sharing", seats: [0, 1], treasure: counts("gold"), seconds: 24 * 3600, rounds: 0, divider: -1 };
      for (const event of [sharing, { event: "market-opened", seconds: 24 * 3600, rounds: 0 } as const]) {
        expect(tell(speaker, event, "1")[0]!.text).toMatch(/\b24\b/);
      }
    });

    it("asks every question, and says whom the table waits for", () => {
      const sharing = { involved: [0, 1], thief: 1, victim: 0 };
      for (const question of QUESTIONS) {
        const view = { question, occasion: "robbed", actors: [0], sharing, played: null } as unknown as DragonsGoldView;
        expect(sentence(speaker, view)).not.toMatch(/[{}]|^dg-/);
        expect(sentence({ ...speaker, me: null }, view)).toContain("Ana");
      }
    });

    it("tells me that it is I who am robbed", () => {
      const view = (victim: number) =>
        ({ question: "object", occasion: "robbed", actors: [0], sharing: { involved: [0, 1], thief: 1, victim }, played: null }) as unknown as DragonsGoldView;
      expect(sentence({ ...speaker, me: 0 }, view(0))).not.toContain(speaker.nameOf(0));
      expect(sentence({ ...speaker, me: 0 }, view(1))).toContain(speaker.nameOf(1));
    });

    it("counts tokens as one speaks of one or of several", () => {
      const red = edition.tokens.findIndex((token) => token.id === "red");
      const heap = (count: number) => edition.tokens.map((_, at) => (at === red ? count : 0));
      const name = words.name(edition.tokens[red]!.names);
      expect(countsInWords(edition, heap(1))).toBe(`1 ${name}`);
      expect(countsInWords(edition, heap(4))).toBe({ en: "4 Magic tokens", es: "4 Fichas mágicas", vi: `4 ${name}` }[language]);
    });

    it("names deeds, refusals, phrases and hints", () => {
      for (const deed of DEEDS) expect(deedInWords(speaker, deed), deed.do).not.toMatch(/[{}]|^dg-|undefined/);
      const gold = words.name(edition.names.get("gold")!);
      expect(refusalInWords(edition, { rule: "dg-every-token", case: "left-over", figures: { cards: ["gold", "gold"] } })).toContain(`2 ${gold}`);
      expect(saidInWords(edition, { phrase: "dg-phrase-want", pieces: ["gold"] })).toContain(`1 ${gold}`);
      expect(parts.scoreLine({ message: "dg-score-majority", points: 15, figures: { card: "blue", count: 3, points: 15 } }, data)).toContain(
        words.name(edition.names.get("blue")!),
      );
      for (const [own, rival] of [[0, -1], [2, -1], [6, -1], [3, 2], [2, 2], [1, 3]] as const) {
        expect(gemHint({ colour: "blue", own, all: 12, safe: 6, rival })).not.toMatch(/[{}]|^ui-/);
      }
      const advice = { offers: { "3": { points: 7.5, certain: 2 } } } as unknown as DragonsGoldAdvice;
      expect(offerWorth(advice, 3)).toBe("≈ +8");
      expect(offerWorth(advice, 4)).toBe("");
      expect(worthInWords({ points: 5, certain: 5 })).toBe("+5");
    });
  });
}

describe("the pieces of Dragon's Gold", () => {
  it("all have a picture of their own", () => {
    expect(new Set([...edition.dragons.keys()].map((id) => DRAGONS[id]!.icon + DRAGONS[id]!.sky)).size).toBe(edition.dragons.size);
    for (const id of edition.objects.keys()) expect(OBJECTS[id]).toBeDefined();
    expect(new Set(edition.tokens.map((token) => SYMBOLS[token.symbol])).size).toBe(9);
    expect(new Set(edition.tokens.map((token) => TOKEN_COLOURS[token.id])).size).toBe(9);
    expect(new Set(edition.tokens.map((token) => token.letter)).size).toBe(9);
  });

  it("fly from where they were to where they go", () => {
    const moves = movesOf(EVENTS, 0, 1);
    expect(moves.from).toMatchObject({ "fighter:0:thief": "team-thief", "dragon:frost_warden": "pile" });
    expect(moves.extra).toContainEqual({ from: "slot-1", to: "seat-0", look: TOKEN_COLOURS.silver![0], round: true });
    expect(moves.extra!.some((flight) => flight.to === "lost")).toBe(true);
  });

  it("tell how a treasure was settled", () => {
    expect(outcomeOf([EVENTS.find((event) => event.event === "lost")!])).toMatchObject({ kind: "lost", why: "time" });
    expect(outcomeOf([EVENTS.find((event) => event.event === "agreed")!])).toEqual({ kind: "deal", shares });
    expect(outcomeOf([EVENTS[0]!])).toBeUndefined();
  });
});
