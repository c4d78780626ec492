import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import { Kept } from "../../table/kept";
import { Laying, POOL, type Laid } from "./laying.svelte";

function laying(pool: () => number[], about: () => string = () => ""): { laying: Laying; end: () => void } {
  let made: Laying | undefined;
  const end = $effect.root(() => {
    made = new Laying(pool, () => ["0", "2"], about);
  });
  flushSync();
  return { laying: made!, end };
}

describe("tokens laid into lanes", () => {
  it("are moved one by one, never more than there are", () => {
    const { laying: lanes, end } = laying(() => [2, 0, 1]);
    expect(lanes.aim).toBe("0");
    expect(lanes.move(0, POOL, "0")).toBe(true);
    expect(lanes.move(0, POOL, "2")).toBe(true);
    expect(lanes.move(0, POOL, "2")).toBe(false);
    expect(lanes.move(1, POOL, "2")).toBe(false);
    expect(lanes.of("0")).toEqual([1, 0, 0]);
    expect(lanes.left).toEqual([0, 0, 1]);
    expect(lanes.move(0, "0", "2")).toBe(true);
    expect(lanes.of("2")).toEqual([2, 0, 0]);
    expect(lanes.move(0, "2", POOL)).toBe(true);
    expect(lanes.left).toEqual([1, 0, 1]);
    end();
  });

  it("can all go to one lane, be laid as another's offer, and be put back", () => {
    const { laying: lanes, end } = laying(() => [2, 1]);
    lanes.fill("2");
    expect(lanes.of("2")).toEqual([2, 1]);
    lanes.copy([{ id: "0", tokens: [1, 1] }, { id: "2", tokens: [1, 0] }]);
    expect(lanes.left).toEqual([0, 0]);
    expect(lanes.empty).toBe(false);
    lanes.next();
    expect(lanes.aim).toBe("2");
    lanes.clear();
    expect(lanes.empty).toBe(true);
    expect(lanes.aim).toBe("2");
    end();
  });

  it("are put back when something else is shared", () => {
    let about = $state("a");
    const { laying: lanes, end } = laying(() => [2], () => about);
    lanes.move(0, POOL, "0");
    flushSync();
    expect(lanes.empty).toBe(false);
    about = "b";
    flushSync();
    expect(lanes.empty).toBe(true);
    end();
  });

  it("are laid again after a reload while the same is shared, and never more than there are", () => {
    const all = new Map<string, string>();
    const store = { getItem: (name: string) => all.get(name) ?? null, setItem: (name: string, value: string) => void all.set(name, value), removeItem: (name: string) => void all.delete(name) };
    const page = (pool: number[], about: string) => {
      let made: Laying | undefined;
      const end = $effect.root(() => {
        made = new Laying(() => pool, () => ["0", "2"], () => about, new Kept<Laid>(() => "m.0.offer", store));
      });
      flushSync();
      return { lanes: made!, end };
    };
    const first = page([2, 1], "a");
    first.lanes.move(0, POOL, "2");
    first.lanes.aim = "2";
    flushSync();
    first.end();
    const again = page([2, 1], "a");
    expect(again.lanes.of("2")).toEqual([1, 0]);
    expect(again.lanes.left).toEqual([1, 1]);
    expect(again.lanes.aim).toBe("2");
    again.end();
    const less = page([0, 1], "a");
    expect(less.lanes.empty).toBe(true);
    less.end();
    const other = page([2, 1], "b");
    expect(other.lanes.empty).toBe(true);
    other.end();
    expect(all.size).toBe(0);
  });
});
