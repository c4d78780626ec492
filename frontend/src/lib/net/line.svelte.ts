/**
 * The line to one match: a WebSocket that comes back by itself, asks for what it missed, and sends what I do again,
 * with the same key, until it is answered.
 */
import type {
  Answer,
  DraftAnswer,
  Entries,
  Fault,
  FromHall,
  GameAction,
  GameEvent,
  GameView,
  Item,
  Said,
  SeatInfo,
  Table,
} from "../../wire/types";
import type { RefusalWords, Step } from "../table/sitting";
import { HallClock } from "./clock";
import { newKey } from "./keys";

export const FIRST_WAIT = 250;
export const LONGEST_WAIT = 2500;
export const RESEND = 1500;
export const SILENCE = 8000;
/** The hall is asked so many times what its clock shows, after every welcome. */
const CLOCK_ASKED = 3;

type Sent = { type: "act" | "undo"; key: string } & Record<string, unknown>;
type Page = Entries & { view: GameView };
/** Questions that change nothing; without a line they have no answer. */
type Asked = Map<string, (answer: DraftAnswer | Answer | undefined) => void>;

/** What the line needs of the world; tests bring their own. */
export interface World {
  open(url: string): WebSocket;
  /** Where unanswered actions survive a reload. */
  store?: Pick<Storage, "getItem" | "setItem" | "removeItem"> | undefined;
}

const browser: World = {
  open: (url) => new WebSocket(url),
  store: globalThis.sessionStorage,
};

export class Line {
  /** Up, on its way back, or down for longer than a moment. */
  state = $state<"up" | "wait" | "down">("wait");
  seats = $state.raw<SeatInfo[]>([]);
  watchers = $state(0);
  rematch = $state("");
  me = $state<number | null>(null);
  mine = $state.raw<number[]>([]);
  /** The version of the page is not the hall's. */
  stale = $state(false);
  /** Shown now; undefined until the match starts. */
  page = $state.raw<Page | undefined>();
  items = $state.raw<Item[]>([]);
  /** What was said at the table, as far as the hall remembers. */
  said = $state.raw<Said[]>([]);
  status = $state<Entries["status"]>("waiting");
  fault = $state.raw<Fault | undefined>();
  #queue = $state.raw<Page[]>([]);
  #unanswered = $state.raw<Sent[]>([]);

  #socket: WebSocket | undefined;
  #last = 0;
  #seat = -1;
  #version = "";
  #wait = FIRST_WAIT;
  #closed = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #asked: Asked = new Map();
  readonly #clock = new HallClock();
  #pinged: number[] = [];
  #clockAsked = 0;
  readonly #back = () => this.#hurry();

