/** What Drakon's pieces, places, events and refusals are called in the words of its rulebook. */
import type { DrakonEvent, DrakonView } from "../../../wire/types";
import type { LogLine } from "../../table/Log.svelte";
import type { RefusalWords } from "../../table/sitting";
import { refusalWords, Teller } from "../../table/speech";
import { say, words, type Figures } from "../../words/words.svelte";
import { goldOf, tileParts, type Edition } from "./edition";
import { SIDES, type Cell } from "./plane";

export interface Speaker {
  edition: Edition;
  me: number | null;
  nameOf: (seat: number) => string;
}

/** The chamber that a tile is, or will be. */
export function tileName(edition: Edition, tile: string): string {
  return kindName(edition, tileParts(tile).kind);
}

export function kindName(edition: Edition, kind: string): string {
  const found = edition.kinds.get(kind);
  return found ? words.name(found.names) : say("ui-dk-tile-unknown");
}

export function heroName(edition: Edition, hero: string): string {
  const found = edition.heroes.get(hero);
  return found ? words.name(found.names) : "";
}

export function tileList(edition: Edition, tiles: readonly string[]): string {
  return words.list(tiles.map((tile) => tileName(edition, tile)));
}

/** "2 east, 1 north": where a place lies, counted from the entrance. */
export function placeWords(cell: Cell): string {
  const parts = [];
  if (cell.x) parts.push(say("ui-dk-far", { far: Math.abs(cell.x), side: cell.x > 0 ? "e" : "w" }));
  if (cell.y) parts.push(say("ui-dk-far", { far: Math.abs(cell.y), side: cell.y > 0 ? "s" : "n" }));
  return parts.length ? parts.join(", ") : say("ui-dk-far-none");
}

/** "north and east". */
export function sidesWords(arrows: string): string {
  return words.list(SIDES.filter((side) => arrows.includes(side)).map((side) => say(`dk-side-${side.toLowerCase()}`)));
}

/** What a chamber does, in a few words. */
export function effectWords(edition: Edition, kind: string, options: DrakonView["options"] = {}): string {
  const found = edition.kinds.get(kind);
  if (!found) return "";
  const from = options.steal_coin_target === "any_opponent" ? "anyone" : (found.from ?? "right");
  return say(`dk-effect-${found.effect.replaceAll("_", "-")}`, { from, steps: edition.steps });
}

const RULES: Record<string, string> = {
  none: "dk-empty",
  find_coin: "dk-find-a-coin",
  lose_coin: "dk-lose-a-coin",
  steal_coin: "dk-steal-a-coin",
  steal_chamber: "dk-steal-a-chamber",
  destroy_chamber: "dk-destroy-a-chamber",
  rotate_chamber: "dk-rotate-a-chamber",
  switch_chamber: "dk-switch-a-chamber",
};

/** The rule that explains a chamber. */
export function ruleOf(edition: Edition, kind: string): string {
  if (kind === "entrance") return "dk-entrance";
  const effect = edition.kinds.get(kind)?.effect ?? "none";
  return RULES[effect] ?? `dk-${effect.replaceAll("_", "-")}`;
}

const ASKED: Record<string, string> = {
  where: "dk-place",
  face: "dk-arrows",
  storm: "dk-wind-storm-through",
  appear: "dk-drakon-appears",
  jump: "dk-escape",
  drakon: "dk-drakon-walks",
  destroy: "dk-destroy-a-chamber",
  rotate: "dk-rotate-a-chamber",
  switch: "dk-switch-a-chamber",
  insert: "dk-switch-a-chamber",
  float: "dk-floating-chamber",
  control: "dk-mind-control",
  direct: "dk-mind-control-choices",
  rob: "dk-steal-from-anyone",
  plunder: "dk-steal-a-chamber",
  ward: "dk-druid",
  refresh: "dk-fighter",
  after: "dk-ability",
};

/** The rule that a question comes from; empty for the turn itself. */
export function ruleOfQuestion(question: string): string {
  return ASKED[question] ?? "";
}

