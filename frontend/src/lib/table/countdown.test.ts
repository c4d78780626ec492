import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { HallClock } from "../net/clock";
import { words } from "../words/words.svelte";
import { announcer } from "./announcer.svelte";
import Countdown from "./Countdown.svelte";
import { timeLeft } from "./countdown";
import Meanwhile from "./Meanwhile.svelte";

describe("time that is left", () => {
  it("is shown in days, hours, minutes or seconds, rounded up", () => {
    expect(timeLeft(3 * 86_400_000).text).toBe("3 d");
    expect(timeLeft(2 * 3_600_000 + 61_000).text).toBe("2:01 h");
    expect(timeLeft(65_000).text).toBe("1:05");
    expect(timeLeft(10_001).text).toBe("0:11");
    expect(timeLeft(10_000).text).toBe("10");
    expect(timeLeft(1).text).toBe("1");
    expect(timeLeft(0).text).toBe("0");
  });
});

describe("the countdown", () => {
  const shown: ReturnType<typeof mount>[] = [];
  const show = (due: number, now: () => number, whole?: number) => {
    const target = document.createElement("div");
    shown.push(mount(Countdown, { target, props: { due, now, whole } }));
    flushSync();
    return target;
  };
  beforeAll(() => words.speak("en"));
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    for (const one of shown.splice(0)) void unmount(one);
    vi.useRealTimers();
  });

  it("shows the same on two devices whose clocks differ", () => {
    const start = Date.now();
    const late = new HallClock(() => Date.now() - 4_000_000);
    late.heard(start, start - 4_000_000);
    const boxes = [show(start + 62_400, Date.now), show(start + 62_400, () => late.now())];
    const texts = () => boxes.map((box) => box.querySelector("b")!.textContent);
    expect(texts()).toEqual(["1:03", "1:03"]);
    vi.advanceTimersByTime(450);
    flushSync();
    expect(texts()).toEqual(["1:02", "1:02"]);
    vi.advanceTimersByTime(50_000);
    flushSync();
    expect(texts()).toEqual(["0:12", "0:12"]);
  });

  it("tells once that the last ten seconds have begun, and ends at 0", () => {
    const told = vi.spyOn(announcer, "tell");
    const box = show(Date.now() + 12_000, Date.now);
    expect(box.querySelector(".last")).toBeNull();
    vi.advanceTimersByTime(3_000);
    flushSync();
    expect(box.querySelector(".last b")!.textContent).toBe("9");
    vi.advanceTimersByTime(20_000);
    flushSync();
    expect(box.querySelector("b")!.textContent).toBe("0");
    expect(told.mock.calls.filter(([text]) => String(text).includes("10"))).toHaveLength(1);
  });

  it("leaves the wait for others without a figure until it is long", async () => {
    const since = Date.now();
    const target = document.createElement("div");
    shown.push(mount(Meanwhile, { target, props: { since, now: Date.now } }));
    flushSync();
    expect(target.textContent).toBe("");
    vi.advanceTimersByTime(121_000);
    flushSync();
    expect(target.textContent).toContain("2 minutes");
    expect(target.querySelector("a")!.getAttribute("href")).toBe("#/");
    vi.advanceTimersByTime(3 * 3_600_000);
    flushSync();
    expect(target.textContent).toContain("3 hours");
  });

  it("stands still while everybody looks first", () => {
    const box = show(Date.now() + 64_000, Date.now, 60);
    const texts = [];
    for (let second = 0; second < 6; second += 1) {
      texts.push(box.querySelector("b")!.textContent);
      vi.advanceTimersByTime(1_010);
      flushSync();
    }
    expect(texts).toEqual(["1:00", "1:00", "1:00", "1:00", "1:00", "0:59"]);
  });

  it("is not there where there is no deadline", () => {
    expect(show(0, Date.now).textContent).toBe("");
  });
});
