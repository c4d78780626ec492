/** What Dragonrealm's cards, places, events and refusals are called in the words of its rulebook. */
import type { DragonrealmEvent, DragonrealmView } from "../../../wire/types";
import type { LogLine } from "../../table/Log.svelte";
import type { Deed, RefusalWords } from "../../table/sitting";
import { refusalWords, Teller } from "../../table/speech";
import { suited } from "../../table/suits";
import { say, words, type Figures } from "../../words/words.svelte";
import type { Edition, Effect } from "./edition";

export interface Speaker {
  edition: Edition;
  me: number | null;
  nameOf: (seat: number) => string;
}

/** A card of the hand, a location, an enhancement, a surprise, the Academy or the Alley. */
export function cardName(edition: Edition, card: string): string {
  const kind = edition.locations.get(card) ?? edition.enhancements.get(card) ?? edition.others.get(card);
  if (kind) return words.name(kind.names);
  const found = suited(edition.suits, card);
  return found ? say("ui-dr-adventurer", { suit: words.name(found.suit.names), number: found.number }) : say("ui-dr-card-unknown");
}

export function cardList(edition: Edition, cards: readonly string[]): string {
  return words.list(cards.map((card) => cardName(edition, card)));
}

/** What an enhancement does, or what is special about a location, in a few words. */
export function effectOf(kind: Effect): string {
  if (!kind.effect) return "";
  const methods = kind.methods ?? [];
  const figures = { amount: kind.amount ?? 0, methods: methods.length === 1 ? methods[0]! : "any" };
  return say(`dr-effect-${kind.effect.replaceAll("_", "-")}`, figures);
}

/** "Level II", "Dragon"; the wire names levels by texts. */
export function levelName(level: string | number): string {
  return say("dr-level", { level: Number(level) || level });
}

const LISTS = new Set(["cards", "using"]);
const NAMES = new Set(["card", "location"]);

/** Figures of a refusal or an action, with pieces by their names. */
export function figuresInWords(edition: Edition, figures: Record<string, unknown>): Figures {
  const spoken: Figures = {};
  for (const [name, value] of Object.entries(figures)) {
    if (Array.isArray(value)) spoken[name] = LISTS.has(name) ? cardList(edition, value) : words.list(value.map(String));
    else if (NAMES.has(name)) spoken[name] = cardName(edition, String(value));
    else spoken[name] = value as number | string;
  }
  return spoken;
}

const known = (cards: readonly string[]) => (cards.includes("?") ? "no" : "yes");

