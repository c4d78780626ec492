/** Which pieces of the table came from where, told by the events of one step. */
import type { DragonsGoldEvent } from "../../../wire/types";
import type { Flight, Moves } from "../../table/flights";
import { TOKEN_COLOURS } from "./pictures";

export const dragonPiece = (dragon: string): string => `dragon:${dragon}`;
export const fighterPiece = (seat: number, adventurer: string): string => `fighter:${seat}:${adventurer}`;

/** More tokens than so many fly as if they were so many. */
const MOST = 8;

function flying(from: string, to: string, counts: readonly number[]): Flight[] {
  const colours = Object.values(TOKEN_COLOURS);
  const each = counts.flatMap((count, at) => Array.from({ length: count }, () => colours[at]?.[0] ?? "#c9a227"));
  return each.slice(0, MOST).map((look) => ({ from, to, look, round: true }));
}

export function movesOf(events: readonly DragonsGoldEvent[], me: number | null, slot: number | undefined): Moves {
  const from: Record<string, string> = {};
  const to: Record<string, string> = {};
  const extra: Flight[] = [];
  let treasure = slot === undefined ? "talk" : `slot-${slot}`;
  for (const event of events) {
    if (event.event === "sent") from[fighterPiece(event.seat, event.adventurer)] = event.seat === me ? `team-${event.adventurer}` : `seat-${event.seat}`;
    else if (event.event === "revealed") from[dragonPiece(event.dragon)] = "pile";
    else if (event.event === "slain") {
      treasure = `slot-${event.slot}`;
      extra.push(...flying("bag", treasure, event.hidden));
    } else if (event.event === "took-all") extra.push(...flying(treasure, `seat-${event.seat}`, event.tokens));
    else if (event.event === "shares-taken") {
      for (const share of event.shares) extra.push(...flying(treasure, `seat-${share.seat}`, share.tokens));
    } else if (event.event === "lost") extra.push(...flying(treasure, "lost", event.tokens));
    else if (event.event === "stolen") extra.push({ from: `seat-${event.victim}`, to: `seat-${event.thief}`, look: "#c9a227", round: true });
    else if (event.event === "swapped") {
      extra.push(...flying(`seat-${event.seat}`, `seat-${event.partner}`, event.gives));
      extra.push(...flying(`seat-${event.partner}`, `seat-${event.seat}`, event.gets));
    } else if (event.event === "came-home") to[dragonPiece(event.dragon)] = "pile";
  }
  return { from, to, extra };
}
