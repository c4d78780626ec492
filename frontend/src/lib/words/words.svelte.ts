/** The words on the screen: Fluent messages of the interface and of the rulebooks, in the language chosen now. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "es", "vi"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Names = Record<Language, string>;
export type Figures = Record<string, FluentVariable>;

export const LANGUAGE_NAMES: Names = { en: "English", es: "Español", vi: "Tiếng Việt" };

const files = import.meta.glob<string>(
  [
    "../../words/*.ftl",
    "../games/*/words/*.ftl",
    "../../../../src/dragonhall/kernel/rulebook/*.ftl",
    "../../../../src/dragonhall/games/*/rulebook/*.ftl",
  ],
  { query: "?raw", import: "default" },
);

/** The words of one part of the hall in one language: the hall itself (""), or a game, its rulebook included. */
async function add(bundle: FluentBundle, language: Language, game: string): Promise<void> {
  const mine = Object.keys(files).filter(
    (path) => path.endsWith(`/${language}.ftl`) && (/\/games\/([^/]+)\//.exec(path)?.[1] ?? "") === game,
  );
  for (const text of await Promise.all(mine.map((path) => files[path]!()))) {
    for (const error of bundle.addResource(new FluentResource(text))) console.warn(`${language}: ${error.message}`);
  }
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

interface Volume {
  bundle: FluentBundle;
  parts: Map<string, Promise<void>>;
}

class Words {
  language = $state<Language>("en");
  #bundle = $state.raw<FluentBundle | undefined>();
  /** Counts up when words are added to the bundle that is spoken from. */
  #edition = $state(0);
  #wanted: Language = "en";
  #games = new Set<string>([""]);
  #volumes = new Map<Language, Volume>();

  get ready(): boolean {
    return this.#bundle !== undefined;
  }

  /** Speak this language from now on; everything on the screen follows by itself. */
  async speak(language: Language): Promise<void> {
    this.#wanted = language;
    const bundle = await this.#read(language);
    if (this.#wanted !== language) return;
    this.language = language;
    this.#bundle = bundle;
    document.documentElement.lang = language;
  }

  /** Have the words of a game ready, in this language and in every one that is spoken later. */
  async learn(game: string): Promise<void> {
    this.#games.add(game);
    await this.#read(this.#wanted);
  }

  async #read(language: Language): Promise<FluentBundle> {
    let volume = this.#volumes.get(language);
    if (!volume) {
      volume = { bundle: new FluentBundle(language, { useIsolating: false }), parts: new Map() };
      this.#volumes.set(language, volume);
    }
    const { bundle, parts } = volume;
    for (const game of this.#games) {
      if (parts.has(game)) continue;
      const adding = add(bundle, language, game).then(() => void this.#edition++);
      parts.set(game, adding);
      adding.catch(() => parts.delete(game));
    }
    await Promise.all(parts.values());
    return bundle;
  }

  #message(id: string): ReturnType<FluentBundle["getMessage"]> {
    void this.#edition;
    return this.#bundle?.getMessage(id);
  }

  has(id: string): boolean {
    const [message, attribute] = split(id);
    const found = this.#message(message);
    return Boolean(found && (attribute ? attribute in found.attributes : found.value));
  }

  /** The message with this id, or one of its attributes ("rule.title"). An unknown id is shown as it is. */
  say(id: string, figures: Figures = {}): string {
    const [message, attribute] = split(id);
    const found = this.#message(message);
    const pattern = attribute ? found?.attributes[attribute] : found?.value;
    if (!pattern) return id;
    return this.#bundle!.formatPattern(pattern, figures, []).replace(/\s+/g, " ").trim();
  }

  /** "4, 5 and 6" as this language lists things. */
  list(parts: readonly string[]): string {
    return new Intl.ListFormat(this.language, { type: "conjunction" }).format(parts);
  }

  /** "Ana or Bo". */
  either(parts: readonly string[]): string {
    return new Intl.ListFormat(this.language, { type: "disjunction" }).format(parts);
  }

  /** A chance in whole percents; never rounded to certainty or to nothing. */
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
