import data from "@dragonhall/games/drakon/edition.toml";
import { beforeEach, describe, expect, it } from "vitest";
import type { DrakonEvent, DrakonView } from "../../../wire/types";
import { LANGUAGES, words } from "../../words/words.svelte";
import { bondsOf } from "./bonds";
import { readEdition } from "./edition";
import { chamberLabel, ghostLabel, linesOf } from "./labels";
import { movesOf, piecesOf, trailsAfter } from "./moves";
import { parts } from "./parts";
import { signOf } from "./pictures";
import { actionInWords, effectWords, placeWords, refusalInWords, ruleOf, ruleOfQuestion, sentence, tell } from "./speech";

const edition = readEdition(data);
const speaker = { edition, me: 0, nameOf: (seat: number) => ["Ana", "Bo", "Cam"][seat]! };

const EVENTS: DrakonEvent[] = [
  { event: "set-up", pile: 71, hoard: 28, first: 0 },
  { event: "hero", seat: 1, hero: "druid" },
  { event: "dealt", seat: 0, tiles: ["find_a_coin-NE", "empty-N"], left: 60 },
  { event: "dealt", seat: 1, tiles: ["?", "?"], left: 56 },
  { event: "turn", seat: 0, turn: 1 },
  { event: "skipped", seat: 1, turn: 2 },
  { event: "placed", seat: 0, tile: "find_a_coin-NE", x: 1, y: -2, arrows: "ES" },
  { event: "drew", seat: 0, tile: "teleport-N", left: 50 },
  { event: "drew", seat: 1, tile: "?", left: 49 },
  { event: "moved", seat: 0, by: 0, path: [[0, 0], [1, 0]], how: "arrow", why: "turn" },
  { event: "moved", seat: 1, by: 1, path: [[0, 0], [1, 0], [1, 1]], how: "storm", why: "turn" },
  { event: "moved", seat: 1, by: 0, path: [[0, 0], [1, 0]], how: "arrow", why: "mind" },
  { event: "moved", seat: 0, by: 1, path: [[0, 0], [1, 0]], how: "key", why: "knight" },
  { event: "power", seat: 0, hero: "ranger", whom: -1 },
  { event: "power", seat: 1, hero: "knight", whom: 0 },
  { event: "power", seat: 1, hero: "thief", whom: 2 },
  { event: "coin-found", seat: 0, mate: -1, coin: "coin_3", left: 20 },
  { event: "coin-found", seat: 1, mate: -1, coin: "?", left: 19 },
  { event: "coin-lost", seat: 0, mate: -1, coin: "coin_1", why: "drakon", left: 20 },
  { event: "coin-lost", seat: 1, mate: -1, coin: "?", why: "chamber", left: 21 },
  { event: "coin-stolen", thief: 0, victim: 1, thief_mate: -1, victim_mate: -1, coin: "coin_2", why: "thief" },
  { event: "coin-stolen", thief: 1, victim: 2, thief_mate: -1, victim_mate: -1, coin: "?", why: "chamber" },
  { event: "warded", seat: 0 },
  { event: "tile-stolen", thief: 1, victim: 0, tile: "empty-N" },
  { event: "tile-stolen", thief: 1, victim: 2, tile: "?" },
  { event: "ignored", seat: 0, effect: "lose_coin" },
  { event: "declined", seat: 1, question: "rotate" },
  { event: "destroyed", seat: 0, tile: "empty-N", x: 1, y: 0 },
  { event: "rotated", seat: 1, tile: "entrance-NESW", x: 0, y: 0, was: "NESW", arrows: "NESW" },
  { event: "switched", seat: 0, tile: "empty-N", x: 1, y: 0, arrows: "E", outgoing: "teleport-N", out: false },
  { event: "floated", seat: 1, tile: "floating_chamber-NE", source: [0, 1], target: [3, -1], arrows: "SW" },
  { event: "drakon-appeared", seat: 0, x: 2, y: 2 },
  { event: "drakon-moved", seat: 1, path: [[2, 2], [2, 1]] },
  { event: "drakon-moved", seat: 0, path: [[2, 1]] },
  { event: "caught", seats: [0, 2], x: 2, y: 1 },
  { event: "caught", seats: [1], x: 2, y: 1 },
  { event: "controlled", seat: 0, whom: 1 },
  { event: "discarded", seat: 1, tile: "wind_storm-NS" },
  { event: "ended", why: "gold", winners: [0], coins: [["coin_3"], [], []] },
];

