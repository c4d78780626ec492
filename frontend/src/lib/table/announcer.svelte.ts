/** What a screen reader is told, politely and in one place. */
class Announcer {
  text = $state("");
  #waiting: (string | (() => string))[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Say it in a moment; a function is asked for its words only then, when all that comes together is there. */
  tell(text: string | (() => string)): void {
    if (!text) return;
    this.#waiting.push(text);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      // A long absence is told by its end only.
      const words = this.#waiting.map((one) => (typeof one === "string" ? one : one()));
      // What is said twice in a breath is heard once, where it was said last: the question comes after what happened.
      const told = words.filter((one, n) => one && words.lastIndexOf(one) === n).slice(-7).join(" ");
      // The same words again are news only if something in them differs.
      this.text = told === this.text ? `${told}\u00a0` : told;
      this.#waiting = [];
    }, 250);
  }
}

export const announcer = new Announcer();
