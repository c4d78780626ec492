import data from "@dragonhall/games/dragonrealm/edition.toml";
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { DragonrealmLocationView, DragonrealmView } from "../../../wire/types";
import { words } from "../../words/words.svelte";
import CountBox from "./Count.svelte";
import { readEdition } from "./edition";
import Location from "./Location.svelte";
import LocationLook from "./LocationLook.svelte";
import Road from "./Road.svelte";
import { showOf } from "./shows";

vi.stubGlobal("matchMedia", () => ({ matches: true }));

const edition = readEdition(data);
const speaker = { edition, me: 0, nameOf: (seat: number) => ["Ana", "Bo", "Cy"][seat]! };
const PLACE: DragonrealmLocationView = {
  location: "halfling_hideout",
  level: "3",
  spaces: 8,
  adventurers: [2, 1, 0],
  goblins: 1,
  coins: [6, 2, 0],
  winner: 0,
  one_more: [{ coins: [7, 2, 0], winner: 0, full: false }, { coins: [3, 4, 0], winner: -1, full: false }, null],
  one_goblin: { coins: [5, 1, 0], winner: -1, full: false },
};

let page: HTMLElement;
let mounted: object | undefined;

function draw<Props extends object>(component: Component<Props>, props: Props): void {
  mounted = mount(component as Component<object>, { target: page, props });
  flushSync();
}

beforeEach(async () => {
  await words.learn("dragonrealm");
  await words.speak("en");
  page = document.createElement("div");
  document.body.append(page);
});

afterEach(() => {
  if (mounted) void unmount(mounted);
  page.remove();
});

describe("a location", () => {
  const kind = edition.locations.get("halfling_hideout")!;

  it("has its spaces as places: adventurers, goblins, and those that are free", () => {
    draw(Location, { kind, place: PLACE, me: 0 });
    expect(page.querySelectorAll(".space")).toHaveLength(8);
    expect(page.querySelectorAll(".space.free")).toHaveLength(4);
    expect([...page.querySelectorAll<HTMLElement>("[data-piece]")].map((one) => one.dataset.piece)).toEqual([
      "figure:halfling_hideout:0:0",
      "figure:halfling_hideout:0:1",
      "figure:halfling_hideout:1:0",
      "figure:halfling_hideout:goblins:0",
    ]);
  });

  it("shows three actions with a set each, and the gold circle where it is", () => {
    draw(Location, { kind, place: PLACE, me: 0 });
    expect(page.querySelectorAll(".action svg.set")).toHaveLength(3);
    expect([...page.querySelectorAll(".value")].map((one) => one.textContent)).toEqual(["7", "4", "6"]);
    expect(page.querySelectorAll(".value.gold")).toHaveLength(1);
    expect(page.querySelector(".value.gold")!.textContent).toBe("7");
  });

  it("shows how the majority stands, and what one more figure would mean for me", () => {
    draw(Location, { kind, place: PLACE, me: 0 });
    expect([...page.querySelectorAll(".one b")].map((one) => one.textContent)).toEqual(["6", "2"]);
    expect([...page.querySelectorAll(".what b")].map((one) => one.textContent)).toEqual(["7", "5"]);
    expect(page.querySelector(".what.up b")!.textContent).toBe("7");
    expect(page.querySelector(".what.down b")!.textContent).toBe("5");
  });

  it("shows a spectator the standing only", () => {
    draw(Location, { kind, place: PLACE, me: null });
    expect(page.querySelectorAll(".one")).toHaveLength(2);
    expect(page.querySelectorAll(".what")).toHaveLength(0);
  });

  it("shows the chance of each action that can be tried", () => {
    draw(Location, { kind, place: PLACE, me: 0, chance: (method) => (method === "storm" ? 0.5 : undefined) });
    expect(page.querySelectorAll(".odds")).toHaveLength(1);
    expect(page.querySelectorAll(".action")[2]!.textContent).toContain("50%");
  });

  it("looked at closely says what one more figure would change for everybody", () => {
    const view = { row: [PLACE], players: [{}, {}, {}] } as unknown as DragonrealmView;
    draw(LocationLook, { speaker, view, location: "halfling_hideout" });
    const rows = [...page.querySelectorAll("tbody tr")].map((row) => [...row.querySelectorAll("td .hidden-words")].map((one) => one.textContent));
    expect(rows[0]).toEqual(["6 coins and the card", "7 coins and the card", "5 coins"]);
    expect(rows[1]).toEqual(["2 coins", "4 coins", "1 coin"]);
    expect(rows[2]).toEqual(["nothing", "not possible", "nothing"]);
  });
});

describe("the count of a location", () => {
  it("names who was there and what each gets, in the language spoken now", async () => {
    const event = {
      event: "completed" as const,
      location: "halfling_hideout",
      slot: 0,
      adventurers: [2, 1, 3],
      goblins: 2,
      coins: [2, 1, 6],
      winner: 2,
      dragonstones: 4,
      full: true,
    };
    const show = showOf(speaker, { n: 1, view: {} as DragonrealmView, events: [event] }, {} as DragonrealmView)!;
    const scene = show.scenes[0]!;
    if (!("count" in scene)) throw new Error("no count");
    draw(CountBox, { count: scene.count, speaker, still: true });
    const lines = [...page.querySelectorAll("li")].map((line) => line.textContent!.replace(/\s+/g, " ").trim());
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(/Cy.*4.*\+6/);
    expect(lines[1]).toMatch(/Ana.*\+2/);
    expect(lines[2]).toMatch(/Bo.*\+1/);
    expect(page.querySelectorAll("li")[0]!.querySelectorAll(".figure")).toHaveLength(3);
    expect(lines[3]).toBe(words.say("dr-log-goblins-there", { count: 2 }));
  });
});

describe("the road", () => {
  it("leads over the levels to come, and ends", () => {
    draw(Road, { view: { locations: ["3", "1", "dragon"], goblins: 5 } as unknown as DragonrealmView });
    expect(page.querySelector(".road")!.getAttribute("aria-label")).toBe("3 locations to come: Level III, Level I, and Dragon");
    expect(page.querySelectorAll(".stone")).toHaveLength(3);
    void unmount(mounted!);
    draw(Road, { view: { locations: [], goblins: 0 } as unknown as DragonrealmView });
    expect(page.textContent).toContain(words.say("ui-dr-road-end"));
  });
});
