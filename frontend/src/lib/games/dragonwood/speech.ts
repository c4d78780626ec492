/** What Dragonwood's cards, events and refusals are called in the words of its rulebook. */
import type { DragonwoodAttempt, DragonwoodEvent, DragonwoodView } from "../../../wire/types";
import type { LogLine } from "../../table/Log.svelte";
import type { RefusalWords } from "../../table/sitting";
import { refusalWords, Teller } from "../../table/speech";
import { say, words, type Figures } from "../../words/words.svelte";
import { adventurer, type CardKind, type Edition } from "./edition";

export interface Speaker {
  edition: Edition;
  me: number | null;
  nameOf: (seat: number) => string;
}

export function cardName(edition: Edition, card: string): string {
  const kind = edition.kinds.get(card);
  if (kind) return words.name(kind.names);
  const found = adventurer(edition, card);
  return found ? say("ui-dw-adventurer", { suit: words.name(found.suit.names), number: found.number }) : say("ui-dw-card-unknown");
}

export function cardList(edition: Edition, cards: readonly string[]): string {
  return words.list(cards.map((card) => cardName(edition, card)));
}

/** What an enhancement or event does, in a few words. */
export function effectOf(kind: CardKind): string {
  if (!kind.effect) return "";
  const methods = kind.methods ?? [];
  return say(`dw-effect-${kind.effect.replaceAll("_", "-")}`, {
    amount: kind.amount ?? 0,
    cards: kind.cards ?? 0,
    methods: methods.length === 1 ? methods[0]! : "any",
  });
}

const LISTS = new Set(["cards", "using"]);

/** Figures of a refusal, with pieces by their names. */
export function figuresInWords(edition: Edition, figures: Record<string, unknown>): Figures {
  const spoken: Figures = {};
  for (const [name, value] of Object.entries(figures)) {
    if (Array.isArray(value)) spoken[name] = LISTS.has(name) ? cardList(edition, value) : words.list(value.map(String));
    else if (name === "card" || name === "target") spoken[name] = cardName(edition, String(value));
    else spoken[name] = value as number | string;
  }
  return spoken;
}

function extra(cards: readonly string[], using: readonly string[]): "yes" | "only" | "no" {
  return using.length ? (cards.length ? "yes" : "only") : "no";
}

