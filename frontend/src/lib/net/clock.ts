/** What the hall's clock shows, worked out from its answers: so that a countdown is the same on every screen. */

/** A sample counts for so long; then a newer one wins even if it took longer on its way. */
const FRESH = 120_000;

export class HallClock {
  #offset = 0;
  #trip = Infinity;
  #taken = -Infinity;

  constructor(private readonly here: () => number = Date.now) {}

  /**
   * The hall said that it was `at` there, in answer to what was asked here at `asked`. The quickest answer tells the
   * most: its error is at most half of its way there and back.
   */
  heard(at: number, asked: number): void {
    const now = this.here();
    const trip = Math.max(0, now - asked);
    if (trip > this.#trip && now - this.#taken < FRESH) return;
    this.#offset = at + trip / 2 - now;
    this.#trip = trip;
    this.#taken = now;
  }

  now(): number {
    return this.here() + this.#offset;
  }
}