/** One event as lines of the log. */
export function tell(speaker: Speaker, event: DragonrealmEvent, key: string): LogLine[] {
  const { edition, me, nameOf } = speaker;
  const teller = new Teller(key, me, nameOf);
  const add: Teller["add"] = (...line) => teller.add(...line);
  const name = (card: string) => cardName(edition, card);
  const list = (cards: readonly string[]) => cardList(edition, cards);
  /** What a seat does, with its figures. */
  const does = (message: string, seat: number, figures: Figures = {}, tone: LogLine["tone"] = "plain") =>
    add(message, { ...teller.who(seat), ...figures }, tone, seat);
  switch (event.event) {
    case "set-up":
      add("dr-log-set-up", { card: name(event.centre), cards: list(event.row) });
      add("dr-log-open-cards", { cards: list(event.face_up) });
      if (event.out.length) add("dr-log-left-out", { cards: list(event.out) });
      if (event.goblins_out) add("dr-log-goblins-out", { count: event.goblins_out });
      break;
    case "dealt":
      does("dr-log-dealt", event.seat, { known: known(event.cards), cards: list(event.cards), count: event.cards.length });
      break;
    case "offered":
      does("dr-log-offered", event.seat, { cards: list(event.cards), count: event.cards.length });
      break;
    case "answered":
      does("dr-log-answered", event.seat);
      break;
    case "kept":
      does("dr-log-kept", event.seat, { cards: list(event.cards), count: event.levels.length, level: event.levels[0] ?? 0 });
      break;
    case "turn":
      does("dr-log-turn", event.seat, {}, "turn");
      break;
    case "rested":
      does("dr-log-rested", event.seat);
      break;
    case "drew":
      does("dr-log-drew", event.seat, { known: known([event.card]), card: name(event.card) });
      break;
    case "took":
      does("dr-log-took", event.seat, { card: name(event.card) });
      break;
    case "turned-up":
      add("dr-log-turned-up", { card: name(event.card) });
      break;
    case "shuffled":
      add("dr-log-shuffled", { count: event.cards.length, deck: event.deck });
      break;
    case "goblins":
      add("dr-log-goblins", { why: event.why, card: name(event.card), target: event.location ? name(event.location) : "" }, "bad");
      break;
    case "rockslide":
      add("dr-log-rockslide", { direction: event.direction, count: event.count }, "bad");
      break;
    case "passed":
      add(
        "dr-log-passed",
        {
          you: event.giver === me ? "giver" : event.receiver === me ? "receiver" : "no",
          known: event.cards.length ? known(event.cards) : "no",
          cards: list(event.cards),
          count: event.cards.length,
          giver: nameOf(event.giver),
          receiver: nameOf(event.receiver),
        },
        "plain",
        event.giver,
      );
      break;
    case "waits":
      does("dr-log-waits", event.seat, { card: name(event.card) });
      break;
    case "explored":
      does("dr-log-explored", event.seat, {
        method: event.method,
        target: name(event.location),
        extra: event.using.length ? "yes" : "no",
        cards: list(event.cards),
        using: list(event.using),
      });
      break;
    case "showed":
      does("dr-log-showed", event.seat, { cards: list(event.cards) });
      break;
    case "rolled":
      does("dr-log-rolled", event.seat, { dice: event.dice.join(", "), bonus: event.bonus, total: event.total, needed: event.needed });
      break;
    case "rerolled":
      does("dr-log-rerolled", event.seat, { was: event.was, now: event.now, total: event.total, needed: event.needed });
      break;
    case "called":
      does("dr-log-called", event.seat, { count: event.count, total: event.total, needed: event.needed });
      break;
    case "stood":
      does("dr-log-stood", event.seat);
      break;
    case "succeeded":
      does("dr-log-succeeded", event.seat, { placed: event.placed, target: name(event.location), fetched: event.fetched }, "good");
      break;
    case "spent":
      does("dr-log-spent", event.seat, { cards: list(event.cards) });
      break;
    case "played":
      does("dr-log-played", event.seat, { cards: list(event.cards) });
      break;
    case "failed":
      does("dr-log-failed", event.seat, { target: name(event.location), sent: event.sent, centre: event.centre }, "bad");
      break;
    case "discarded":
      does("dr-log-discarded", event.seat, { cards: list(event.cards), why: event.why });
      break;
    case "bought":
      does("dr-log-bought", event.seat, { card: name(event.card), level: event.level, coins: event.coins });
      break;
    case "completed":
      add("dr-log-completed", { full: event.full ? "yes" : "no", target: name(event.location) }, "turn");
      for (const line of payments(event)) does("dr-log-paid", line.seat, { coins: line.coins }, line.seat === me ? "good" : "plain");
      if (event.goblins) add("dr-log-goblins-there", { count: event.goblins });
      if (event.winner < 0) add("dr-log-no-card", {});
      else does("dr-log-won-card", event.winner, { dragonstones: event.dragonstones }, event.winner === me ? "good" : "plain");
      break;
    case "revealed":
      add("dr-log-revealed", { target: name(event.location) });
      break;
    case "closed-up":
      add("dr-log-closed-up", { any: event.row.length ? "yes" : "no", cards: list(event.row) });
      break;
    case "counted":
      event.dragonstones.forEach((dragonstones, seat) => does("dr-log-counted", seat, { dragonstones, bonus: event.bonus[seat] ?? 0 }));
      event.enhancements.forEach((coins, seat) => {
        if (coins) does("dr-log-enhancement-coins", seat, { coins });
      });
      break;
    case "ended":
      add("dr-log-ended", { why: event.why }, "turn");
      break;
  }
  return teller.lines;
}

export type Completed = Extract<DragonrealmEvent, { event: "completed" }>;

export interface Payment {
  seat: number;
  adventurers: number;
  coins: number;
}

/** Who was on a scored location and what each gets, most first. */
export function payments(event: Completed): Payment[] {
  return event.adventurers
    .map((adventurers, seat) => ({ seat, adventurers, coins: event.coins[seat] ?? 0 }))
    .filter((line) => line.adventurers > 0)
    .sort((a, b) => b.adventurers - a.adventurers);
}

/** Who gets the cards of a seat in the rockslide that is going on. */
export function receiverOf(edition: Edition, view: DragonrealmView, giver: number): number {
  const seats = view.players.length;
  return (giver + (edition.others.get(view.slide)?.direction === "right" ? seats - 1 : 1)) % seats;
}

/** What I must decide, or whom the table waits for, in one sentence. */
export function sentence(speaker: Speaker, view: DragonrealmView): string {
  const { edition, me, nameOf } = speaker;
  if (view.question === "over") return say("table-over.refused");
  if (me === null || !view.actors.includes(me)) {
    return say(`dr-wait-${view.question}`, { name: words.list(view.actors.map(nameOf)) });
  }
  return say(`dr-ask-${view.question}`, {
    ...edition.keep,
    left: view.players[me]!.owes,
    total: view.roll?.total ?? 0,
    needed: view.roll?.needed ?? 0,
    name: view.question === "pass" ? nameOf(receiverOf(edition, view, me)) : "",
  });
}

/** Why something cannot be done, in the rule's words. */
export function refusalInWords(edition: Edition, refusal: RefusalWords): string {
  return refusalWords(refusal, (figures) => figuresInWords(edition, figures));
}

/** A move as one says it to another. */
export function actionInWords(edition: Edition, action: Deed): string {
  const figures = figuresInWords(edition, action);
  if (action.do === "explore") {
    figures.target = figures.location ?? "";
    figures.extra = (action.using as string[]).length ? "yes" : "no";
  }
  if (action.do === "draw") figures.from = action.card ? "open" : "deck";
  if (action.do === "buy") figures.extra = (action.cards as string[]).length ? "yes" : "no";
  return say(`dr-do-${action.do}`, figures);
}
