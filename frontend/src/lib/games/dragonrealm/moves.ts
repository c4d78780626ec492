/** Which pieces of the table came from where, told by the events of one step. */
import type { DragonrealmEvent } from "../../../wire/types";
import type { Moves } from "../../table/flights";

export const CARD_BACK = "radial-gradient(#7d5cb0, #2c1c50)";
const COIN = "radial-gradient(circle at 35% 30%, #ffe9a0, #c9861c)";

/** The n-th figure of a seat on a location; goblins belong to no seat. */
export function figurePiece(location: string, owner: number | "goblins", n: number): string {
  return `figure:${location}:${owner}:${n}`;
}

export const locationPiece = (location: string): string => `location:${location}`;

/** A row has at most so many figures of one owner that fly. */
const MOST = 8;

export function movesOf(events: readonly DragonrealmEvent[], me: number | null): Moves {
  const from: Record<string, string> = {};
  const to: Record<string, string> = {};
  const extra: Moves["extra"] = [];
  const places = (location: string, owner: number | "goblins", place: string, where: Record<string, string>) => {
    for (let n = 0; n < MOST; n++) where[figurePiece(location, owner, n)] = place;
  };
  const leave = (seat: number, cards: readonly string[]) => {
    if (seat === me) for (const card of cards) to[card] = "discards";
    else extra.push({ from: `seat-${seat}`, to: "discards", look: CARD_BACK });
  };
  for (const event of events) {
    if (event.event === "drew") {
      if (event.seat === me) from[event.card] = "deck";
      else extra.push({ from: "deck", to: `seat-${event.seat}`, look: CARD_BACK });
    } else if (event.event === "took") {
      if (event.seat === me) from[event.card] = `open-${event.slot}`;
      else to[`open:${event.card}`] = `seat-${event.seat}`;
    } else if (event.event === "turned-up") {
      from[`open:${event.card}`] = "deck";
    } else if (event.event === "goblins" && event.location) {
      places(event.location, "goblins", "goblins", from);
    } else if (event.event === "succeeded") {
      places(event.location, event.seat, event.fetched ? "centre" : `seat-${event.seat}`, from);
    } else if (event.event === "failed" && event.sent) {
      extra.push({ from: `seat-${event.seat}`, to: "centre", look: CARD_BACK });
    } else if (event.event === "completed") {
      event.adventurers.forEach((_, seat) => places(event.location, seat, `seat-${seat}`, to));
      places(event.location, "goblins", "goblins", to);
      if (event.winner >= 0) to[locationPiece(event.location)] = `seat-${event.winner}`;
      event.coins.forEach((coins, seat) => {
        if (coins) extra.push({ from: "road", to: `seat-${seat}`, look: COIN });
      });
    } else if (event.event === "revealed") {
      from[locationPiece(event.location)] = "road";
    } else if (event.event === "played" || event.event === "discarded") {
      leave(event.seat, event.cards);
    } else if (event.event === "passed") {
      if (event.giver === me) for (const card of event.cards) to[card] = `seat-${event.receiver}`;
      else if (event.receiver === me) for (const card of event.cards) from[card] = `seat-${event.giver}`;
      else if (event.cards.length) extra.push({ from: `seat-${event.giver}`, to: `seat-${event.receiver}`, look: CARD_BACK });
    }
  }
  return { from, to, extra };
}
