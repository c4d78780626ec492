import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { read } from "./hall/route.svelte";
import { layers } from "./table/scene";

describe("the lock", () => {
  it("names no registry", () => {
    expect(readFileSync("package-lock.json", "utf-8")).not.toMatch(/"resolved":/);
    expect(existsSync(".npmrc")).toBe(false);
  });
});

describe("addresses", () => {
  it("lead to a match, the about page or the hall", () => {
    expect(read("#/match/ab-1")).toEqual({ page: "match", id: "ab-1" });
    expect(read("#/about")).toEqual({ page: "about" });
    expect(read("")).toEqual({ page: "home" });
    expect(read("#/match/")).toEqual({ page: "home" });
  });
});

describe("painted pictures", () => {
  it("are the same every time", () => {
    expect(layers("wild_boar", "pines")).toEqual(layers("wild_boar", "pines"));
    expect(layers("wild_boar", "pines")).not.toEqual(layers("fire_ants", "pines"));
  });
});
