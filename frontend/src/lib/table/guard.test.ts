import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../settings.svelte";
import { say } from "../words/words.svelte";
import { announcer } from "./announcer.svelte";
import { Guard, GUARD_TIME } from "./guard.svelte";

describe("the guard against mis-taps", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    settings.guard = true;
    vi.useRealTimers();
  });

  it("acts at the second press only", () => {
    const act = vi.fn();
    const guard = new Guard();
    guard.press(act);
    expect(guard.armed).toBe(true);
    expect(act).not.toHaveBeenCalled();
    guard.press(act);
    expect(act).toHaveBeenCalledTimes(1);
    expect(guard.armed).toBe(false);
  });

  it("tells those who listen what a second press does", () => {
    const said = vi.spyOn(announcer, "tell");
    new Guard().press(vi.fn(), "Reload");
    expect(said).toHaveBeenCalledWith(say("ui-guard-again", { what: "Reload" }));
    said.mockRestore();
  });

  it("stands down by itself", () => {
    const act = vi.fn();
    const guard = new Guard();
    guard.press(act);
    vi.advanceTimersByTime(GUARD_TIME + 1);
    guard.press(act);
    expect(act).not.toHaveBeenCalled();
  });

  it("can be switched off", () => {
    settings.guard = false;
    const act = vi.fn();
    new Guard().press(act);
    expect(act).toHaveBeenCalledTimes(1);
  });
});
