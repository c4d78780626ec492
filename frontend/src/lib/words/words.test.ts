import { existsSync, readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES, preferred, say, words } from "./words.svelte";

const read = (folder: string, language: string) => new FluentResource(readFileSync(`${folder}/${language}.ftl`, "utf-8"));
/** The screen's own words: the hall's, and those of each game that has some. */
const FOLDERS = ["src/words", ...readdirSync("src/lib/games").map((game) => `src/lib/games/${game}/words`)].filter(existsSync);

describe("the words", () => {
  beforeAll(async () => {
    await words.speak("en");
    expect(words.has("dw-strike.title")).toBe(false);
    await words.learn("dragonwood");
  });
  afterAll(() => words.speak("en"));

  it("say the same things in every language", () => {
    const ids = (folder: string, language: string) =>
      read(folder, language)
        .body.flatMap((one) => [one.id, ...Object.keys(one.attributes).map((name) => `${one.id}.${name}`)])
        .sort();
    expect(FOLDERS.length).toBeGreaterThan(1);
    for (const folder of FOLDERS) for (const language of LANGUAGES) expect(ids(folder, language)).toEqual(ids(folder, "en"));
  });

  it("change language at once", async () => {
    expect(say("dw-strike.title")).toBe("Strike");
    await words.speak("vi");
    expect(say("dw-strike.title")).toBe("Chém");
    await words.speak("es");
    expect(say("dw-strike.title")).toBe("Golpe");
    expect(document.documentElement.lang).toBe("es");
    await words.speak("en");
  });

  it("show an unknown id as it is", () => {
    expect(say("no-such-message")).toBe("no-such-message");
    expect(words.has("no-such-message")).toBe(false);
  });

  it("never round a chance to certainty or to nothing", () => {
    expect(words.percent(0.4213)).toBe("42%");
    expect(words.percent(0.0004)).toBe("< 1%");
    expect(words.percent(0.9999)).toBe("> 99%");
    expect(words.percent(1)).toBe("100%");
  });

  it("start with the first language of the browser that we speak", () => {
    expect(preferred(["fr-FR", "vi-VN", "en"])).toBe("vi");
    expect(preferred(["fr"])).toBe("en");
  });
});
