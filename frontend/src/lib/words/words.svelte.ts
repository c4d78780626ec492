/** The words on the screen: Fluent messages of the interface and of the rulebooks, in the language chosen now. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "es", "vi"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Names = Record<Language, string>;
export type Figures = Record<string, FluentVariable>;

export const LANGUAGE_NAMES: Names = { en: "English", es: "Español", vi: "Tiếng Việt" };

const files = import.meta.glob<string>(
  ["../../words/*.ftl", "../../../../src/dragonhall/kernel/rulebook/*.ftl", "../../../../src/dragonhall/games/*/rulebook/*.ftl"],
  { query: "?raw", import: "default" },
);

async function load(language: Language): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const mine = Object.keys(files).filter((path) => path.endsWith(`/${language}.ftl`));
  for (const text of await Promise.all(mine.map((path) => files[path]!()))) {
    for (const error of bundle.addResource(new FluentResource(text))) console.warn(`${language}: ${error.message}`);
  }
  return bundle;
}

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.includes(value as Language);
}

/** The first language that the browser asks for and we speak. */
export function preferred(asked: readonly string[]): Language {
  for (const tag of asked) {
    const short = tag.slice(0, 2).toLowerCase();
    if (isLanguage(short)) return short;
  }
  return "en";
}

class Words {
  language = $state<Language>("en");
  #bundle = $state.raw<FluentBundle | undefined>();
  #loaded = new Map<Language, FluentBundle>();

  get ready(): boolean {
    return this.#bundle !== undefined;
  }

  /** Speak this language from now on; everything on the screen follows by itself. */
  async speak(language: Language): Promise<void> {
    let bundle = this.#loaded.get(language);
    if (!bundle) {
      bundle = await load(language);
      this.#loaded.set(language, bundle);
    }
    this.language = language;
    this.#bundle = bundle;
    document.documentElement.lang = language;
  }

  has(id: string): boolean {
    const [message, attribute] = split(id);
    const found = this.#bundle?.getMessage(message);
    return Boolean(found && (attribute ? attribute in found.attributes : found.value));
  }

  /** The message with this id, or one of its attributes ("rule.title"). An unknown id is shown as it is. */
  say(id: string, figures: Figures = {}): string {
    const [message, attribute] = split(id);
    const found = this.#bundle?.getMessage(message);
    const pattern = attribute ? found?.attributes[attribute] : found?.value;
    if (!pattern) return id;
    return this.#bundle!.formatPattern(pattern, figures, []).replace(/\s+/g, " ").trim();
  }

  /** "4, 5 and 6" as this language lists things. */
  list(parts: readonly string[]): string {
    return new Intl.ListFormat(this.language, { type: "conjunction" }).format(parts);
  }

  percent(chance: number): string {
    const style = { style: "percent", maximumFractionDigits: 0 } as const;
    if (chance > 0 && chance < 0.01) return `< ${new Intl.NumberFormat(this.language, style).format(0.01)}`;
    if (chance < 1 && chance > 0.99) return `> ${new Intl.NumberFormat(this.language, style).format(0.99)}`;
    return new Intl.NumberFormat(this.language, style).format(chance);
  }

  /** What a thing is called in this language, from a table of its names. */
  name(names: Names): string {
    return names[this.language] || names.en;
  }
}

function split(id: string): [string, string | undefined] {
  const dot = id.indexOf(".");
  return dot < 0 ? [id, undefined] : [id.slice(0, dot), id.slice(dot + 1)];
}

export const words = new Words();
export const say = (id: string, figures?: Figures): string => words.say(id, figures);
