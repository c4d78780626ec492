import data from "@dragonhall/games/dragonwood/edition.toml";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { DragonwoodEvent, DragonwoodView } from "../../../wire/types";
import type { Sitting } from "../../table/sitting";
import { Choosing } from "./choosing.svelte";

const FOREST = ["wild_boar", "fire_ants", "hungry_bear"];

function view(turn: number, question: string, hand: string[], landscape: (string | null)[] = FOREST): DragonwoodView {
  const players = [{ hand, enhancements: [], chosen: [] }, { hand: ["?"], enhancements: [], chosen: [] }];
  return { turn, question, landscape, players } as unknown as DragonwoodView;
}

describe("a move that is prepared while others play", () => {
  let now = $state.raw({ view: view(1, "turn", []), asked: false });
  let choosing: Choosing;
  let end: () => void;

  beforeEach(() => {
    now = { view: view(1, "turn", ["R4", "R5"]), asked: false };
    end = $effect.root(() => {
      choosing = new Choosing(() => ({ me: 0, edition: data, past: [], ...now }) as unknown as Sitting<DragonwoodView, DragonwoodEvent>);
    });
    flushSync();
    choosing.slot = 1;
    choosing.picks.toggle("R4");
  });
  afterEach(() => end());

  function happens(next: DragonwoodView, asked: boolean, events: DragonwoodEvent[] = []): void {
    const before = now.view;
    now = { view: next, asked };
    choosing.turned({ n: 2, view: next, events }, before);
  }

  it("stays whole when my turn comes", () => {
    happens(view(2, "turn", ["R4", "R5"]), true);
    expect([choosing.slot, choosing.picks.ids]).toEqual([1, ["R4"]]);
  });

  it("is put down whole when something else is asked of me first", () => {
    happens(view(1, "wound", ["R4", "R5"]), true);
    expect([choosing.slot, choosing.picks.ids]).toEqual([undefined, []]);
  });

  it("is put down whole when I have drawn instead", () => {
    happens(view(2, "turn", ["R4", "R5", "G1"]), false, [{ event: "drew", seat: 0, card: "G1", deck: 1, open: false }]);
    expect([choosing.slot, choosing.picks.ids]).toEqual([undefined, []]);
  });

  it("loses only what is there no more", () => {
    happens(view(1, "turn", ["R4", "R5"], ["wild_boar", "mud_slinger", "hungry_bear"]), false);
    expect([choosing.slot, choosing.picks.ids]).toEqual([undefined, ["R4"]]);
  });
});
