/** How the sharing of a treasure has just ended, to be seen for a while: a deal, or what was lost. */
import type { DragonsGoldEvent } from "../../../wire/types";

export type Outcome =
  | { kind: "deal"; shares: readonly { seat: number; tokens: readonly number[] }[] }
  | { kind: "lost"; tokens: readonly number[]; why: "time" | "rounds" | "broken-off" };

export function outcomeOf(events: readonly DragonsGoldEvent[]): Outcome | undefined {
  for (const event of events) {
    if (event.event === "lost") return { kind: "lost", tokens: event.tokens, why: event.why };
    if (event.event === "agreed") return { kind: "deal", shares: event.shares };
  }
  return undefined;
}
