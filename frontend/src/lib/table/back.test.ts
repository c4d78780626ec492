import { beforeEach, describe, expect, it, vi } from "vitest";
import { leaveFor, opened } from "./back";

const steps = () => new Promise((done) => setTimeout(done, 40));

describe("the browser's Back", () => {
  beforeEach(() => history.pushState(null, "", "#/match/a"));

  it("puts away what lies open and stays on the page", async () => {
    const close = vi.fn();
    const gone = opened(close);
    history.back();
    await vi.waitFor(() => expect(close).toHaveBeenCalledTimes(1));
    gone();
    await steps();
    expect(location.hash).toBe("#/match/a");
    expect(history.state).toBeNull();
  });

  it("leaves the page when all was put away by hand", async () => {
    history.pushState(null, "", "#/match/b");
    const close = vi.fn();
    opened(close)();
    await vi.waitFor(() => expect(history.state).toBeNull());
    history.back();
    await vi.waitFor(() => expect(location.hash).toBe("#/match/a"));
    expect(close).not.toHaveBeenCalled();
  });

  it("keeps what is opened while another thing closes", async () => {
    const second = vi.fn();
    opened(vi.fn())();
    const gone = opened(second);
    await steps();
    expect(second).not.toHaveBeenCalled();
    gone();
    await vi.waitFor(() => expect(history.state).toBeNull());
    expect(location.hash).toBe("#/match/a");
  });

  it("does not lead back to something that was left open", async () => {
    const gone = opened(vi.fn());
    leaveFor("#/");
    gone();
    expect(location.hash).toBe("#/");
    history.back();
    await vi.waitFor(() => expect(location.hash).toBe("#/match/a"));
    expect(history.state).toBeNull();
  });
});
