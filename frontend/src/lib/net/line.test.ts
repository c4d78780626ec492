import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Entries, Table } from "../../wire/types";
import { newKey } from "./keys";
import { Line, RESEND } from "./line.svelte";

class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  close(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.();
  }
  of(type: string): Record<string, unknown>[] {
    return this.sent.filter((message) => message.type === type);
  }
}

const table = { id: "m1", game: "dragonwood", edition: {}, seats: [], rematch: "", status: "playing" } as unknown as Table;
const welcome = { type: "welcome", match: "m1", version: "1", seat: 0, mine: [0], last: 3 };

function entries(since: number, last: number): Entries {
  const items = Array.from({ length: last - since }, (_, n) => ({ n: since + n + 1, at: 0, kind: "act" as const, seat: 0, events: [] }));
  return {
    type: "entries", since, last, items, status: "playing", actors: [0], decision: last, legal: [],
    view: { turn: last } as unknown as Entries["view"], undo: { entry: last, refusal: null }, due: 0, result: null,
  };
}

describe("the line to a match", () => {
  let store: Map<string, string>;
  let line: Line;
  const latest = () => FakeSocket.all.at(-1)!;
  const start = () =>
    (line = new Line(table, {
      open: (url) => new FakeSocket(url) as unknown as WebSocket,
      store: {
        getItem: (key) => store.get(key) ?? null,
        setItem: (key, value) => void store.set(key, value),
        removeItem: (key) => void store.delete(key),
      },
    }));

  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.all = [];
    store = new Map();
    start();
    latest().open();
    latest().hear(welcome);
    latest().hear(entries(0, 3));
  });
  afterEach(() => {
    line.close();
    vi.useRealTimers();
  });

  it("hears what is said and says ready phrases", async () => {
    const socket = latest();
    const one = { n: 4, at: 0, seat: 1, phrase: "dg-phrase-deal" };
    socket.hear({ type: "talk", since: 0, said: [one] });
    socket.hear({ type: "talk", since: 4, said: [{ ...one, n: 5 }] });
    socket.hear({ type: "talk", since: 4, said: [{ ...one, n: 5 }] });
    expect(line.said.map((said) => said.n)).toEqual([4, 5]);
    socket.hear({ type: "talk", since: 0, said: [{ ...one, n: 1 }] });
    expect(line.said.map((said) => said.n)).toEqual([1]);
    const spoken = line.say("dg-phrase-want", ["gold"], 1);
    const sent = socket.of("say").at(-1)!;
    expect(sent).toMatchObject({ phrase: "dg-phrase-want", pieces: ["gold"], to: 1 });
    socket.hear({ type: "answer", key: sent.key, fault: { code: "too-many" } });
    await spoken;
    expect(line.fault?.code).toBe("too-many");
  });

  it("shows the first position at once and queues later ones", () => {
    expect(line.state).toBe("up");
    expect(line.page?.last).toBe(3);
    latest().hear(entries(3, 4));
    expect(line.page?.last).toBe(3);
    expect(line.next?.n).toBe(4);
    line.turnPage();
    expect(line.page?.last).toBe(4);
    expect(line.items.map((item) => item.n)).toEqual([1, 2, 3, 4]);
  });

  it("comes back by itself and asks for what it missed", () => {
    latest().close();
    expect(line.state).not.toBe("up");
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all.length).toBe(2);
    latest().open();
    expect(latest().sent[0]).toEqual({ type: "hello", since: 3, seat: -1 });
    latest().hear(welcome);
    expect(line.state).toBe("up");
  });

  it("waits longer after every failure, but never longer than the limit", () => {
    for (let n = 0; n < 8; n++) {
      latest().close();
      vi.advanceTimersByTime(3200);
    }
    expect(FakeSocket.all.length).toBe(9);
    expect(line.state).toBe("down");
  });

  it("sends an action again with the same key until it is answered", () => {
    line.act({ do: "reload" });
    const [first] = latest().of("act");
    expect(first).toMatchObject({ decision: 3, action: { do: "reload" } });
    vi.advanceTimersByTime(RESEND * 2 + 10);
    expect(latest().of("act").length).toBe(3);
    expect(new Set(latest().of("act").map((message) => message.key)).size).toBe(1);
    latest().hear({ type: "answer", key: first!.key, n: 4 });
    vi.advanceTimersByTime(RESEND * 3);
    expect(latest().of("act").length).toBe(3);
    expect(line.sending).toBe(false);
  });

  it("sends it over a new socket, and after a reload of the page", () => {
    line.act({ do: "reload" });
    const key = latest().of("act")[0]!.key;
    latest().close();
    vi.advanceTimersByTime(1000);
    latest().open();
    latest().hear(welcome);
    expect(latest().of("act")[0]!.key).toBe(key);
    line.close();
    start();
    latest().open();
    latest().hear(welcome);
    expect(latest().of("act")[0]!.key).toBe(key);
  });

  it("sends one action at a time", () => {
    line.act({ do: "reload" });
    line.act({ do: "reload" });
    expect(latest().of("act").length).toBe(1);
  });

  it("says hello again when entries are missing between", () => {
    latest().hear(entries(7, 9));
    expect(latest().of("hello").at(-1)).toEqual({ type: "hello", since: 3, seat: -1 });
    expect(line.page?.last).toBe(3);
  });

  it("leaves out entries that it knows", () => {
    latest().hear(entries(1, 5));
    line.turnPage();
    expect(line.items.map((item) => item.n)).toEqual([1, 2, 3, 4, 5]);
  });

  it("shows a fault and forgets the action that caused it", () => {
    line.act({ do: "reload" });
    latest().hear({ type: "answer", key: latest().of("act")[0]!.key, fault: { code: "decision-over" } });
    expect(line.fault?.code).toBe("decision-over");
    expect(line.sending).toBe(false);
  });

  it("asks why something may not be done, and forgets to ask when the line drops", async () => {
    const answer = line.why({ do: "reload" });
    const [asked] = latest().of("why");
    latest().hear({ type: "answer", key: asked!.key, fault: { code: "refused", rule: "table-turn", case: "not-asked" } });
    expect(await answer).toEqual({ rule: "table-turn", case: "not-asked", figures: {} });
    expect(line.fault).toBeUndefined();
    const lost = line.why({ do: "reload" });
    latest().close();
    expect(await lost).toBeUndefined();
    expect(await line.why({ do: "reload" })).toBeUndefined();
  });

  it("learns what the hall's clock shows", () => {
    const before = Date.now();
    expect(latest().of("ping").length).toBe(1);
    vi.advanceTimersByTime(100);
    latest().hear({ type: "pong", at: before + 3_600_050 });
    expect(line.now()).toBe(before + 3_600_100);
    expect(latest().of("ping").length).toBe(2);
  });

  it("gives up a socket that is silent", () => {
    vi.advanceTimersByTime(9000);
    expect(latest().of("ping").length).toBeGreaterThan(1);
    vi.advanceTimersByTime(12000);
    expect(FakeSocket.all.length).toBeGreaterThan(1);
  });
});

describe("keys", () => {
  it("do not meet, with crypto or without", () => {
    const keys = new Set(Array.from({ length: 500 }, newKey));
    vi.stubGlobal("crypto", undefined);
    for (let n = 0; n < 500; n++) keys.add(newKey());
    vi.unstubAllGlobals();
    expect(keys.size).toBe(1000);
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{24}$/);
  });
});
