/** What a game's table is given of a match: its line, and what the match page knows around it. */
import type { Line } from "../net/line.svelte";
import type { Deed, Sitting } from "../table/sitting";

type Around = Pick<Sitting<unknown, unknown>, "seats" | "asked" | "talk" | "passOn" | "nameOf">;

/** `around` may be made of getters: each is read when the table asks. */
export function sittingOf(line: Line, around: Around): Sitting<unknown, unknown> {
  const page = () => line.page!;
  return {
    get match() { return line.table.id; },
    get me() { return line.me; },
    get seats() { return around.seats; },
    get edition() { return line.edition; },
    get view() { return page().view; },
    get actors() { return page().actors; },
    get asked() { return around.asked; },
    get legal() { return page().legal as unknown as Deed[]; },
    get past() { return line.items; },
    get next() { return line.next; },
    get behind() { return line.behind; },
    get sending() { return line.sending; },
    get talk() { return around.talk; },
    get undo() { return line.undo; },
    get due() { return line.due; },
    get since() { return line.items.at(-1)?.at ?? 0; },
    get passOn() { return around.passOn; },
    now: () => line.now(),
    nameOf: around.nameOf,
    turnPage: () => line.turnPage(),
    act: (action) => line.act(action),
    takeBack: () => line.takeBack(),
    draft: (draft) => line.draft(draft),
    why: (action) => line.why(action),
  };
}
