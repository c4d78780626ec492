/** "Why not?": the reason, in the rule's words, why the last thing that was tried cannot be done. */
import { say } from "../words/words.svelte";
import { announcer } from "./announcer.svelte";
import type { RefusalWords, Sitting } from "./sitting";

export class WhyNot {
  /** Told anew whenever it is read, so that it changes language with everything else. */
  #tell = $state.raw<(() => string) | undefined>();
  /** The rule to open; empty when there is none. */
  rule = $state("");

  /** `inWords` puts a refusal into the game's words. */
  constructor(private readonly inWords: (refusal: RefusalWords) => string) {}

  get text(): string {
    return this.#tell?.() ?? "";
  }

  /** Say something of the screen's own: "choose a card first". */
  say(tell: () => string, rule = ""): void {
    this.#tell = tell;
    this.rule = rule;
    announcer.tell(tell());
  }

  refuse(refusal: RefusalWords): void {
    this.say(() => this.inWords(refusal), refusal.rule);
  }

  /** Let the hall say why not. */
  async ask(sitting: Sitting<unknown, unknown>, action: { do: string }): Promise<void> {
    if (sitting.me === null) return this.say(() => say("ui-watching-only"));
    const refusal = await sitting.why(action);
    if (refusal) this.refuse(refusal);
  }

  clear(): void {
    this.#tell = undefined;
    this.rule = "";
  }

  /** Take back my latest action, or say why that is not possible. */
  takeBack(sitting: Sitting<unknown, unknown>): void {
    if (sitting.undo.can) sitting.takeBack();
    else this.refuse(sitting.undo.refusal ?? { rule: "table-undo", case: "nothing" });
  }

  /** What the button that takes back is called: while it cannot, the reason is part of it. */
  undoWords(sitting: Sitting<unknown, unknown>, can: string, cannot: string): string {
    if (sitting.undo.can) return can;
    return sitting.undo.refusal ? `${cannot} ${this.inWords(sitting.undo.refusal)}` : cannot;
  }
}
