import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { linkTo, read } from "./hall/route.svelte";
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

describe("the link to send", () => {
  const at = (hostname: string) => ({ hostname, origin: `http://${hostname}:8000`, pathname: "/" });

  it("leads other devices here, even from the device the hall runs on", () => {
    const home = "http://192.168.1.7:8000";
    for (const alone of ["localhost", "127.0.0.1", "[::1]"]) expect(linkTo("ab-1", at(alone), home)).toBe(`${home}/#/match/ab-1`);
    expect(linkTo("ab-1", at("hall.example"), home)).toBe("http://hall.example:8000/#/match/ab-1");
    expect(linkTo("ab-1", at("localhost"), "")).toBe("http://localhost:8000/#/match/ab-1");
  });
});

describe("painted pictures", () => {
  it("are the same every time", () => {
    expect(layers("wild_boar", "pines")).toEqual(layers("wild_boar", "pines"));
    expect(layers("wild_boar", "pines")).not.toEqual(layers("fire_ants", "pines"));
  });
});