/** Figures of a refusal or an action, with pieces and players by their names. */
export function figuresInWords(speaker: Speaker, figures: Record<string, unknown>): Figures {
  const { edition, nameOf } = speaker;
  const spoken: Figures = {};
  for (const [name, value] of Object.entries(figures)) {
    if (name === "card" || name === "tile" || name === "hero") {
      spoken.card = heroName(edition, String(value)) || tileName(edition, String(value));
      if (name === "tile") spoken.arrows = `(${sidesWords(tileParts(String(value)).arrows)})`;
    } else if (name === "seat" || name === "player") spoken.player = nameOf(Number(value));
    else if (name === "coin") spoken.gold = goldOf(String(value));
    else if (name === "arrows") spoken.sides = sidesWords(String(value));
    else spoken[name] = Array.isArray(value) ? words.list(value.map(String)) : (value as number | string);
  }
  return spoken;
}

/** An action as its button says it; `target` names the chamber that lies where it is done. */
export function actionInWords(speaker: Speaker, action: { do: string } & Record<string, unknown>, target = ""): string {
  const figures = figuresInWords(speaker, action);
  figures.place = target || ("x" in action ? placeWords(action as unknown as Cell) : "");
  return say(`dk-do-${action.do}`, figures);
}

/** Why something cannot be done, in the rule's words. */
export function refusalInWords(speaker: Speaker, refusal: RefusalWords): string {
  return refusalWords(refusal, (figures) => figuresInWords(speaker, figures));
}

/** What I must decide, or whom the table waits for, in one sentence. */
export function sentence(speaker: Speaker, view: DrakonView): string {
  const { me, nameOf } = speaker;
  if (view.question === "over") return say("table-over.refused");
  const figures = { own: view.hero === view.actors[0] ? "yes" : "no", hero: nameOf(view.hero) };
  if (me !== null && view.actors.includes(me)) return say(`dk-ask-${view.question}`, figures);
  return say(`dk-wait-${view.question}`, { ...figures, name: words.list(view.actors.map(nameOf)) });
}

const pair = (cell: readonly number[]): Cell => ({ x: cell[0] ?? 0, y: cell[1] ?? 0 });

