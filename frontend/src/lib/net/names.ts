/** What the people and bots of a match are called. */
import type { SeatInfo } from "../../wire/types";
import type { SeatInfo as Shown } from "../table/seats";
import { say } from "../words/words.svelte";

/** Bots go by a name of their own at every seat. */
export function nameOf(seat: SeatInfo): string {
  if (seat.who === "person") return seat.name;
  return seat.who === "bot" ? say("ui-bot-name", { seat: seat.seat }) : say("ui-seat-open");
}

export function shownSeats(seats: readonly SeatInfo[]): Shown[] {
  return seats.map((seat) => ({
    seat: seat.seat,
    name: nameOf(seat),
    kind: seat.who,
    here: seat.who !== "person" || seat.here,
  }));
}
