/** What I am choosing at the Drakon table: a tile, a place, how it is turned, and what pressing a place would do. */
import type { DrakonAdvice, DrakonChamberView, DrakonEvent, DrakonSpotView, DrakonView } from "../../../wire/types";
import { Drafts } from "../../table/drafts.svelte";
import type { Deed, Sitting, Step } from "../../table/sitting";
import { readEdition, tileParts } from "./edition";
import { tileOf } from "./moves";
import { keyOf, nearest, quartersOf, same, turned, type Cell } from "./plane";

/** A chamber as it would lie. */
export interface Ghost extends Cell {
  kind: string;
  arrows: string;
  /** In how many ways it may be turned there, and in how many elsewhere. */
  ways: number;
  all: number;
}

/** Questions that are answered with a place, by the action that answers them. */
const ASKED: Record<string, string> = {
  turn: "move",
  storm: "move",
  direct: "move",
  appear: "set-drakon",
  drakon: "send-drakon",
  destroy: "destroy",
  rotate: "rotate",
  switch: "switch",
  float: "float",
  where: "put",
};
const POWERS = ["dash", "slip"];
/** Turning is asked last; a screen chooses it together with the place. */
const TURNED = ["put", "rotate", "float"];
/** Questions about one place. */
const AIMED = ["face", "insert", "storm", "jump"];
const ROTATING = 1;
const FLOATING = 3;

const equal = (a: Deed, b: Deed) => Object.keys(b).every((key) => a[key] === b[key]);

export class Choosing {
  /** The piece of my hand that I hold over the lair. */
  piece = $state<string | undefined>();
  /** The place that I look at; pressing it again does what can be done there. */
  cell = $state.raw<Cell | undefined>();
  /** The place under the pointer. */
  over = $state.raw<Cell | undefined>();
  /** My next move is made with my hero's power. */
  power = $state(false);
  quarters = $state(0);
  readonly #sitting: () => Sitting<DrakonView, DrakonEvent>;
  readonly #drafts: Drafts<DrakonAdvice>;
  /** What is still to be said of a decision that I have made as a whole. */
  #plan = $state.raw<readonly Deed[]>([]);

