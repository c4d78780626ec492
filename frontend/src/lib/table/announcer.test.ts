import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { announcer } from "./announcer.svelte";

describe("what a screen reader is told", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("comes once where it is said several times in a breath", () => {
    for (const text of ["Not now.", "Your move.", "Not now.", "Not now."]) announcer.tell(text);
    vi.advanceTimersByTime(300);
    expect(announcer.text.trim()).toBe("Your move. Not now.");
  });

  it("ends with the question that stands, however often it was repeated", () => {
    for (const text of ["Ana has chosen.", "Your move.", "Bo has chosen.", "Your move."]) announcer.tell(text);
    vi.advanceTimersByTime(300);
    expect(announcer.text.trim()).toBe("Ana has chosen. Bo has chosen. Your move.");
  });

  it("is news when it is said again later", () => {
    announcer.tell("Not now.");
    vi.advanceTimersByTime(300);
    const first = announcer.text;
    announcer.tell("Not now.");
    vi.advanceTimersByTime(300);
    expect(announcer.text).not.toBe(first);
    expect(announcer.text.trim()).toBe("Not now.");
  });
});
