import { describe, expect, it } from "vitest";
import { Kept } from "./kept";

function store(): Pick<Storage, "getItem" | "setItem" | "removeItem"> & { all: Map<string, string> } {
  const all = new Map<string, string>();
  return {
    all,
    getItem: (name) => all.get(name) ?? null,
    setItem: (name, value) => void all.set(name, value),
    removeItem: (name) => void all.delete(name),
  };
}

describe("what is kept over a reload", () => {
  it("is found again while it is about the same, and thrown away when it is not", () => {
    const memory = store();
    new Kept<number[]>(() => "m1.0.lanes", memory).keep("Old Mountain", [1, 2]);
    const later = new Kept<number[]>(() => "m1.0.lanes", memory);
    expect(later.take("Old Mountain")).toEqual([1, 2]);
    expect(new Kept<number[]>(() => "m1.1.lanes", memory).take("Old Mountain")).toBeUndefined();
    expect(later.take("Amber Basker")).toBeUndefined();
    expect(memory.all.size).toBe(0);
  });

  it("does without a store, and with one that is broken", () => {
    new Kept<number>(() => "a", null).keep("x", 1);
    expect(new Kept<number>(() => "a", null).take("x")).toBeUndefined();
    const broken = store();
    broken.all.set("dragonhall.kept.a", "{");
    expect(new Kept<number>(() => "a", broken).take("x")).toBeUndefined();
    broken.setItem = () => {
      throw new Error("full");
    };
    expect(() => new Kept<number>(() => "a", broken).keep("x", 1)).not.toThrow();
  });
});