  /** Make it while a component is set up. */
  constructor(sitting: () => Sitting<DrakonView, DrakonEvent>) {
    this.#sitting = sitting;
    this.#drafts = new Drafts<DrakonAdvice>(sitting as never, () =>
      this.myTurn && this.piece ? { tile: tileOf(this.piece) } : undefined,
    );
    $effect(() => {
      const { sending, next, legal, asked } = this.#sitting();
      const deed = this.#plan[0];
      if (!deed || sending || next) return;
      const found = asked && legal.some((one) => equal(one, deed));
      this.#plan = found ? this.#plan.slice(1) : [];
      if (found) this.#sitting().act(deed);
    });
  }

  get view(): DrakonView {
    return this.#sitting().view;
  }

  readonly edition = $derived.by(() => readEdition(this.#sitting().edition));
  readonly mine = $derived.by(() => (this.#sitting().me === null ? undefined : this.view.players[this.#sitting().me!]));
  readonly asked = $derived.by(() => this.#sitting().asked);
  readonly myTurn = $derived.by(() => this.#sitting().asked && this.view.question === "turn");
  /** Something that I have decided is being carried out. */
  readonly busy = $derived.by(() => this.#sitting().sending || this.#plan.length > 0);
  /** I have decided more than has been asked so far. */
  get ahead(): boolean {
    return this.#plan.length > 0;
  }

  readonly chambers = $derived.by(() => new Map(this.view.chambers.map((chamber) => [keyOf(chamber), chamber])));
  readonly #step = $derived.by(() => this.view.steps.at(-1));
  readonly #legal = $derived.by(() => this.#sitting().legal);

  /** The place that the question is about, where it is about one. */
  readonly aimed = $derived.by<Cell | undefined>(() => {
    const step = this.#step;
    return step && step.x !== null && step.y !== null && AIMED.includes(this.view.question) ? { x: step.x, y: step.y } : undefined;
  });

  chamberAt(cell: Cell | undefined): DrakonChamberView | undefined {
    return cell && this.chambers.get(keyOf(cell));
  }

  /** What may be done at places, in the way that is chosen now. */
  readonly #verb = $derived.by(() => {
    if (!this.asked) return "";
    if (this.myTurn && this.piece) return "put";
    const verb = ASKED[this.view.question] ?? "";
    const power = POWERS.find((one) => this.#legal.some((deed) => deed.do === one));
    return power && (this.view.question === "after" || (this.myTurn && this.power)) ? power : verb;
  });

  /** Legal actions by place. */
  readonly #deeds = $derived.by(() => {
    const found = new Map<string, Deed>();
    for (const deed of this.#legal) {
      if (deed.do === this.#verb && "x" in deed) found.set(keyOf(deed as unknown as Cell), deed);
    }
    if (this.myTurn && this.piece) {
      for (const { x, y } of this.#spots) found.set(keyOf({ x, y }), { do: "put", x, y });
    }
    if (this.asked && this.view.question === "jump" && this.aimed) found.set(keyOf(this.aimed), { do: "jump" });
    if (this.asked && this.view.question === "face") for (const { x, y } of this.#spots) found.set(keyOf({ x, y }), { do: "face" });
    return found;
  });

  readonly #spots = $derived.by<readonly DrakonSpotView[]>(() => {
    if (!this.asked) return [];
    if (!this.myTurn) return this.view.spots;
    return this.piece ? (this.#drafts.answer?.spots ?? []) : [];
  });

  /** The chamber that is being placed or turned: its kind, and its arrows before it is turned. */
  readonly #turning = $derived.by<{ kind: string; arrows: string } | undefined>(() => {
    const { question, chosen } = this.view;
    if (this.myTurn) return this.piece ? tileParts(tileOf(this.piece)) : undefined;
    const step = this.#step;
    if (!step) return undefined;
    const floats = question === "float" || (question === "face" && step.detail === FLOATING);
    if (floats) return this.chamberAt(this.view.players[step.hero]);
    if (question === "face" && step.detail === ROTATING) return this.chamberAt({ x: step.x ?? 0, y: step.y ?? 0 });
    return (question === "where" || question === "face") && chosen !== "?" && chosen ? tileParts(chosen) : undefined;
  });

  /** Places where a chamber would come to lie, each with the chamber as it would lie there. */
  readonly ghosts = $derived.by<readonly Ghost[]>(() => {
    const piece = this.#turning;
    if (this.view.question === "rotate") {
      // Every chamber may be another one here: the ghost is the chamber itself, turned.
      const spot = this.#spots.find((one) => same(one, this.cell));
      const chamber = this.chamberAt(spot);
      return spot && chamber ? [this.#ghost(spot, chamber)] : [];
    }
    return piece ? this.#spots.map((spot) => this.#ghost(spot, piece)) : [];
  });

  #ghost(spot: DrakonSpotView, piece: { kind: string; arrows: string }): Ghost {
    const arrows = nearest(spot.facings, piece.arrows, this.quarters) ?? piece.arrows;
    const all = new Set([0, 1, 2, 3].map((more) => turned(piece.arrows, more))).size;
    return { x: spot.x, y: spot.y, kind: piece.kind, arrows, ways: spot.facings.length, all };
  }

  /** Where the arrows point of the chamber that I hold, as it is turned now. */
  readonly held = $derived.by(() => {
    const base = this.piece && tileParts(tileOf(this.piece)).arrows;
    return base ? (this.turning?.arrows ?? turned(base, this.quarters)) : this.turning?.arrows;
  });

  ghostAt(cell: Cell | undefined): Ghost | undefined {
    return this.ghosts.find((ghost) => same(ghost, cell));
  }

  /** The ghost whose turning is spoken of: at the place I look at, else the only one. */
  readonly turning = $derived.by<Ghost | undefined>(() => this.ghostAt(this.cell) ?? (this.ghosts.length === 1 ? this.ghosts[0] : undefined));

  readonly lit = $derived([...this.#deeds.keys()].map((key) => ({ x: Number(key.split(",")[0]), y: Number(key.split(",")[1]) })));

  /** What the map should show when it cannot show all: the hero in question, or the next place that can be chosen. */
  readonly focus = $derived.by<Cell>(() => {
    const { drakon, players, hero, question } = this.view;
    const here = question === "drakon" && drakon ? { x: drakon[0]!, y: drakon[1]! } : (players[hero] ?? { x: 0, y: 0 });
    const far = (cell: Cell) => Math.max(Math.abs(cell.x - here.x), Math.abs(cell.y - here.y));
    const next = this.lit.reduce<Cell | undefined>((best, cell) => (best && far(best) <= far(cell) ? best : cell), undefined);
    return next && far(next) > 1 ? next : here;
  });

  canAt(cell: Cell | undefined): boolean {
    return cell !== undefined && this.#deeds.has(keyOf(cell));
  }

  /** What pressing a place does, as one action; for words. */
  deedAt(cell: Cell): Deed | undefined {
    const deed = this.#deeds.get(keyOf(cell));
    return deed?.do === "face" ? { do: "face", arrows: this.ghostAt(cell)?.arrows ?? "" } : deed;
  }

  /** Whether a chamber that is chosen now can be turned. */
  readonly canTurn = $derived.by(() => {
    if (this.turning) return this.turning.ways > 1;
    return this.ghosts.length > 0;
  });

  /** Turn the chamber on to the right, past the ways that are not allowed. */
  turn(): void {
    const ghost = this.turning;
    const base = this.view.question === "rotate" ? this.chamberAt(ghost)?.arrows : this.#turning?.arrows;
    if (!ghost || base === undefined) {
      this.quarters = (this.quarters + 1) % 4;
      return;
    }
    const spot = this.#spots.find((one) => same(one, ghost));
    const now = quartersOf(base, ghost.arrows);
    for (let more = 1; more <= 4; more++) {
      const way = turned(base, now + more);
      if (way !== ghost.arrows && spot?.facings.includes(way)) {
        this.quarters = (now + more) % 4;
        return;
      }
    }
  }

  /** Do what can be done at a place: the whole decision, with how the chamber is turned. */
  act(cell: Cell): void {
    const deed = this.deedAt(cell);
    if (!deed || this.busy) return;
    const ghost = this.ghostAt(cell);
    const plan: Deed[] = [deed];
    if (deed.do === "put" && this.myTurn && this.piece) plan.unshift({ do: "lay", tile: tileOf(this.piece) });
    if (ghost && TURNED.includes(deed.do)) plan.push({ do: "face", arrows: ghost.arrows });
    this.#plan = plan;
  }

  /** Move with my hero's power, or without. */
  togglePower(): void {
    this.power = !this.power;
    this.piece = undefined;
    this.cell = undefined;
  }

  /** What is asked when somebody wants to know why not. */
  doubt(cell: Cell): Deed | undefined {
    return this.#verb ? { do: this.#verb, x: cell.x, y: cell.y } : undefined;
  }

  /** Take up a tile; where it is already held over the lair, turn it. */
  take(piece: string): void {
    if (this.piece === piece && this.ghosts.length) return this.turn();
    this.piece = this.piece === piece ? undefined : piece;
    this.cell = undefined;
    this.power = false;
    this.quarters = 0;
  }

  clear(): void {
    this.piece = undefined;
    this.cell = undefined;
    this.power = false;
    this.quarters = 0;
  }

  /** A new position stands: put down what belongs to the last one. */
  turned(step: Step<DrakonView, DrakonEvent>, before: DrakonView): void {
    const { me } = this.#sitting();
    const after = step.view;
    const held = me === null ? [] : after.players[me]!.hand;
    const going = this.#plan.length > 0 && after.turn === before.turn && ["where", "face"].includes(after.question);
    if (going) return;
    this.#plan = [];
    const laid = step.events.some((event) => ["placed", "switched", "discarded"].includes(event.event) && "seat" in event && event.seat === me);
    if (this.piece && (laid || !held.includes(tileOf(this.piece)))) this.piece = undefined;
    if (after.question !== before.question || after.turn !== before.turn || after.hero !== before.hero) {
      this.power = false;
      this.cell = undefined;
      if (!this.piece) this.quarters = 0;
    }
  }
}