  constructor(
    readonly table: Table,
    private readonly world: World = browser,
  ) {
    this.seats = table.seats;
    this.rematch = table.rematch;
    this.status = table.status;
    this.#unanswered = this.#remembered();
    globalThis.addEventListener?.("online", this.#back);
    globalThis.document?.addEventListener("visibilitychange", this.#back);
    this.#connect();
    this.#pulse = setInterval(() => this.#beat(), RESEND);
  }

  // ---- what a table sees ---------------------------------------------------------------------

  get view(): GameView | undefined {
    return this.page?.view;
  }

  get edition(): Record<string, unknown> {
    return this.table.edition as Record<string, unknown>;
  }

  get past(): Item[] {
    return this.items;
  }

  get next(): Step<GameView, GameEvent> | undefined {
    const page = this.#queue[0];
    if (!page) return undefined;
    const shown = this.page?.last ?? 0;
    const events = page.items.filter((item) => item.n > shown).flatMap((item) => item.events ?? []);
    return { n: page.last, view: page.view, events };
  }

  get behind(): boolean {
    return this.#queue.length > 2;
  }

  get sending(): boolean {
    return this.#unanswered.length > 0;
  }

  get undo(): { can: boolean; refusal?: RefusalWords | undefined } {
    const undo = this.page?.undo;
    return { can: (undo?.entry ?? 0) > 0, refusal: undo?.refusal ?? undefined };
  }

  /** Put the next step on the screen. */
  turnPage(): void {
    const [page, ...rest] = this.#queue;
    if (!page) return;
    this.#queue = rest;
    this.#show(page);
  }

  act(action: { do: string }): void {
    const decision = this.page?.decision ?? 0;
    if (!decision || this.sending) return;
    this.#send({ type: "act", key: newKey(), decision, action: action as GameAction });
  }

  takeBack(): void {
    const entry = this.page?.undo.entry ?? 0;
    if (!entry || this.sending) return;
    this.#send({ type: "undo", key: newKey(), entry });
  }

  async draft<Reply>(draft: unknown): Promise<Reply | undefined> {
    const answer = await this.#ask({ type: "draft", draft });
    return answer?.type === "draft-answer" ? (answer.advice as Reply) : undefined;
  }

  async why(action: { do: string }): Promise<RefusalWords | undefined> {
    const answer = await this.#ask({ type: "why", action });
    const fault = answer?.type === "answer" ? answer.fault : undefined;
    return fault?.rule ? { rule: fault.rule, case: fault.case ?? "", figures: fault.figures ?? {} } : undefined;
  }

  /** Say a ready phrase to the table, for all or for one seat. */
  async say(phrase: string, pieces: readonly string[] = [], to = -1): Promise<void> {
    const answer = await this.#ask({ type: "say", phrase, to, pieces });
    if (answer?.type === "answer" && answer.fault) this.fault = answer.fault;
  }

  /** When the time for the decision that is shown runs out; 0 when it does not. */
  get due(): number {
    return this.page?.due ?? 0;
  }

  /** What the hall's clock shows. */
  now(): number {
    return this.#clock.now();
  }

  #ask(question: { type: "draft" | "why" | "say" } & Record<string, unknown>): Promise<DraftAnswer | Answer | undefined> {
    const key = newKey();
    return new Promise((resolve) => {
      if (this.state !== "up") return resolve(undefined);
      this.#asked.set(key, resolve);
      this.#say({ ...question, key });
    });
  }

  /** Look from another seat of mine: people who share one device. */
  sitAt(seat: number): void {
    this.#seat = seat;
    this.#forget();
    this.#say({ type: "hello", since: 0, seat });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#pulse);
    globalThis.removeEventListener?.("online", this.#back);
    globalThis.document?.removeEventListener("visibilitychange", this.#back);
    this.#socket?.close();
  }

  // ---- the socket ----------------------------------------------------------------------------

  #connect(): void {
    if (this.#closed) return;
    clearTimeout(this.#retry);
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = this.world.open(`${scheme}//${location.host}/api/matches/${encodeURIComponent(this.table.id)}/socket`);
    this.#socket = socket;
    this.#heard = Date.now();
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", since: this.#last, seat: this.#seat }));
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      this.#heard = Date.now();
      this.#hear(JSON.parse(String(event.data)) as FromHall);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #lost(): void {
    this.#socket = undefined;
    for (const resolve of this.#asked.values()) resolve(undefined);
    this.#asked.clear();
    this.#pinged = [];
    if (this.#closed) return;
    this.state = this.#wait > FIRST_WAIT * 2 ? "down" : "wait";
    this.#retry = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
  }

  /** The network or the page is back: do not wait any longer. */
  #hurry(): void {
    if (this.#closed || document.hidden) return;
    if (!this.#socket) this.#connect();
    else this.#beat();
  }

  #beat(): void {
    const silent = Date.now() - this.#heard;
    if (!this.#socket) return;
    if (silent > SILENCE * 2 || (silent > LONGEST_WAIT * 2 && this.state !== "up")) {
      const old = this.#socket;
      this.#lost();
      old.close();
      return;
    }
    if (this.state !== "up") return;
    if (silent > SILENCE) this.#ping();
    for (const message of this.#unanswered) this.#say(message);
  }

  #ping(): void {
    this.#pinged.push(Date.now());
    this.#say({ type: "ping" });
  }

  #say(message: object): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message));
  }

  #send(message: Sent): void {
    this.#unanswered = [...this.#unanswered, message];
    this.#remember();
    if (this.state === "up") this.#say(message);
  }

  #hear(message: FromHall): void {
    switch (message.type) {
      case "welcome":
        if (this.#version && this.#version !== message.version) this.stale = true;
        this.#version ||= message.version;
        this.me = message.seat;
        this.mine = message.mine;
        if (message.last < this.#last) this.#forget();
        this.state = "up";
        this.#wait = FIRST_WAIT;
        for (const unanswered of this.#unanswered) this.#say(unanswered);
        this.#clockAsked = 0;
        this.#ping();
        break;
      case "entries":
        this.#take(message);
        break;
      case "seats":
        this.seats = message.seats;
        this.watchers = message.watchers;
        this.rematch = message.rematch;
        break;
      case "talk":
        this.said = message.since ? [...this.said, ...message.said.filter((one) => one.n > (this.said.at(-1)?.n ?? 0))] : message.said;
        break;
      case "answer":
        this.#answered(message);
        break;
      case "draft-answer":
        this.#asked.get(message.key)?.(message);
        this.#asked.delete(message.key);
        break;
      case "pong": {
        const asked = this.#pinged.shift();
        if (asked !== undefined) this.#clock.heard(message.at, asked);
        if (++this.#clockAsked < CLOCK_ASKED) this.#ping();
        break;
      }
      case "closing":
        if (message.fault) this.fault = message.fault;
        if (!message.again) this.close();
        break;
    }
  }

  #take(entries: Entries): void {
    if (entries.since > this.#last) {
      this.#say({ type: "hello", since: this.#last, seat: this.#seat });
      return;
    }
    if (entries.last < this.#last) return;
    const fresh = entries.items.filter((item) => item.n > this.#last);
    this.#last = entries.last;
    this.status = entries.status;
    if (!entries.view) {
      this.items = [...this.items, ...fresh];
      return;
    }
    const page = { ...entries, items: fresh, view: entries.view };
    // What was played before I came is not played again before my eyes.
    if (!this.page) this.#show(page);
    else this.#queue = [...this.#queue, page];
  }

  #show(page: Page): void {
    this.items = [...this.items, ...page.items.filter((item) => item.n > (this.items.at(-1)?.n ?? 0))];
    this.page = page;
  }

  #answered(answer: Answer): void {
    const question = this.#asked.get(answer.key ?? "");
    if (question) {
      this.#asked.delete(answer.key ?? "");
      question(answer);
      return;
    }
    const asked = this.#unanswered.some((message) => message.key === answer.key);
    this.#unanswered = this.#unanswered.filter((message) => message.key !== answer.key);
    this.#remember();
    if (answer.fault && (asked || !answer.key)) {
      if (!answer.key) this.#unanswered = [];
      this.fault = answer.fault;
    }
  }

  #forget(): void {
    this.#last = 0;
    this.#queue = [];
    this.items = [];
    this.page = undefined;
  }

  // ---- what survives a reload ------------------------------------------------------------------

  get #drawer(): string {
    return `dragonhall.unanswered.${this.table.id}`;
  }

  #remembered(): Sent[] {
    try {
      return JSON.parse(this.world.store?.getItem(this.#drawer) ?? "[]") as Sent[];
    } catch {
      return [];
    }
  }

  #remember(): void {
    try {
      if (this.#unanswered.length) this.world.store?.setItem(this.#drawer, JSON.stringify(this.#unanswered));
      else this.world.store?.removeItem(this.#drawer);
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}
