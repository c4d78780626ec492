/** Something half done that outlives a reload of the page: in this tab only, and only while it is about the same. */

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** The tab's own memory; none where the browser forbids it. */
function ofTab(): Store | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}

export class Kept<Thing> {
  readonly #drawer: () => string;
  readonly #store: Store | null;

  /** `drawer` names the match, who does it, and what it is. */
  constructor(drawer: () => string, store: Store | null = ofTab() ?? null) {
    this.#drawer = () => `dragonhall.kept.${drawer()}`;
    this.#store = store;
  }

  /** What was kept about this; what was about something else is thrown away. */
  take(about: string): Thing | undefined {
    try {
      const found = JSON.parse(this.#store?.getItem(this.#drawer()) ?? "null") as { about: string; thing: Thing } | null;
      if (found?.about === about) return found.thing;
      if (found) this.drop();
    } catch {
      // What cannot be read is not kept.
    }
    return undefined;
  }

  keep(about: string, thing: Thing): void {
    try {
      this.#store?.setItem(this.#drawer(), JSON.stringify({ about, thing }));
    } catch {
      // Without a place to keep it, it lasts until the page is left.
    }
  }

  drop(): void {
    try {
      this.#store?.removeItem(this.#drawer());
    } catch {
      // It cannot be reached: then it is not found either.
    }
  }
}
