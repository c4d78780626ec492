/** What a screen reader is told, politely and in one place. */
class Announcer {
  text = $state("");
  #waiting: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  tell(text: string): void {
    if (!text) return;
    this.#waiting.push(text);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      // A long absence is told by its end only.
      this.text = this.#waiting.slice(-6).join(" ");
      this.#waiting = [];
    }, 250);
  }
}

export const announcer = new Announcer();
