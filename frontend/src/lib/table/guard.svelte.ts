/** The guard against mis-taps: the first press arms, a second one within four seconds does it. */
import { settings } from "../settings.svelte";
import { say } from "../words/words.svelte";
import { announcer } from "./announcer.svelte";

export const GUARD_TIME = 4000;

export class Guard {
  armed = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Do it, or arm and wait for a second press; `what` it would do is told to those who listen. */
  press(act: () => void, what = ""): void {
    if (!settings.guard || this.armed) {
      this.disarm();
      act();
      return;
    }
    this.armed = true;
    announcer.tell(what ? say("ui-guard-again", { what }) : say("ui-guard-short"));
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.disarm(), GUARD_TIME);
  }

  disarm(): void {
    this.armed = false;
    clearTimeout(this.#timer);
  }
}
