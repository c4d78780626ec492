/** The hall over HTTP. */
import type {
  ErrorBody,
  Fault,
  Games,
  Health,
  MatchRef,
  Me,
  MeUpdate,
  MyMatches,
  NewMatch,
  Table,
} from "../../wire/types";

/** An answer that is not a success, or none at all (`offline`). */
export class Failed extends Error {
  constructor(readonly fault: Fault) {
    super(fault.message || fault.code);
  }
}

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
      credentials: "same-origin",
    });
  } catch {
    throw new Failed({ code: "offline" });
  }
  const text = await answer.text();
  let found: unknown;
  try {
    found = text ? JSON.parse(text) : undefined;
  } catch {
    throw new Failed({ code: "internal" });
  }
  if (!answer.ok) throw new Failed((found as ErrorBody | undefined)?.error ?? { code: "internal" });
  return found as Answer;
}

const at = (id: string) => `/matches/${encodeURIComponent(id)}`;

export const api = {
  health: () => ask<Health>("GET", "/health"),
  games: () => ask<Games>("GET", "/games"),
  me: () => ask<Me>("GET", "/me"),
  rename: (me: MeUpdate) => ask<Me>("PUT", "/me", me),
  matches: () => ask<MyMatches>("GET", "/matches"),
  open: (match: NewMatch) => ask<MatchRef>("POST", "/matches", match),
  table: (id: string) => ask<Table>("GET", at(id)),
  sit: (id: string, seat: number) => ask<Table>("POST", `${at(id)}/sit`, { seat }),
  seatBot: (id: string, seat: number, bot: string) => ask<Table>("POST", `${at(id)}/bot`, { seat, bot }),
  rematch: (id: string) => ask<MatchRef>("POST", `${at(id)}/rematch`),
};
