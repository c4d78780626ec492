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

  it("ask in Vietnamese for no plural that the language does not have", () => {
    const rulebooks = ["kernel", ...readdirSync("../src/dragonhall/games").map((game) => `games/${game}`)];
    const folders = [...FOLDERS, ...rulebooks.map((room) => `../src/dragonhall/${room}/rulebook`).filter(existsSync)];
    expect(folders.length).toBeGreaterThan(FOLDERS.length + 1);
    for (const folder of folders) expect(readFileSync(`${folder}/vi.ftl`, "utf-8")).not.toMatch(/\[(zero|one|two|few|many)\]/);
  });

  it("name one winner alone, and several together", async () => {
    for (const language of LANGUAGES) {
      await words.speak(language);
      expect(say("ui-end-winner", { name: "Ana", count: 1 })).not.toMatch(/share|comparten|cùng/);
      expect(say("ui-end-winner", { name: "Ana, Bo", count: 2 })).toMatch(/share|comparten|cùng/);
    }
    await words.speak("en");
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
