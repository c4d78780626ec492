/** What a game's table needs from the connection: how the match stands for me, and the doors to act. */
import type { SeatInfo } from "./seats";

export interface RefusalWords {
  rule: string;
  case: string;
  figures?: Record<string, unknown>;
}

/** The events of one entry, as I may know them. */
export interface Happened<Event> {
  n: number;
  events: readonly Event[];
}

export interface Step<View, Event> {
  /** How many entries this view has seen. */
  n: number;
  view: View;
  events: readonly Event[];
}

export interface Sitting<View, Event> {
  readonly me: number | null;
  readonly seats: readonly SeatInfo[];
  /** The edition of this match, as data. */
  readonly edition: Record<string, unknown>;
  /** What is shown now; steps that are still to be shown wait in a queue. */
  readonly view: View;
  readonly past: readonly Happened<Event>[];
  /** The next step to show, once the screen is ready for it. */
  readonly next: Step<View, Event> | undefined;
  /** More steps than one wait: show them without ceremony. */
  readonly behind: boolean;
  /** An action of mine is on its way. */
  readonly sending: boolean;
  readonly undo: { can: boolean; refusal?: RefusalWords | undefined };
  /** Put the next step on the screen. */
  turnPage(): void;
  act(action: { do: string }): void;
  takeBack(): void;
  /** Ask the server about an unfinished action. */
  draft<Answer>(draft: unknown): Promise<Answer | undefined>;
}
