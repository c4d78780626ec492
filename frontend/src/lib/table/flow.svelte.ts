/**
 * Shows a match step by step: what must be seen first (a throw of dice, say), then the new position, with pieces that
 * fly to their places, words for those who listen, and sounds. Nothing in here waits for anything but the eye.
 */
import { tick, untrack } from "svelte";
import { sounds, type Sound } from "../sound/sounds";
import { announcer } from "./announcer.svelte";
import { fly, look, type Moves } from "./flights";
import type { Sitting, Step } from "./sitting";

/** How long a show stays after the position has followed it, in milliseconds. */
const LINGER = 1700;

export interface FlowHooks<View, Event, Show> {
  sitting: () => Sitting<View, Event>;
  /** Which pieces come from where and go where in this step. */
  moves?: (step: Step<View, Event>, before: View) => Moves;
  /** What must be seen before the new position: it is put into `flow.show`, and `flow.shown()` ends it. */
  show?: (step: Step<View, Event>, before: View) => Show | undefined;
  /** How long a show stays after the position has followed it, in milliseconds; a moment where it is left out. */
  linger?(show: Show): number;
  /** The new position stands: put down what was chosen and is no longer there. */
  turned?: (step: Step<View, Event>, before: View, asked: boolean) => void;
  /** The step in words, for a screen reader. */
  tell: (step: Step<View, Event>) => string[];
  /** What I must decide, or whom the table waits for, in one sentence: said first, and after a step when I am asked. */
  sentence: () => string;
  sounds?: (step: Step<View, Event>) => readonly Sound[];
}

export class Flow<View, Event, Show = never> {
  /** The element in which pieces fly. */
  root = $state<HTMLElement | undefined>();
  /** Where the keyboard's place goes when the thing that had it is gone. */
  home = $state<HTMLElement | undefined>();
  /** What is being shown, or has just been. */
  show = $state.raw<Show | undefined>();
  /** The next position waits for the show to end. */
  waiting = $state(false);
  #fading: ReturnType<typeof setTimeout> | undefined;

  /** Make it while a component is set up. */
  constructor(private readonly hooks: FlowHooks<View, Event, Show>) {
    $effect(() => {
      const step = hooks.sitting().next;
      untrack(() => this.#take(step));
    });
    $effect(() => () => clearTimeout(this.#fading));
    // Who comes to the table is told how it stands.
    $effect(() => {
      let here = true;
      untrack(() => announcer.tell(() => (here ? hooks.sentence() : "")));
      return () => (here = false);
    });
  }

  /** Change what is chosen; pieces that change their place fly there. */
  change(act: () => void): void {
    // Whoever chooses has seen the throw that was there.
    if (!this.waiting) this.#clear();
    const before = this.root ? look(this.root) : new Map();
    act();
    void tick().then(() => this.root && fly(this.root, before));
  }

  /** The show was seen, or somebody is in a hurry: turn to the position that follows it, or put the show away. */
  shown(): void {
    if (this.waiting) this.#turn();
    else this.#clear();
  }

  /** The show's result stands on the screen now. */
  settled(): void {
    if (this.waiting) this.#turn();
  }

  #clear(): void {
    clearTimeout(this.#fading);
    this.show = undefined;
  }

  #take(step: Step<View, Event> | undefined): void {
    const sitting = this.hooks.sitting();
    if (!step) {
      // Nothing waits to be shown any more: the line may have begun anew.
      this.waiting = false;
      return;
    }
    if (this.waiting && !sitting.behind) return;
    const show = sitting.behind ? undefined : this.hooks.show?.(step, sitting.view);
    if (show === undefined) {
      if (sitting.behind) this.#clear();
      this.#turn();
      return;
    }
    clearTimeout(this.#fading);
    this.waiting = true;
    this.show = show;
  }

  #turn(): void {
    const sitting = this.hooks.sitting();
    const step = sitting.next;
    this.waiting = false;
    if (!step) return;
    const behind = sitting.behind;
    const before = sitting.view;
    const wasAsked = sitting.asked;
    const moves = this.hooks.moves?.(step, before) ?? {};
    const places = this.root ? look(this.root) : new Map();
    const hadFocus = document.activeElement !== document.body && this.root?.contains(document.activeElement);
    const words = this.hooks.tell(step);
    sitting.turnPage();
    this.hooks.turned?.(step, before, wasAsked);
    announcer.tell(words.join(" "));
    if (sitting.asked) announcer.tell(this.hooks.sentence());
    if (!behind) {
      // Whoever looks elsewhere hears the bell only.
      if (!document.hidden) for (const sound of this.hooks.sounds?.(step) ?? []) sounds.play(sound);
      if (sitting.asked && !wasAsked) sounds.play("bell");
    }
    void tick().then(() => {
      if (this.root) fly(this.root, places, moves);
      if (hadFocus && document.activeElement === document.body) this.home?.focus();
    });
    clearTimeout(this.#fading);
    if (this.show !== undefined) {
      this.#fading = setTimeout(() => (this.show = undefined), this.hooks.linger?.(this.show) ?? LINGER);
    }
  }
}
