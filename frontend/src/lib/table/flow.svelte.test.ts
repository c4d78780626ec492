import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sounds } from "../sound/sounds";
import { announcer } from "./announcer.svelte";
import { Drafts } from "./drafts.svelte";
import { Flow } from "./flow.svelte";
import { Picks } from "./picks.svelte";
import type { Sitting, Step } from "./sitting";
import { WhyNot } from "./why.svelte";

type View = { turn: number; asked: boolean };
type Event = { event: "walked" | "rolled" };

/** A match whose steps the test hands out. */
class FakeMatch {
  queue = $state.raw<Step<View, Event>[]>([]);
  view = $state.raw<View>({ turn: 0, asked: false });
  past = $state.raw<{ n: number; events: Event[] }[]>([]);
  asked = $derived(this.view.asked);
  draft = vi.fn(async (_: unknown): Promise<unknown> => undefined);
  undo: { can: boolean; refusal?: { rule: string; case: string } } = { can: false };
  takeBack = vi.fn();
  why = vi.fn(async () => ({ rule: "table-turn", case: "not-asked" }));

  get next(): Step<View, Event> | undefined {
    return this.queue[0];
  }
  get behind(): boolean {
    return this.queue.length > 2;
  }
  turnPage(): void {
    const [step, ...rest] = this.queue;
    this.queue = rest;
    this.view = step!.view;
    this.past = [...this.past, { n: step!.n, events: [...step!.events] }];
  }
  happens(turn: number, event: Event["event"], asked = false): void {
    this.queue = [...this.queue, { n: turn, view: { turn, asked }, events: [{ event }] }];
    flushSync();
  }
  get sitting(): Sitting<View, Event> {
    return this as unknown as Sitting<View, Event>;
  }
}

describe("the table's flow", () => {
  let match: FakeMatch;
  let flow: Flow<View, Event, string>;
  let end: () => void;
  const said = vi.spyOn(announcer, "tell");
  const played = vi.spyOn(sounds, "play");

  beforeEach(() => {
    vi.useFakeTimers();
    said.mockClear();
    played.mockClear();
    match = new FakeMatch();
    end = $effect.root(() => {
      flow = new Flow({
        sitting: () => match.sitting,
        show: (step) => (step.events.some((one) => one.event === "rolled") ? `dice ${step.n}` : undefined),
        tell: (step) => [`turn ${step.n}`],
        sentence: () => "Your move",
        sounds: () => ["paper"],
      });
    });
    flushSync();
  });
  afterEach(() => {
    end();
    vi.useRealTimers();
  });

  it("says how it stands when somebody comes to the table", () => {
    vi.advanceTimersByTime(300);
    expect(announcer.text.trim()).toBe("Your move");
  });

  it("says nothing to somebody who is gone at once", () => {
    announcer.text = "";
    end();
    vi.advanceTimersByTime(300);
    expect(announcer.text.trim()).toBe("");
  });

  it("turns to the next position at once, and says so", () => {
    match.happens(1, "walked");
    expect(match.view.turn).toBe(1);
    expect(said.mock.calls.slice(1)).toEqual([["turn 1"]]);
    expect(played.mock.calls).toEqual([["paper"]]);
  });

  it("rings and says what I must decide when I am asked", () => {
    match.happens(1, "walked", true);
    expect(said.mock.calls.slice(1)).toEqual([["turn 1"], ["Your move"]]);
    expect(played).toHaveBeenCalledWith("bell");
    played.mockClear();
    match.happens(2, "walked", true);
    expect(played).not.toHaveBeenCalledWith("bell");
  });

  it("shows the throw before the position that follows from it", () => {
    match.happens(1, "rolled");
    expect(flow.show).toBe("dice 1");
    expect(flow.waiting).toBe(true);
    expect(match.view.turn).toBe(0);
    match.happens(2, "walked");
    expect(match.view.turn).toBe(0);
    flow.settled();
    flushSync();
    expect(match.view.turn).toBe(2);
    vi.advanceTimersByTime(5000);
    expect(flow.show).toBeUndefined();
  });

  it("lets somebody in a hurry press the throw away", () => {
    match.happens(1, "rolled");
    flow.shown();
    flushSync();
    expect(match.view.turn).toBe(1);
    flow.shown();
    expect(flow.show).toBeUndefined();
  });

  it("catches up without ceremony and without a sound", () => {
    match.queue = [1, 2, 3, 4].map((turn) => ({ n: turn, view: { turn, asked: turn === 2 }, events: [{ event: "walked" as const }] }));
    flushSync();
    expect(match.view.turn).toBe(4);
    expect(played.mock.calls.length).toBeLessThanOrEqual(2);
    expect(played).not.toHaveBeenCalledWith("bell");
  });
});

