/** The guard against mis-taps: the first press arms, a second one within four seconds does it. */
import { settings } from "../settings.svelte";

export const GUARD_TIME = 4000;

export class Guard {
  armed = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Do it, or arm and wait for a second press. */
  press(act: () => void): void {
    if (!settings.guard || this.armed) {
      this.disarm();
      act();
      return;
    }
    this.armed = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.disarm(), GUARD_TIME);
  }

  disarm(): void {
    this.armed = false;
    clearTimeout(this.#timer);
  }
}
