/** What a person chose for this device; kept in the browser. */
import { isLanguage, preferred, type Language } from "./words/words.svelte";

const KEY = "dragonhall.settings";
export const THEMES = ["auto", "dark", "light"] as const;

export interface Choices {
  language: Language;
  theme: (typeof THEMES)[number];
  name: string;
  /** Show the chance of each way to capture. */
  odds: boolean;
  /** Ask for a second tap before what cannot be undone. */
  guard: boolean;
  /** Single-letter keys. */
  keys: boolean;
  motion: boolean;
  sound: boolean;
  /** 0 to 1. */
  volume: number;
  sort: "suit" | "number";
}

function read(): Partial<Choices> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return found && typeof found === "object" ? found : {};
  } catch {
    return {};
  }
}

class Settings implements Choices {
  #saved = read();
  language = $state<Language>(isLanguage(this.#saved.language) ? this.#saved.language : preferred(navigator.languages));
  theme = $state<Choices["theme"]>(this.#saved.theme ?? "auto");
  name = $state(this.#saved.name ?? "");
  odds = $state(this.#saved.odds ?? true);
  guard = $state(this.#saved.guard ?? true);
  keys = $state(this.#saved.keys ?? true);
  motion = $state(this.#saved.motion ?? true);
  sound = $state(this.#saved.sound ?? true);
  volume = $state(this.#saved.volume ?? 0.5);
  sort = $state<Choices["sort"]>(this.#saved.sort ?? "number");

  get all(): Choices {
    const { language, theme, name, odds, guard, keys, motion, sound, volume, sort } = this;
    return { language, theme, name, odds, guard, keys, motion, sound, volume, sort };
  }

  save(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.all));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const settings = new Settings();

/** Whether things may move: the person and the system both allow it. */
export function mayMove(): boolean {
  return settings.motion && !window.matchMedia?.("(prefers-reduced-motion: reduce)").matches;
}
