/** How the map lies under the window: it centres itself until somebody drags or zooms it, and again when asked. */
import { PITCH, STEP, type Cell, type Side } from "./plane";

/** A chamber is never smaller on the screen than this many pixels, so that a finger can hit it. */
const LEAST = 48;
const MOST = 150;
const CLOSEST = 260;
const FARTHEST = 26;
/** Room around the lair, in chambers. */
const MARGIN = 0.6;
/** Pixels at the right and lower edge where buttons and stocks lie. */
const RIGHT = 54;
const BELOW = 46;
/** In a window narrower than this they are all at the right. */
const NARROW = 640;

interface Point {
  x: number;
  y: number;
}

export class Camera {
  /** The window's size in pixels. */
  wide = $state(0);
  high = $state(0);
  /** Pixels at the upper edge where something lies over the map. */
  above = $state(0);
  /** It follows the lair by itself. */
  auto = $state(true);
  /** Somebody has it in hand: no gliding. */
  held = $state(false);
  #scale = $state(1);
  #middle = $state.raw<Point>({ x: 0, y: 0 });
  /** The cells to show, and the one that matters most. */
  #cells: () => readonly Cell[];
  #focus: () => Cell;

  constructor(cells: () => readonly Cell[], focus: () => Cell) {
    this.#cells = cells;
    this.#focus = focus;
  }

  /** The part of the window that is free for the map. */
  get width(): number {
    return Math.max(1, this.wide - RIGHT);
  }

  get height(): number {
    return Math.max(1, this.high - this.above - (this.wide < NARROW ? 0 : BELOW));
  }

  readonly #fitted = $derived.by(() => {
    const cells = this.#cells();
    const xs = cells.map((cell) => cell.x);
    const ys = cells.map((cell) => cell.y);
    const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)].map((at) => at * PITCH) as [
      number,
      number,
      number,
      number,
    ];
    const wide = east - west + 2 * MARGIN * PITCH;
    const high = south - north + 2 * MARGIN * PITCH;
    const { width, height } = this;
    const scale = Math.max(LEAST / PITCH, Math.min(MOST / PITCH, width / wide, height / high));
    const along = (low: number, high: number, at: number, window: number) => {
      const half = window / 2 / scale - MARGIN * PITCH;
      return high - low <= 2 * half ? (low + high) / 2 : Math.min(high - half, Math.max(low + half, at));
    };
    const focus = this.#focus();
    return { scale, x: along(west, east, focus.x * PITCH, width), y: along(north, south, focus.y * PITCH, height) };
  });

  get scale(): number {
    return this.auto ? this.#fitted.scale : this.#scale;
  }

  get middle(): Point {
    return this.auto ? this.#fitted : this.#middle;
  }

  /** How wide a chamber is on the screen. */
  get chamber(): number {
    return this.scale * 100;
  }

  get transform(): string {
    const { scale, middle, width, height } = this;
    return `translate(${width / 2 - middle.x * scale}px, ${this.above + height / 2 - middle.y * scale}px) scale(${scale})`;
  }

  #take(): void {
    if (!this.auto) return;
    [this.#scale, this.#middle] = [this.#fitted.scale, { x: this.#fitted.x, y: this.#fitted.y }];
    this.auto = false;
  }

  /** Move the map by so many pixels. */
  pan(right: number, down: number): void {
    this.#take();
    const cells = this.#cells();
    const within = (at: number, all: number[]) =>
      Math.min((Math.max(...all) + 1) * PITCH, Math.max((Math.min(...all) - 1) * PITCH, at));
    this.#middle = {
      x: within(this.#middle.x - right / this.#scale, cells.map((cell) => cell.x)),
      y: within(this.#middle.y - down / this.#scale, cells.map((cell) => cell.y)),
    };
  }

  /** Zoom so that the point under `x`, `y` (pixels from the window's corner) stays where it is. */
  zoom(factor: number, x = this.width / 2, y = this.above + this.height / 2): void {
    this.#take();
    const scale = Math.max(FARTHEST / PITCH, Math.min(CLOSEST / PITCH, this.#scale * factor));
    const [right, down] = [x - this.width / 2, y - this.above - this.height / 2];
    this.#middle = {
      x: this.#middle.x + right / this.#scale - right / scale,
      y: this.#middle.y + down / this.#scale - down / scale,
    };
    this.#scale = scale;
  }

  centre(): void {
    this.auto = true;
  }

  /** Whether a cell is in the window as a whole. */
  sees(cell: Cell): boolean {
    const { scale, middle } = this;
    const half = 52 * scale;
    const right = Math.abs(cell.x * PITCH - middle.x) * scale;
    const down = Math.abs(cell.y * PITCH - middle.y) * scale;
    return right + half <= this.width / 2 + 2 && down + half <= this.height / 2 + 2;
  }

  /** Of some cells the nearest one whose middle lies out of the window on this side. */
  beyond(cells: readonly Cell[], side: Side): Cell | undefined {
    if (!this.wide) return undefined;
    const { scale, middle } = this;
    const { x, y } = STEP[side];
    const edge = (x ? this.width : this.height) / 2;
    let best: Cell | undefined;
    let least = Infinity;
    for (const cell of cells) {
      const right = (cell.x * PITCH - middle.x) * scale;
      const down = (cell.y * PITCH - middle.y) * scale;
      const far = Math.hypot(right, down);
      if (right * x + down * y > edge && far < least) [best, least] = [cell, far];
    }
    return best;
  }

  /** Bring a cell into the window if it is not there. */
  show(cell: Cell): void {
    if (!this.sees(cell) && this.wide) this.look(cell);
  }

  /** Bring a cell into the middle of the window. */
  look(cell: Cell): void {
    this.#take();
    this.#middle = { x: cell.x * PITCH, y: cell.y * PITCH };
  }
}
