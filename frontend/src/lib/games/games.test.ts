import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LANGUAGES, words } from "../words/words.svelte";
import { GAMES, lookOf, partsOf } from "./games";

const folders = readdirSync("src/lib/games", { withFileTypes: true }).filter((one) => one.isDirectory()).map((one) => one.name);

describe("the games", () => {
  it("are the folders, each with a look of its own", () => {
    expect(GAMES.map((game) => game.id).sort()).toEqual(folders.sort());
    for (const part of ["title", "icon", "prefix"] as const) expect(new Set(GAMES.map((game) => game[part])).size).toBe(GAMES.length);
    for (const game of GAMES) for (const language of LANGUAGES) expect(game.pitch[language]).not.toBe("");
    expect(lookOf("drakon").prefix).toBe("dk");
  });

  it("that have a table name its keys and chapters in every language", async () => {
    let tables = 0;
    for (const game of GAMES) {
      const parts = await partsOf(game.id);
      if (!parts) continue;
      tables += 1;
      await words.learn(game.id);
      for (const language of LANGUAGES) {
        await words.speak(language);
        for (const [, what] of parts.keys()) expect(what).not.toMatch(/^(ui|[a-z]{2})-/);
        expect(parts.totalWord()).not.toMatch(/^(ui|[a-z]{2})-/);
        for (const chapter of parts.chapters()) {
          expect(chapter.title).not.toMatch(/^(ui|[a-z]{2})-/);
          expect(chapter.rules.length).toBeGreaterThan(0);
        }
      }
    }
    expect(tables).toBeGreaterThan(0);
  });
});
