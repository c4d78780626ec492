import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES, preferred, say, words } from "./words.svelte";

const read = (language: string) => new FluentResource(readFileSync(`src/words/${language}.ftl`, "utf-8"));

describe("the words", () => {
  beforeAll(() => words.speak("en"));
  afterAll(() => words.speak("en"));

  it("say the same things in every language", () => {
    const ids = (language: string) =>
      read(language).body.flatMap((one) => [one.id, ...Object.keys(one.attributes).map((name) => `${one.id}.${name}`)]).sort();
    for (const language of LANGUAGES) expect(ids(language)).toEqual(ids("en"));
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
