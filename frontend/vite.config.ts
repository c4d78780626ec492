import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { parse } from "smol-toml";
import { type Plugin } from "vite";
import { defineConfig } from "vitest/config";

const python = fileURLToPath(new URL("../src/dragonhall", import.meta.url));

/** `import troll from "icon:troll"` is the drawing of one game-icon; only those that are imported enter the bundle. */
function icons(): Plugin {
  const file = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  let drawings: Record<string, { body: string }> | undefined;
  return {
    name: "game-icons",
    resolveId: (id) => (id.startsWith("icon:") ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith("\0icon:")) return undefined;
      drawings ??= JSON.parse(readFileSync(file, "utf-8")).icons as Record<string, { body: string }>;
      const drawing = drawings[id.slice("\0icon:".length)];
      if (!drawing) throw new Error(`game-icons has no ${id.slice(1)}`);
      return `export default ${JSON.stringify(drawing.body.replaceAll(' fill="currentColor"', ""))}`;
    },
  };
}

/** Editions are TOML files that the rules read too. */
function toml(): Plugin {
  return {
    name: "toml",
    transform: (code, id) => (id.endsWith(".toml") ? `export default ${JSON.stringify(parse(code))}` : undefined),
  };
}

export default defineConfig({
  plugins: [svelte(), icons(), toml()],
  resolve: {
    alias: { "@dragonhall": python },
    conditions: process.env.VITEST ? ["browser"] : undefined,
  },
  build: {
    outDir: `${python}/web/static`,
    emptyOutDir: true,
    assetsInlineLimit: 1024,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: {
    fs: { allow: [".", python] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  test: { environment: "jsdom", include: ["src/**/*.test.ts"], testTimeout: 60_000 },
});
