/** What the people and bots of a match are called. */
import type { SeatInfo } from "../../wire/types";
import type { SeatInfo as Shown } from "../table/seats";
import { say } from "../words/words.svelte";

/** Bots go by a name of their own at every seat. */
export function nameOf(seat: SeatInfo): string {
  if (seat.who === "person") return seat.name;
  return seat.who === "bot" ? say("ui-bot-name", { seat: seat.seat }) : say("ui-seat-open");
}

/** `own` are the names that people at this device gave themselves. Those who share a name are numbered. */
export function shownSeats(seats: readonly SeatInfo[], own: Record<number, string> = {}): Shown[] {
  const met = new Map<string, number>();
  return seats.map((seat) => {
    const name = (seat.mine && own[seat.seat]) || nameOf(seat);
    const times = seat.who === "open" ? 1 : (met.get(name) ?? 0) + 1;
    met.set(name, times);
    return {
      seat: seat.seat,
      name: times > 1 ? `${name} ${times}` : name,
      kind: seat.who,
      here: seat.who !== "person" || seat.here,
    };
  });
}
