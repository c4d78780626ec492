/** What happens in Dragon's Gold, and what is asked and refused, in the words of its rulebook. */
import type { DragonsGoldEvent, DragonsGoldView } from "../../../wire/types";
import type { LogLine } from "../../table/Log.svelte";
import type { Deed, RefusalWords, Said } from "../../table/sitting";
import { refusalWords, Teller } from "../../table/speech";
import { say, words, type Figures } from "../../words/words.svelte";
import { sum, type Edition } from "./edition";
import { countsInWords, namesInWords, pieceName } from "./pieces";

export interface Speaker {
  edition: Edition;
  me: number | null;
  nameOf: (seat: number) => string;
}

interface ShareWords {
  seat: number;
  tokens: readonly number[];
}

interface Aimed {
  dragons?: readonly string[];
  seats?: readonly number[];
  adventurer?: string;
  token?: string;
}

const yes = (so: unknown): string => (so ? "yes" : "no");

/** How long one may talk: seconds, or hours where it is about days; without a clock rounds are counted. */
function time(seconds: number): { how: string; hours: number } {
  return { how: !seconds ? "rounds" : seconds % 3600 ? "clock" : "hours", hours: Math.floor(seconds / 3600) };
}

export function sharesInWords({ edition, nameOf }: Speaker, shares: readonly ShareWords[]): string {
  return shares.map((share) => say("dg-share", { name: nameOf(share.seat), cards: countsInWords(edition, share.tokens) })).join(" · ");
}

/** What a magic object is aimed at. */
export function aimsInWords({ edition, nameOf }: Speaker, aim: Aimed): string {
  const pieces = [...(aim.dragons ?? []), ...(aim.adventurer ? [aim.adventurer] : []), ...(aim.token ? [aim.token] : [])];
  return words.list([...pieces.map((id) => pieceName(edition, id)), ...(aim.seats ?? []).map(nameOf)]);
}

/** The two of an event that concerns two seats, and which of them I am. */
function pair(speaker: Speaker, one: string, first: number, other: string, second: number): Figures {
  return {
    you: first === speaker.me ? one : second === speaker.me ? other : "no",
    [one]: speaker.nameOf(first),
    [other]: speaker.nameOf(second),
  };
}

type Told = { figures: Figures; tone?: LogLine["tone"]; seat?: number } | undefined;

/** The figures of an event beyond its plain numbers. */
function told(speaker: Speaker, event: DragonsGoldEvent): Told {
  const { edition, nameOf } = speaker;
  const name = (id: string) => pieceName(edition, id);
  const heap = (counts: readonly number[]): Figures => ({ cards: countsInWords(edition, counts), any: yes(sum(counts)) });
  const list = (ids: readonly string[]): Figures => ({ cards: ids.includes("?") ? "" : namesInWords(edition, ids), any: yes(ids.length) });
  switch (event.event) {
    case "revealed":
      return { figures: { target: name(event.dragon), ...heap(event.treasure) } };
    case "object-drawn":
      return { figures: { card: name(event.card) } };
    case "turn":
      return { figures: {}, tone: "turn" };
    case "refreshed":
      return { figures: { cards: namesInWords(edition, event.adventurers) } };
    case "sent":
    case "called-back":
      return { figures: { card: name(event.adventurer), target: name(event.dragon) } };
    case "standoff":
    case "weakened":
    case "came-home":
      return { figures: { target: name(event.dragon) } };
    case "slain":
      return { figures: { target: name(event.dragon), names: words.list(event.seats.map(nameOf)), ...heap(event.hidden) }, tone: "good" };
    case "bag-empty":
      return { figures: {}, tone: "bad" };
    case "took-all":
      return { figures: heap(event.tokens), tone: "good" };
    case "sharing": {
      const divided = event.divider >= 0 ? { how: "divide", name: nameOf(event.divider) } : { name: "" };
      return { figures: { ...time(event.seconds), ...divided, names: words.list(event.seats.map(nameOf)), ...heap(event.treasure) } };
    }
    case "offered":
    case "agreed":
    case "shares-taken":
      return { figures: { shares: sharesInWords(speaker, event.shares) }, tone: event.event === "agreed" ? "good" : "plain" };
    case "lost":
      return { figures: heap(event.tokens), tone: "bad" };
    case "divided":
      return { figures: { piles: event.piles.map((pile) => countsInWords(edition, pile)).join(" · ") } };
    case "chose":
      return { figures: heap(event.tokens) };
    case "robbing":
    case "theft-stopped":
      return {
        figures: { ...pair(speaker, "thief", event.thief, "victim", event.victim), helped: yes("helped" in event && event.helped) },
        seat: event.thief,
      };
    case "nobody-to-rob":
      return { figures: { you: yes(event.thief === speaker.me), name: nameOf(event.thief) }, seat: event.thief };
    case "looked":
      return { figures: { ...pair(speaker, "thief", event.thief, "victim", event.victim), ...list(event.tokens) }, seat: event.thief };
    case "stolen":
      return {
        figures: { ...pair(speaker, "thief", event.thief, "victim", event.victim), card: event.token === "?" ? "" : name(event.token) },
        tone: event.victim === speaker.me ? "bad" : event.thief === speaker.me ? "good" : "plain",
        seat: event.thief,
      };
    case "market-opened":
      return { figures: time(event.seconds), tone: "turn" };
    case "swap-offered":
    case "swapped":
      return {
        figures: {
          ...pair(speaker, "giver", event.seat, "receiver", event.partner),
          cards: countsInWords(edition, event.gives),
          using: countsInWords(edition, event.gets),
        },
        tone: event.event === "swapped" ? "good" : "plain",
        seat: event.seat,
      };
    case "shown":
    case "unveiled":
      return { figures: list(event.tokens) };
    case "object-played": {
      const aims = aimsInWords(speaker, event);
      return { figures: { card: name(event.card), aims, aimed: yes(aims) } };
    }
    case "object-stopped":
      return { figures: { card: name(event.card) } };
    case "shares-swapped":
      return { figures: { one: nameOf(event.one), other: nameOf(event.other) } };
    case "dragons-swapped":
      return { figures: { card: name(event.one), target: name(event.other) } };
    case "token-taken":
      return { figures: { card: name(event.token), target: name(event.card) } };
    case "more-time":
      return { figures: time(event.seconds) };
    case "hidden-drawn":
      return { figures: { target: name(event.dragon), ...heap(event.tokens) } };
    case "objects-shuffled":
      return { figures: { count: event.cards.length } };
    case "ended":
      return { figures: {}, tone: "turn" };
    default:
      return { figures: {} };
  }
}