/** One event as lines of the log. */
export function tell(speaker: Speaker, event: DragonwoodEvent, key: string): LogLine[] {
  const { edition, me, nameOf } = speaker;
  const teller = new Teller(key, me, nameOf);
  const list = (cards: readonly string[]) => cardList(edition, cards);
  const add: Teller["add"] = (...line) => teller.add(...line);
  const who = (seat: number) => teller.who(seat);
  switch (event.event) {
    case "set-up":
      add("dw-log-set-up", { removed: event.removed, left: event.left });
      if (event.returned.length) add("dw-log-returned", { cards: list(event.returned) });
      add("dw-log-landscape", { cards: list(event.landscape) });
      break;
    case "dealt": {
      const known = event.cards.every((card) => card !== "?");
      add(
        "dw-log-dealt",
        { ...who(event.seat), known: known ? "yes" : "no", cards: known ? list(event.cards) : "", count: event.cards.length },
        "plain",
        event.seat,
      );
      break;
    }
    case "turn":
      add(event.last ? "dw-log-last-turn" : "dw-log-turn", who(event.seat), "turn", event.seat);
      break;
    case "drew": {
      const known = event.card !== "?";
      add("dw-log-drew", { ...who(event.seat), known: known ? "yes" : "no", card: known ? cardName(edition, event.card) : "" }, "plain", event.seat);
      break;
    }
    case "ladybug":
      add("dw-log-ladybug", { ...who(event.seat), draws: event.draws }, "good", event.seat);
      break;
    case "shuffled":
      add("dw-log-shuffled", { count: event.cards.length, deck: event.deck });
      break;
    case "attempted":
      add(
        "dw-log-attempted",
        {
          ...who(event.seat),
          method: event.method,
          target: cardName(edition, event.target),
          extra: extra(event.cards, event.using),
          cards: list(event.cards),
          using: list(event.using),
        },
        "plain",
        event.seat,
      );
      break;
    case "rolled":
      add(
        "dw-log-rolled",
        { ...who(event.seat), dice: event.dice.join(", "), bonus: event.bonus, total: event.total, needed: event.needed },
        "plain",
        event.seat,
      );
      break;
    case "rerolled":
      add(
        "dw-log-rerolled",
        { ...who(event.seat), was: event.was, now: event.now, total: event.total, needed: event.needed },
        "plain",
        event.seat,
      );
      break;
    case "kept":
      add("dw-log-kept", who(event.seat), "plain", event.seat);
      break;
    case "captured":
      add("dw-log-captured", { ...who(event.seat), card: cardName(edition, event.card), points: event.points }, "good", event.seat);
      break;
    case "missed":
      add("dw-log-missed", { ...who(event.seat), card: cardName(edition, event.card) }, "bad", event.seat);
      break;
    case "spent":
      add("dw-log-spent", { ...who(event.seat), cards: list(event.cards), using: list(event.cards) }, "plain", event.seat);
      break;
    case "answered":
      add("dw-log-answered", who(event.seat), "plain", event.seat);
      break;
    case "discarded":
      add("dw-log-discarded", { ...who(event.seat), cards: list(event.cards), why: event.why }, "plain", event.seat);
      break;
    case "revealed":
      add("dw-log-revealed", { card: cardName(edition, event.card) });
      break;
    case "event":
      add("dw-log-event", { card: cardName(edition, event.card) }, "good");
      break;
    case "swept":
      add("dw-log-swept", { any: event.cards.length ? "yes" : "no", cards: list(event.cards) });
      break;
    case "passed":
      add(
        "dw-log-passed",
        {
          you: event.giver === me ? "giver" : event.receiver === me ? "receiver" : "no",
          known: event.card === "?" ? "no" : "yes",
          card: event.card === "?" ? "" : cardName(edition, event.card),
          giver: nameOf(event.giver),
          receiver: nameOf(event.receiver),
        },
        "plain",
        event.giver,
      );
      break;
    case "last-round":
      add("dw-log-last-round", {}, "bad");
      break;
    case "ended":
      add("dw-log-ended", { why: event.why }, "turn");
      break;
  }
  return teller.lines;
}

/** What I must decide, or whom the table waits for, in one sentence. */
export function sentence(speaker: Speaker, view: DragonwoodView): string {
  const { me, nameOf } = speaker;
  if (view.question === "over") return say("table-over.refused");
  const asked = me !== null && view.actors.includes(me);
  if (!asked) {
    const names = words.list(view.actors.map(nameOf));
    return say(`dw-wait-${view.question}`, { name: names });
  }
  const mine = view.players[me]!;
  const right = (me + view.players.length - 1) % view.players.length;
  return say(`dw-ask-${view.question}`, {
    left: view.question === "wound" ? view.wounds : mine.owes,
    total: view.roll?.total ?? 0,
    needed: view.roll?.needed ?? 0,
    name: nameOf(right),
  });
}

/** Why something cannot be done, in the rule's words. */
export function refusalInWords(edition: Edition, refusal: RefusalWords): string {
  return refusalWords(refusal, (figures) => figuresInWords(edition, figures));
}

/** A move as one says it to another. */
export function actionInWords(edition: Edition, action: { do: string } & Record<string, unknown>): string {
  const figures: Figures = figuresInWords(edition, action);
  if (action.do === "attempt") {
    const { cards, using } = action as unknown as DragonwoodAttempt;
    figures.extra = extra(cards, using ?? []);
    figures.using = cardList(edition, using ?? []);
  }
  return say(`dw-do-${action.do}`, figures);
}
