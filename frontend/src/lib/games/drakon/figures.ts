/** Where the figures stand: in the corners of their chambers, small where many are together. */
import type { DrakonView } from "../../../wire/types";
import { keyOf, PITCH, type Cell } from "./plane";

export interface Stand {
  /** A seat's hero, or Drakon (−1). */
  who: number;
  x: number;
  y: number;
  radius: number;
}

export const DRAKON = -1;

const PAIR = [[-26, 27], [26, 27], [26, -27]] as const;
const CORNERS = [[-31, 31], [31, 31], [-31, -31], [31, -31]] as const;
const RING = [[-24, 39], [24, 39], [-39, 22], [39, 22], [-39, -22], [39, -22], [-24, -39], [24, -39]] as const;

/** Every figure in the lair, in the drawing's units. */
export function standsOf(view: DrakonView): Stand[] {
  const found: Stand[] = [];
  const together = new Map<string, { cell: Cell; who: number[] }>();
  const add = (cell: Cell, who: number) => {
    const group = together.get(keyOf(cell)) ?? { cell, who: [] };
    group.who.push(who);
    together.set(keyOf(cell), group);
  };
  view.players.forEach((player, seat) => player.hero && add(player, seat));
  if (view.drakon) add({ x: view.drakon[0]!, y: view.drakon[1]! }, DRAKON);
  for (const { cell, who } of together.values()) {
    const corners = who.length <= 2 ? PAIR : who.length <= 4 ? CORNERS : RING;
    const radius = who.length <= 2 ? 23 : who.length <= 4 ? 19 : 13;
    who.forEach((one, at) => {
      // Drakon has a corner of her own.
      const [right, down] = corners[one === DRAKON ? corners.length - 1 : at]!;
      found.push({ who: one, x: cell.x * PITCH + right, y: cell.y * PITCH + down, radius: one === DRAKON ? radius + 3 : radius });
    });
  }
  return found.sort((a, b) => a.who - b.who);
}

/** The middle line of a way, for a path. */
export function lineOf(cells: readonly Cell[]): string {
  return cells.map((cell, n) => `${n ? "L" : "M"}${cell.x * PITCH} ${cell.y * PITCH}`).join("");
}