/** One event as lines of the log. */
export function tell(speaker: Speaker, event: DragonsGoldEvent, key: string): LogLine[] {
  const teller = new Teller(key, speaker.me, speaker.nameOf);
  const more = told(speaker, event);
  const plain: Figures = {};
  for (const [name, value] of Object.entries(event)) {
    if (typeof value === "number" || typeof value === "string") plain[name] = value;
  }
  const seat = "seat" in event ? event.seat : undefined;
  const who = seat === undefined ? {} : teller.who(seat);
  teller.add(`dg-log-${event.event}`, { ...plain, ...who, ...more?.figures }, more?.tone ?? "plain", more?.seat ?? seat);
  return teller.lines;
}

/** What I must decide, or whom the table waits for, in one sentence. */
export function sentence(speaker: Speaker, view: DragonsGoldView): string {
  const { edition, me, nameOf } = speaker;
  if (view.question === "over") return say("table-over.refused");
  if (me === null || !view.actors.includes(me)) return say(`dg-wait-${view.question}`, { name: words.list(view.actors.map(nameOf)) });
  const sharing = view.sharing;
  const seatName = (seat: number | undefined) => (seat !== undefined && seat >= 0 ? nameOf(seat) : "");
  return say(`dg-ask-${view.question}`, {
    occasion: view.occasion,
    count: sharing?.involved.length ?? 0,
    you: me === sharing?.victim ? "victim" : "thief",
    thief: seatName(sharing?.thief),
    victim: seatName(sharing?.victim),
    name: seatName(view.played?.seat),
    card: view.played ? pieceName(edition, view.played.card) : "",
  });
}

/** Figures of a refusal, with pieces by their names. */
function figuresInWords(edition: Edition, figures: Record<string, unknown>): Figures {
  const spoken: Figures = {};
  for (const [name, value] of Object.entries(figures)) {
    if (Array.isArray(value)) spoken[name] = name === "cards" ? namesInWords(edition, value as string[]) : words.list(value.map(String));
    else if (name === "card" || name === "target") spoken[name] = pieceName(edition, String(value));
    else spoken[name] = value as number | string;
  }
  return spoken;
}

/** Why something cannot be done, in the rule's words. */
export function refusalInWords(edition: Edition, refusal: RefusalWords): string {
  return refusalWords(refusal, (figures) => figuresInWords(edition, figures));
}

/** What a button that does this is called. */
export function deedInWords(speaker: Speaker, deed: Deed): string {
  const { edition, nameOf } = speaker;
  const name = (id: unknown) => pieceName(edition, String(id));
  const counts = (value: unknown) => countsInWords(edition, value as number[]);
  const figures: Figures = {};
  for (const [field, value] of Object.entries(deed)) if (typeof value === "number") figures[field] = value;
  if (deed.do === "send") Object.assign(figures, { card: name(deed.adventurer), target: name(deed.dragon) });
  else if (deed.do === "offer") figures.shares = sharesInWords(speaker, deed.shares as ShareWords[]);
  else if (deed.do === "divide") figures.piles = (deed.piles as number[][]).map(counts).join(" · ");
  else if (deed.do === "rob") figures.name = nameOf(deed.victim as number);
  else if (deed.do === "take") Object.assign(figures, { random: yes(deed.token === "?"), card: name(deed.token) });
  else if (deed.do === "swap") Object.assign(figures, { name: nameOf(deed.partner as number), cards: counts(deed.gives), using: counts(deed.gets) });
  else if (deed.do === "show") figures.cards = counts(deed.tokens);
  else if (deed.do === "play") {
    const aims = aimsInWords(speaker, deed as Aimed);
    Object.assign(figures, { card: name(deed.card), aims, aimed: yes(aims) });
  }
  return say(`dg-do-${deed.do}`, figures);
}

/** Something that was said at the table. */
export function saidInWords(edition: Edition, said: Pick<Said, "phrase" | "pieces">): string {
  return say(said.phrase, { cards: namesInWords(edition, said.pieces ?? []) });
}
