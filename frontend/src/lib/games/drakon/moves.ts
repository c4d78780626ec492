/** Which pieces came from where, told by the events of one step: flying tiles, walked ways, sounds. */
import type { DrakonEvent, DrakonView } from "../../../wire/types";
import type { Sound } from "../../sound/sounds";
import type { Moves } from "../../table/flights";
import { placeOf, type Cell } from "./plane";

const BACK = "radial-gradient(#8a5a3a, #33201a)";
const COIN = "radial-gradient(#ffdf7a, #a8710d)";

/** A tile of a hand lies there under a name of its own: two may be alike. */
export const pieceOf = (tile: string, nth: number): string => `${tile}#${nth}`;
export const tileOf = (piece: string): string => piece.split("#")[0]!;

/** The pieces of a hand, in its order. */
export function piecesOf(hand: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return hand.map((tile) => {
    const nth = seen.get(tile) ?? 0;
    seen.set(tile, nth + 1);
    return pieceOf(tile, nth);
  });
}

export function movesOf(events: readonly DrakonEvent[], me: number | null, before: DrakonView, after: DrakonView): Moves {
  const from: Record<string, string> = {};
  const to: Record<string, string> = {};
  const extra: Moves["extra"] = [];
  const count = (view: DrakonView, tile: string) => (me === null ? 0 : view.players[me]!.hand.filter((one) => one === tile).length);
  const came = (tile: string) => pieceOf(tile, Math.max(0, count(after, tile) - 1));
  const went = (tile: string) => pieceOf(tile, Math.max(0, count(before, tile) - 1));
  for (const event of events) {
    if (event.event === "drew") {
      if (event.seat === me) from[came(event.tile)] = "pile";
      else extra.push({ from: "pile", to: `seat-${event.seat}`, look: BACK });
    } else if (event.event === "placed" || event.event === "switched") {
      if (event.seat === me) to[went(event.tile)] = placeOf(event);
      else extra.push({ from: `seat-${event.seat}`, to: placeOf(event), look: BACK });
    } else if (event.event === "discarded") {
      if (event.seat === me) to[went(event.tile)] = "removed";
      else extra.push({ from: `seat-${event.seat}`, to: "removed", look: BACK });
    } else if (event.event === "tile-stolen") {
      if (event.thief === me) from[came(event.tile)] = `seat-${event.victim}`;
      else if (event.victim === me) to[went(event.tile)] = `seat-${event.thief}`;
      else extra.push({ from: `seat-${event.victim}`, to: `seat-${event.thief}`, look: BACK });
    } else if (event.event === "coin-found") extra.push({ from: "hoard", to: `seat-${event.seat}`, look: COIN });
    else if (event.event === "coin-lost") extra.push({ from: `seat-${event.seat}`, to: "hoard", look: COIN });
    else if (event.event === "coin-stolen") extra.push({ from: `seat-${event.victim}`, to: `seat-${event.thief}`, look: COIN });
  }
  return { from, to, extra };
}

/** A way that somebody went: Drakon (−1) or a seat's hero. */
export interface Trail {
  who: number;
  cells: Cell[];
  turn: number;
}

/** The ways that are shown after a step: the last of each figure, as long as it is news. */
export function trailsAfter(events: readonly DrakonEvent[], view: DrakonView, trails: readonly Trail[]): Trail[] {
  let kept = trails.filter((trail) => view.turn - trail.turn <= (trail.who < 0 ? view.players.length : 1));
  for (const event of events) {
    if (event.event !== "moved" && event.event !== "drakon-moved") continue;
    const who = event.event === "moved" ? event.seat : -1;
    kept = kept.filter((trail) => trail.who !== who);
    const cells = event.path.map(([x, y]) => ({ x: x!, y: y! }));
    if (cells.length > 1) kept.push({ who, cells, turn: view.turn });
  }
  return kept;
}

const SOUNDS: Partial<Record<DrakonEvent["event"], Sound>> = {
  drew: "paper",
  dealt: "paper",
  "tile-stolen": "paper",
  placed: "wood",
  moved: "wood",
  rotated: "wood",
  switched: "wood",
  floated: "wood",
  destroyed: "dice",
  "drakon-appeared": "dice",
  "drakon-moved": "wood",
  caught: "dice",
  "coin-found": "coin",
  "coin-stolen": "coin",
  "coin-lost": "coin",
};

export function soundsOf(events: readonly DrakonEvent[]): Sound[] {
  return [...new Set(events.flatMap((event) => SOUNDS[event.event] ?? []))];
}
