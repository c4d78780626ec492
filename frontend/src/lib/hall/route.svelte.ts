/** Where in the hall we are; kept behind the # of the address, so that any server can hand out the page. */
import { leaveFor } from "../table/back";

export type Route = { page: "home" } | { page: "about" } | { page: "match"; id: string };

export function read(hash: string): Route {
  const [, page, id] = hash.replace(/^#/, "").split("/");
  if (page === "match" && id) return { page: "match", id: decodeURIComponent(id) };
  return page === "about" ? { page: "about" } : { page: "home" };
}

export const matchLink = (id: string): string => `#/match/${encodeURIComponent(id)}`;

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
