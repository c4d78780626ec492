import { describe, expect, it } from "vitest";
import { HallClock } from "./clock";

describe("the hall's clock", () => {
  it("is worked out from an answer and its way", () => {
    let here = 1_000;
    const clock = new HallClock(() => here);
    expect(clock.now()).toBe(1_000);
    here = 1_200;
    clock.heard(50_000, 1_000);
    expect(clock.now()).toBe(50_100);
    here = 2_200;
    expect(clock.now()).toBe(51_100);
  });

  it("believes the quickest answer", () => {
    let here = 0;
    const clock = new HallClock(() => here);
    here = 10;
    clock.heard(1_005, 0);
    here = 2_010;
    clock.heard(9_999, 10);
    expect(clock.now()).toBe(3_010);
  });

  it("believes a newer one after some minutes: clocks wander", () => {
    let here = 0;
    const clock = new HallClock(() => here);
    clock.heard(1_000, 0);
    here = 300_000;
    clock.heard(302_000, 299_900);
    expect(clock.now()).toBe(302_050);
  });
});
