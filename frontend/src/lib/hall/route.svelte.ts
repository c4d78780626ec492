/** Where in the hall we are; kept behind the # of the address, so that any server can hand out the page. */
import { leaveFor } from "../table/back";

export type Route = { page: "home" } | { page: "about" } | { page: "match"; id: string };

export function read(hash: string): Route {
  const [, page, id] = hash.replace(/^#/, "").split("/");
  if (page === "match" && id) return { page: "match", id: decodeURIComponent(id) };
  return page === "about" ? { page: "about" } : { page: "home" };
}

export const matchLink = (id: string): string => `#/match/${encodeURIComponent(id)}`;

/** The whole address of a match, to send: this device's own name for itself leads nobody else here. */
export function linkTo(id: string, at: Pick<Location, "hostname" | "origin" | "pathname">, home: string): string {
  const alone = /^(localhost|127\..*|\[::1\])$/.test(at.hostname);
  return `${alone && home ? home.replace(/\/$/, "") : at.origin}${at.pathname}${matchLink(id)}`;
}

class Here {
  route = $state.raw<Route>(read(location.hash));

  constructor() {
    addEventListener("hashchange", () => {
      this.route = read(location.hash);
      scrollTo(0, 0);
    });
  }

  go(hash: string): void {
    leaveFor(hash);
  }
}

export const here = new Here();
