/** Helpers for a game's own words: lines of the log, and refusals with the names of pieces in them. */
import { say, words, type Figures } from "../words/words.svelte";
import type { LogLine } from "./Log.svelte";
import type { RefusalWords } from "./sitting";

/** Gathers the lines that one event is told in. */
export class Teller {
  readonly lines: LogLine[] = [];

  constructor(
    private readonly key: string,
    private readonly me: number | null,
    private readonly nameOf: (seat: number) => string,
  ) {}

  /** The figures `you` and `name` of a seat: "You draw", "Linh draws". */
  who(seat: number): Figures {
    return { you: seat === this.me ? "yes" : "no", name: this.nameOf(seat) };
  }

  add(id: string, figures: Figures, tone: LogLine["tone"] = "plain", seat?: number): void {
    this.lines.push({ key: `${this.key}.${this.lines.length}`, text: say(id, figures), tone, seat });
  }
}

/** Why something cannot be done, in the rule's words; `spoken` puts the figures into words. */
export function refusalWords(refusal: RefusalWords, spoken: (figures: Record<string, unknown>) => Figures): string {
  const id = `${refusal.rule}.${refusal.case}`;
  return words.has(id) ? say(id, spoken(refusal.figures ?? {})) : say("ui-refused");
}
