/** Asks the hall about an action that is not finished: the chance of each way to do it, or why it cannot be done. */
import type { Sitting } from "./sitting";

/** Cards are often chosen several at a time: the question waits until the hand rests. */
const REST = 50;
/** Without an answer the question is asked again. */
const AGAIN = 1500;

export class Drafts<Answer> {
  #answer = $state.raw<{ about: string; answer: Answer } | undefined>();
  #sitting: () => Sitting<unknown, { event: string }>;
  #question: () => object | undefined;

  /** Make it while a component is set up. `question` is the draft as the wire has it, undefined while there is none. */
  constructor(sitting: () => Sitting<never, never>, question: () => object | undefined) {
    this.#sitting = sitting as never;
    this.#question = question;
    $effect(() => {
      const about = this.#about;
      if (!about) return undefined;
      const ask = () =>
        void this.#sitting()
          .draft<Answer>(JSON.parse(about.slice(about.indexOf("{"))))
          .then((answer) => {
            if (about !== this.#about) return;
            if (answer) this.#answer = { about, answer };
            else timer = setTimeout(ask, AGAIN);
          });
      let timer = setTimeout(ask, REST);
      return () => clearTimeout(timer);
    });
  }

  get #about(): string {
    const question = this.#question();
    return question ? `${this.#sitting().past.at(-1)?.n ?? 0} ${JSON.stringify(question)}` : "";
  }

  /** The answer to what is chosen now; undefined until it is there. */
  get answer(): Answer | undefined {
    return this.#answer && this.#answer.about === this.#about ? this.#answer.answer : undefined;
  }
}
