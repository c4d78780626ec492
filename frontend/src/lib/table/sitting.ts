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

/** An action as it goes over the wire. */
export type Deed = { do: string } & Record<string, unknown>;

/** Something that was said at the table, in one of the game's ready phrases. */
export interface Said {
  n: number;
  seat: number;
  phrase: string;
  /** The seat it is meant for; left out or −1: for all. */
  to?: number | undefined;
  /** The pieces that it names. */
  pieces?: readonly string[] | undefined;
}

/** Table talk: ready phrases that everybody hears in their own language. */
export interface TableTalk {
  /** What may be said, as ids of messages. */
  readonly phrases: readonly string[];
  /** For the phrases that name pieces: which ones these may be. */
  readonly pieces: Readonly<Record<string, readonly string[]>>;
  readonly said: readonly Said[];
  say(phrase: string, pieces?: readonly string[], to?: number): void;
}

export interface Sitting<View, Event> {
  /** The id of the match. */
  readonly match: string;
  /** The seat I look from; null for a spectator. */
  readonly me: number | null;
  readonly seats: readonly SeatInfo[];
  /** The edition of this match, as data. */
  readonly edition: Record<string, unknown>;
  /** What is shown now; steps that are still to be shown wait in a queue. */
  readonly view: View;
  /** The seats that are asked in the view that is shown now. */
  readonly actors: readonly number[];
  /** I am one of them. */
  readonly asked: boolean;
  /** All that I may do in the view that is shown now; empty when I am not asked. */
  readonly legal: readonly Deed[];
  readonly past: readonly Happened<Event>[];
  /** The next step to show, once the screen is ready for it. */
  readonly next: Step<View, Event> | undefined;
  /** More steps than two wait: show them without ceremony. */
  readonly behind: boolean;
  /** An action of mine is on its way. */
  readonly sending: boolean;
  /** Left out where the game has no ready phrases. */
  readonly talk?: TableTalk | undefined;
  readonly undo: { can: boolean; refusal?: RefusalWords | undefined };
  /** When the last entry came, by the hall's clock in milliseconds. */
  readonly since: number;
  /** At a shared device: the device goes to somebody else now. */
  readonly passOn: { name: string; go: () => void } | undefined;
  /** When the time for the decision runs out, by the hall's clock in milliseconds; 0 when it does not. */
  readonly due: number;
  /** What the hall's clock shows now, in milliseconds. */
  now(): number;
  /** What a seat's person or bot is called. */
  nameOf(seat: number): string;
  /** Put the next step on the screen. */
  turnPage(): void;
  act(action: { do: string }): void;
  takeBack(): void;
  /** Ask the hall about an unfinished action; undefined when there is no answer. */
  draft<Answer>(draft: unknown): Promise<Answer | undefined>;
  /** Ask the hall why I may not do this; undefined when I may, or when there is no answer. */
  why(action: { do: string }): Promise<RefusalWords | undefined>;
}
