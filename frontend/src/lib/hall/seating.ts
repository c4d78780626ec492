/** Who shall sit at a new table: people at this screen, friends by link, bots. */

export interface Seating {
  /** At this screen, the one who opens the match included. */
  people: number;
  friends: number;
  bots: number;
}

/** Who makes room first when there are too many. */
const ROOM: readonly (keyof Seating)[] = ["bots", "friends", "people"];

/** The seating after one of its numbers was chosen: the others make room, or a bot comes, so that the game allows it. */
export function seated(now: Seating, kind: keyof Seating, count: number, least: number, most: number): Seating {
  const next = { ...now, [kind]: Math.min(count, kind === "people" ? most : most - 1) };
  const total = () => next.people + next.friends + next.bots;
  for (const other of ROOM) {
    if (other === kind) continue;
    const floor = other === "people" ? 1 : 0;
    next[other] = Math.max(floor, next[other] - Math.max(0, total() - most));
  }
  if (total() < least) {
    const filler = kind === "bots" ? "friends" : "bots";
    next[filler] += least - total();
  }
  return next;
}
