/** The plane on which the lair lies: places, sides, and where they are drawn. */

export interface Cell {
  x: number;
  y: number;
}

export const SIDES = ["N", "E", "S", "W"] as const;
export type Side = (typeof SIDES)[number];

/** From one chamber's middle to the next one's, in units of the drawing; a chamber itself is 100 wide. */
export const PITCH = 108;

export const STEP: Record<Side, Cell> = { N: { x: 0, y: -1 }, E: { x: 1, y: 0 }, S: { x: 0, y: 1 }, W: { x: -1, y: 0 } };

export const keyOf = (cell: Cell): string => `${cell.x},${cell.y}`;
export const same = (a: Cell | undefined, b: Cell | undefined): boolean => a !== undefined && b !== undefined && a.x === b.x && a.y === b.y;
/** The name of a place for flying pieces. */
export const placeOf = (cell: Cell): string => `cell-${cell.x}-${cell.y}`;

/** Arrows after so many quarter turns to the right, as letters in the order of the wire. */
export function turned(arrows: string, quarters: number): string {
  return SIDES.filter((_, side) => arrows.includes(SIDES[(side + 4 - (quarters % 4)) % 4]!)).join("");
}

/** Of the ways to turn a chamber, the one that comes first when it is turned on to the right from `from`. */
export function nearest(facings: readonly string[], arrows: string, from: number): string | undefined {
  for (let more = 0; more < 4; more++) {
    const way = turned(arrows, from + more);
    if (facings.includes(way)) return way;
  }
  return facings[0];
}

/** How many quarter turns to the right make these arrows of those. */
export function quartersOf(arrows: string, way: string): number {
  for (let quarters = 0; quarters < 4; quarters++) if (turned(arrows, quarters) === way) return quarters;
  return 0;
}

/** The cell of some that somebody means who walks from one towards a side. */
export function neighbour<Place extends Cell>(from: Cell, side: Side, cells: readonly Place[]): Place | undefined {
  const step = STEP[side];
  let best: Place | undefined;
  let least = Infinity;
  for (const cell of cells) {
    const ahead = (cell.x - from.x) * step.x + (cell.y - from.y) * step.y;
    const aside = Math.abs((cell.x - from.x) * step.y) + Math.abs((cell.y - from.y) * step.x);
    if (ahead <= 0 || aside > ahead * 2) continue;
    const far = ahead + aside * 2;
    if (far < least) [best, least] = [cell, far];
  }
  return best;
}
