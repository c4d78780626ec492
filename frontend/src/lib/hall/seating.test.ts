import { describe, expect, it } from "vitest";
import { keepNames, namesAfterRematch, namesHere } from "./shared.svelte";
import { seated, type Seating } from "./seating";

describe("the seats of a new match", () => {
  const alone: Seating = { people: 1, friends: 0, bots: 1 };

  it("keep the numbers that a game allows, whatever is pressed", () => {
    for (const kind of ["people", "friends", "bots"] as const) {
      for (let count = kind === "people" ? 1 : 0; count <= 4; count++) {
        for (const now of [alone, { people: 3, friends: 1, bots: 0 }, { people: 1, friends: 0, bots: 3 }]) {
          const next = seated(now, kind, count, 2, 4);
          const total = next.people + next.friends + next.bots;
          expect(total).toBeGreaterThanOrEqual(2);
          expect(total).toBeLessThanOrEqual(4);
          expect(next.people).toBeGreaterThanOrEqual(1);
          if (count < 4) expect(next[kind]).toBe(count);
        }
      }
    }
  });

  it("send bots away before friends", () => {
    expect(seated({ people: 1, friends: 1, bots: 2 }, "people", 3, 2, 4)).toEqual({ people: 3, friends: 1, bots: 0 });
  });

  it("fill up with bots, or with friends where bots were sent away", () => {
    expect(seated({ people: 2, friends: 0, bots: 0 }, "people", 1, 2, 4)).toEqual({ people: 1, friends: 0, bots: 1 });
    expect(seated(alone, "bots", 0, 2, 4)).toEqual({ people: 1, friends: 1, bots: 0 });
  });
});

describe("people at one device", () => {
  it("keep their names for the match and for its rematch", () => {
    keepNames("m1", { 0: "Ana", 1: "Bo" });
    expect(namesHere("m1")).toEqual({ 0: "Ana", 1: "Bo" });
    expect(namesHere("m2")).toEqual({});
    expect(namesAfterRematch({ 0: "Ana", 1: "Bo" }, 3)).toEqual({ 2: "Ana", 0: "Bo" });
  });
});
