/** Which pieces of the table came from where, told by the events of one step. */
import type { DragonwoodEvent } from "../../../wire/types";
import type { Moves } from "../../table/flights";

export const ADVENTURER_BACK = "radial-gradient(#a33a2a, #4f120e)";

export function slotPiece(slot: number, kind: string): string {
  return `land:${slot}:${kind}`;
}

export function movesOf(events: readonly DragonwoodEvent[], me: number | null, before: readonly (string | null)[]): Moves {
  const from: Record<string, string> = {};
  const to: Record<string, string> = {};
  const extra: Moves["extra"] = [];
  for (const event of events) {
    if (event.event === "drew") {
      if (event.seat === me) from[event.card] = "deck";
      else extra.push({ from: "deck", to: `seat-${event.seat}`, look: ADVENTURER_BACK });
    } else if (event.event === "captured") {
      to[slotPiece(event.slot, event.card)] = `seat-${event.seat}`;
      if (event.seat === me) for (const card of event.cards) to[card] = "discards";
      else extra.push({ from: `seat-${event.seat}`, to: "discards", look: ADVENTURER_BACK });
    } else if (event.event === "revealed") {
      from[slotPiece(event.slot, event.card)] = "woods";
    } else if (event.event === "discarded") {
      for (const card of event.cards) to[card] = "discards";
      if (event.seat !== me) extra.push({ from: `seat-${event.seat}`, to: "discards", look: ADVENTURER_BACK });
    } else if (event.event === "passed") {
      if (event.giver === me) to[event.card] = `seat-${event.receiver}`;
      else if (event.receiver === me) from[event.card] = `seat-${event.giver}`;
      else extra.push({ from: `seat-${event.giver}`, to: `seat-${event.receiver}`, look: ADVENTURER_BACK });
    } else if (event.event === "swept") {
      before.forEach((kind, slot) => {
        if (kind && event.cards.includes(kind)) to[slotPiece(slot, kind)] = "woods";
      });
    }
  }
  return { from, to, extra };
}