const PLAYER = { hero: "druid", x: 0, y: 0, hand: ["empty-N", "empty-N"], coins: ["coin_2"], gold: 2, team: 0, power: "" };
const VIEW: DrakonView = {
  game: "drakon",
  seat: 0,
  turn: 3,
  active: 0,
  question: "turn",
  actors: [0],
  hero: 0,
  steps: [],
  chambers: [
    { x: 0, y: 0, tile: "entrance-NESW", kind: "entrance", effect: "none", arrows: "NESW", heroes: [0, 1], drakon: true },
    { x: 1, y: 0, tile: "magic_harp-NE", kind: "magic_harp", effect: "magic_harp", arrows: "NE", heroes: [], drakon: false },
  ],
  drakon: [0, 0],
  players: [PLAYER, { ...PLAYER, hero: "knight", hand: ["?"], coins: ["?"], gold: null, team: 1 }],
  heroes: [],
  pile: 40,
  hoard: 20,
  removed: [],
  chosen: "",
  spots: [],
  bonds: [],
  goal: 10,
  idle: 0,
  patience: 60,
  met: [],
  controlled: [],
  options: {},
  memory: [],
  result: null,
};
const QUESTIONS = "hero turn where face storm appear jump drakon destroy rotate switch insert float control direct rob plunder ward refresh after".split(" ");
const RAW = /^(dk|ui)-|[^a-z](dk|ui)-[a-z]|\{\$|\?\?\?|undefined|NaN/;

for (const language of LANGUAGES) {
  describe(`Drakon in ${language}`, () => {
    beforeEach(async () => {
      await words.learn("drakon");
      await words.speak(language);
    });

    it("tells every event in words, with every figure known", () => {
      expect(new Set(EVENTS.map((event) => event.event)).size).toBe(26);
      for (const event of EVENTS) {
        const lines = tell(speaker, event, "1");
        expect(lines.length).toBeGreaterThan(0);
        for (const line of lines) expect(line.text).not.toMatch(RAW);
      }
    });

    it("keeps half a decision to itself", () => {
      expect(tell(speaker, { event: "chose", seat: 1, tile: "?" }, "1")).toEqual([]);
      expect(tell(speaker, { event: "aimed", seat: 1, what: "place", x: 1, y: 0 }, "1")).toEqual([]);
    });

    it("asks every question, and waits for it, in a sentence of its own with a rule behind it", () => {
      const asked = QUESTIONS.map((question) => sentence(speaker, { ...VIEW, question }));
      const waiting = QUESTIONS.map((question) => sentence({ ...speaker, me: 1 }, { ...VIEW, question }));
      expect(new Set(asked).size).toBe(QUESTIONS.length);
      expect(new Set(waiting).size).toBe(QUESTIONS.length);
      for (const text of [...asked, ...waiting]) expect(text).not.toMatch(RAW);
      for (const question of QUESTIONS.slice(2)) expect(words.has(ruleOfQuestion(question)), question).toBe(true);
    });

    it("names every chamber, what it does and the rule that says so", () => {
      for (const kind of edition.kinds.keys()) {
        expect(effectWords(edition, kind)).not.toMatch(RAW);
        expect(words.has(ruleOf(edition, kind)), kind).toBe(true);
      }
      for (const hero of edition.heroes.values()) expect(words.has(`dk-ability-${hero.ability.replaceAll("_", "-")}`)).toBe(true);
    });

    it("says every action", () => {
      for (const deed of [
        { do: "lay", tile: "empty-NE" },
        { do: "face", arrows: "NE" },
        { do: "trade", coin: "coin_2" },
        { do: "rob", seat: 1 },
        { do: "end-turn" },
        ...["put", "move", "dash", "slip", "set-drakon", "send-drakon", "destroy", "rotate", "switch", "float"].map((name) => ({ do: name, x: 1, y: -2 })),
      ]) {
        expect(actionInWords(speaker, deed)).not.toMatch(RAW);
      }
      expect(actionInWords(speaker, { do: "move", x: 1, y: 0 }, "Z")).toContain("Z");
    });

    it("says why not", () => {
      const taken = refusalInWords(speaker, { rule: "dk-choose-hero", case: "taken", figures: { card: "druid" } });
      expect(taken).toContain(words.name(edition.heroes.get("druid")!.names));
      for (const bond of ["storm", "no-way", "harp", "no-move", "no-tiles"]) expect(words.has(`dk-bond-${bond}`)).toBe(true);
    });

    it("describes places to those who cannot see them", () => {
      const entrance = chamberLabel(speaker, VIEW, VIEW.chambers[0]!);
      expect(entrance).toContain("Bo");
      expect(entrance).toContain(words.say("ui-dk-drakon"));
      expect(entrance).not.toMatch(RAW);
      expect(placeWords({ x: 0, y: 0 })).toBe(words.say("ui-dk-far-none"));
      expect(ghostLabel({ x: 2, y: -1, kind: "empty", arrows: "E", ways: 1, all: 4 })).not.toMatch(RAW);
    });

    it("has a word for every ending and every key", () => {
      for (const why of ["gold", "coins", "lair", "stuck", "endless"]) expect(parts.ending(why)).not.toMatch(RAW);
      for (const [, what] of parts.keys()) expect(what).not.toMatch(RAW);
    });
  });
}

describe("the Drakon table", () => {
  it("tells every chamber from all others by its sign", () => {
    const signs = [...edition.kinds.values()].map((kind) => {
      const { icon, badge } = signOf(kind);
      return `${icon} ${badge ?? ""}`;
    });
    expect(new Set(signs).size).toBe(signs.length);
  });

  it("tells a storm without a way out only once", () => {
    expect(bondsOf({ ...VIEW, bonds: ["storm", "no-way", "no-move"] }).map((bond) => bond.id)).toEqual(["no-way", "no-move"]);
    expect(bondsOf({ ...VIEW, question: "storm", bonds: ["storm", "harp"] }).map((bond) => bond.rule)).toEqual(["dk-wind-storm", "dk-wind-storm-harp"]);
  });

  it("lets tiles and coins fly, and figures leave their way", () => {
    expect(piecesOf(["empty-N", "empty-N", "escape-NE"])).toEqual(["empty-N#0", "empty-N#1", "escape-NE#0"]);
    const moves = movesOf(EVENTS, 0, VIEW, VIEW);
    expect(moves.to!["find_a_coin-NE#0"]).toBe("cell-1--2");
    expect(moves.from!["teleport-N#0"]).toBe("pile");
    expect(moves.extra!.some((flight) => flight.from === "hoard" && flight.to === "seat-0")).toBe(true);
    const trails = trailsAfter(EVENTS, VIEW, []);
    expect(trails.map((trail) => trail.who).sort()).toEqual([0, 1]);
    const sent = trailsAfter([{ event: "drakon-moved", seat: 1, path: [[2, 2], [2, 1]] }], VIEW, trails);
    expect(sent.find((trail) => trail.who < 0)?.cells).toEqual([{ x: 2, y: 2 }, { x: 2, y: 1 }]);
    expect(trailsAfter([], { ...VIEW, turn: 9 }, sent)).toEqual([]);
  });

  it("breaks names into lines that fit a chamber", () => {
    expect(linesOf("Steal a Coin (right)")).toEqual(["Steal a Coin", "(right)"]);
    for (const kind of edition.kinds.values()) {
      for (const language of LANGUAGES) expect(linesOf(kind.names[language]).join(" ")).toBe(kind.names[language]);
    }
  });
});