/** One event as lines of the log. What is only half decided is not told: what comes of it will be. */
export function tell(speaker: Speaker, event: DrakonEvent, key: string): LogLine[] {
  const { edition, me, nameOf } = speaker;
  const teller = new Teller(key, me, nameOf);
  const who = (seat: number) => teller.who(seat);
  const tile = (name: string) => ({ known: name === "?" ? "no" : "yes", card: name === "?" ? "" : tileName(edition, name) });
  const coin = (name: string) => ({ known: name === "?" ? "no" : "yes", gold: goldOf(name) });
  switch (event.event) {
    case "set-up":
      teller.add("dk-log-set-up", { ...who(event.first), pile: event.pile, hoard: event.hoard });
      break;
    case "hero":
      teller.add("dk-log-hero", { ...who(event.seat), card: heroName(edition, event.hero) }, "plain", event.seat);
      break;
    case "dealt": {
      const known = event.tiles.every((one) => one !== "?");
      teller.add(
        "dk-log-dealt",
        { ...who(event.seat), known: known ? "yes" : "no", cards: known ? tileList(edition, event.tiles) : "", count: event.tiles.length },
        "plain",
        event.seat,
      );
      break;
    }
    case "turn":
      teller.add("dk-log-turn", who(event.seat), "turn", event.seat);
      break;
    case "skipped":
      teller.add("dk-log-skipped", who(event.seat), "turn", event.seat);
      break;
    case "chose":
    case "aimed":
      break;
    case "placed":
      teller.add("dk-log-placed", { ...who(event.seat), ...tile(event.tile), place: placeWords(event) }, "plain", event.seat);
      break;
    case "drew":
      teller.add("dk-log-drew", { ...who(event.seat), ...tile(event.tile) }, "quiet", event.seat);
      break;
    case "moved": {
      const place = placeWords(pair(event.path.at(-1)!));
      if (event.by !== event.seat) {
        const you = event.by === me ? "mover" : event.seat === me ? "moved" : "no";
        teller.add("dk-log-moved-by", { you, name: nameOf(event.seat), mover: nameOf(event.by), place }, "plain", event.by);
      } else {
        const through = event.path.length > 2 ? placeWords(pair(event.path[1]!)) : "";
        teller.add("dk-log-moved", { ...who(event.seat), how: event.how, place, through }, "plain", event.seat);
      }
      break;
    }
    case "power": {
      const aimed = event.whom >= 0;
      const you = event.seat === me ? "yes" : aimed && event.whom === me ? "whom" : "no";
      teller.add(
        "dk-log-power",
        { you, name: nameOf(event.seat), card: heroName(edition, event.hero), aimed: aimed ? "yes" : "no", whom: aimed ? nameOf(event.whom) : "" },
        "good",
        event.seat,
      );
      break;
    }
    case "coin-found":
      teller.add("dk-log-coin-found", { ...who(event.seat), ...coin(event.coin) }, "good", event.seat);
      break;
    case "coin-lost":
      teller.add("dk-log-coin-lost", { ...who(event.seat), ...coin(event.coin), why: event.why }, "bad", event.seat);
      break;
    case "coin-stolen": {
      const you = event.thief === me ? "thief" : event.victim === me ? "victim" : "no";
      teller.add(
        "dk-log-coin-stolen",
        { you, ...coin(event.coin), thief: nameOf(event.thief), victim: nameOf(event.victim) },
        event.victim === me ? "bad" : "good",
        event.thief,
      );
      break;
    }
    case "warded":
      teller.add("dk-log-warded", who(event.seat), "good", event.seat);
      break;
    case "tile-stolen": {
      const you = event.thief === me ? "thief" : event.victim === me ? "victim" : "no";
      teller.add("dk-log-tile-stolen", { you, ...tile(event.tile), thief: nameOf(event.thief), victim: nameOf(event.victim) }, "plain", event.thief);
      break;
    }
    case "ignored":
      teller.add("dk-log-ignored", { ...who(event.seat), effect: event.effect }, "quiet", event.seat);
      break;
    case "declined":
      teller.add("dk-log-declined", who(event.seat), "quiet", event.seat);
      break;
    case "destroyed":
      teller.add("dk-log-destroyed", { ...who(event.seat), ...tile(event.tile), place: placeWords(event) }, "bad", event.seat);
      break;
    case "rotated":
      teller.add("dk-log-rotated", { ...who(event.seat), ...tile(event.tile), place: placeWords(event) }, "plain", event.seat);
      break;
    case "switched":
      teller.add(
        "dk-log-switched",
        { ...who(event.seat), ...tile(event.tile), target: tileName(edition, event.outgoing), place: placeWords(event), out: event.out ? "yes" : "no" },
        "plain",
        event.seat,
      );
      break;
    case "floated":
      teller.add(
        "dk-log-floated",
        { ...who(event.seat), ...tile(event.tile), from: placeWords(pair(event.source)), place: placeWords(pair(event.target)) },
        "plain",
        event.seat,
      );
      break;
    case "drakon-appeared":
      teller.add("dk-log-drakon-appeared", { ...who(event.seat), place: placeWords(event) }, "bad", event.seat);
      break;
    case "drakon-moved": {
      const stays = event.path.length < 2 ? "yes" : "no";
      teller.add("dk-log-drakon-moved", { ...who(event.seat), stays, place: placeWords(pair(event.path.at(-1)!)) }, "plain", event.seat);
      break;
    }
    case "caught": {
      const others = event.seats.filter((seat) => seat !== me).map(nameOf);
      const you = me === null || !event.seats.includes(me) ? "no" : others.length ? "also" : "yes";
      teller.add("dk-log-caught", { you, names: words.list(others), place: placeWords(event) }, "bad", event.seats[0]);
      break;
    }
    case "controlled": {
      const you = event.seat === me ? "yes" : event.whom === me ? "whom" : "no";
      teller.add("dk-log-controlled", { you, name: nameOf(event.seat), whom: nameOf(event.whom) }, "plain", event.seat);
      break;
    }
    case "discarded":
      teller.add("dk-log-discarded", { ...who(event.seat), ...tile(event.tile) }, "plain", event.seat);
      break;
    case "ended":
      teller.add("dk-log-ended", { why: event.why, names: words.list(event.winners.map(nameOf)) }, "turn");
      break;
  }
  return teller.lines;
}
