/** Plays the sounds of the hall, when a person wants them; silent until the page was first touched. */
import { settings } from "../settings.svelte";
import { VOICES, type Sound } from "./voices";

const GESTURES = ["pointerdown", "keydown", "touchend"] as const;
/** The same sound is not played again within so many seconds. */
const APART = 0.07;

export class Sounds {
  #context: AudioContext | undefined;
  #out: GainNode | undefined;
  #last = new Map<Sound, number>();

  /** Browsers let a page sound only after a gesture: wait for the first one. */
  constructor(private readonly make: (() => AudioContext) | undefined = globalThis.AudioContext && (() => new AudioContext())) {
    const wake = () => {
      for (const name of GESTURES) globalThis.removeEventListener?.(name, wake, true);
      this.#wake();
    };
    for (const name of GESTURES) globalThis.addEventListener?.(name, wake, true);
  }

  #wake(): void {
    try {
      this.#context ??= this.make?.();
      this.#out ??= this.#context?.createGain();
      if (this.#context) this.#out?.connect(this.#context.destination);
    } catch {
      // A device without sound still plays.
    }
  }

  play(sound: Sound): void {
    const context = this.#context;
    if (!context || !this.#out || !settings.sound || settings.volume <= 0) return;
    if (context.state === "suspended") void context.resume();
    const now = context.currentTime;
    if (now - (this.#last.get(sound) ?? -1) < APART) return;
    this.#last.set(sound, now);
    this.#out.gain.value = settings.volume ** 2;
    VOICES[sound](context, this.#out, now + 0.01);
  }
}

export const sounds = new Sounds();
export type { Sound };