describe("drafts", () => {
  it("are asked once the hand rests, and never answer for other cards", async () => {
    vi.useFakeTimers();
    const match = new FakeMatch();
    const picks = new Picks();
    const answers: ((value: unknown) => void)[] = [];
    match.draft = vi.fn(() => new Promise((resolve) => answers.push(resolve)));
    let drafts!: Drafts<{ chance: number }>;
    const end = $effect.root(() => {
      drafts = new Drafts(
        () => match.sitting as never,
        () => (picks.ids.length ? { cards: [...picks.ids] } : undefined),
      );
    });
    flushSync();
    vi.advanceTimersByTime(100);
    expect(match.draft).not.toHaveBeenCalled();
    picks.toggle("R4");
    flushSync();
    picks.toggle("R5");
    flushSync();
    vi.advanceTimersByTime(100);
    expect(match.draft.mock.calls).toEqual([[{ cards: ["R4", "R5"] }]]);
    picks.toggle("R6");
    flushSync();
    vi.advanceTimersByTime(100);
    answers[0]!({ chance: 0.1 });
    await Promise.resolve();
    expect(drafts.answer).toBeUndefined();
    answers[1]!({ chance: 0.5 });
    await vi.waitFor(() => expect(drafts.answer).toEqual({ chance: 0.5 }));
    // Without a line there is no answer: it is asked again.
    picks.only("R7");
    flushSync();
    vi.advanceTimersByTime(100);
    answers[2]!(undefined);
    await Promise.resolve();
    await Promise.resolve();
    vi.advanceTimersByTime(2000);
    expect(match.draft).toHaveBeenCalledTimes(4);
    end();
    vi.useRealTimers();
  });
});

describe("picks", () => {
  it("are taken up and put down in order", () => {
    const picks = new Picks();
    picks.toggle("a");
    picks.toggle("b");
    expect(picks.ids).toEqual(["a", "b"]);
    picks.toggle("a");
    expect(picks.ids).toEqual(["b"]);
    picks.only("c");
    expect(picks.ids).toEqual(["c"]);
    picks.only("c");
    expect(picks.ids).toEqual([]);
    picks.toggle("a");
    picks.keep((id) => id !== "a");
    expect(picks.ids).toEqual([]);
  });
});

describe("why not", () => {
  it("asks the hall, and speaks of the rule", async () => {
    const match = new FakeMatch();
    const why = new WhyNot((refusal) => `${refusal.rule}!`);
    await why.ask(match.sitting as never, { do: "reload" });
    expect(why.text).toBe("table-turn!");
    expect(why.rule).toBe("table-turn");
    why.clear();
    expect(why.text).toBe("");
  });

  it("takes back where that is possible, and says why where it is not", () => {
    const match = new FakeMatch();
    const why = new WhyNot((refusal) => `${refusal.rule}.${refusal.case}`);
    match.undo = { can: false, refusal: { rule: "table-undo", case: "chance" } };
    why.takeBack(match.sitting as never);
    expect(match.takeBack).not.toHaveBeenCalled();
    expect(why.text).toBe("table-undo.chance");
    match.undo = { can: true };
    why.takeBack(match.sitting as never);
    expect(match.takeBack).toHaveBeenCalledTimes(1);
  });
});
