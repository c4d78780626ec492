/** What I am choosing for my turn: an adventurer and a dragon; and what the hall says is legal now. */
import type { DragonsGoldEvent, DragonsGoldView } from "../../../wire/types";
import type { Deed, Sitting } from "../../table/sitting";
import { readEdition } from "./edition";

export type GoldSitting = Sitting<DragonsGoldView, DragonsGoldEvent>;
export type Whereabouts = "ready" | "resting" | "fighting";

export class Choosing {
  adventurer = $state("");
  /** The id of the dragon that is aimed at. */
  dragon = $state("");
  readonly #sitting: () => GoldSitting;

  constructor(sitting: () => GoldSitting) {
    this.#sitting = sitting;
  }

  readonly edition = $derived.by(() => readEdition(this.#sitting().edition));
  readonly view = $derived.by(() => this.#sitting().view);
  readonly mine = $derived.by(() => (this.#sitting().me === null ? undefined : this.view.players[this.#sitting().me!]));
  readonly myTurn = $derived.by(() => this.#sitting().asked && this.view.question === "turn");

  /** The legal action that has these fields; undefined when there is none. */
  legal(wanted: Deed): Deed | undefined {
    return this.#sitting().legal.find((deed) => Object.entries(wanted).every(([name, value]) => deed[name] === value));
  }

  /** All legal actions of a kind. */
  every(kind: string): Deed[] {
    return this.#sitting().legal.filter((deed) => deed.do === kind);
  }

  get send(): Deed {
    return { do: "send", adventurer: this.adventurer, dragon: this.dragon };
  }

  whereIs(adventurer: string): Whereabouts {
    if (this.mine?.ready.includes(adventurer)) return "ready";
    return this.mine?.resting.includes(adventurer) ? "resting" : "fighting";
  }

  /** Put down what is no longer there. */
  turned(): void {
    if (this.adventurer && this.whereIs(this.adventurer) !== "ready") this.adventurer = "";
    if (this.dragon && !this.view.dragons.some((one) => one?.dragon === this.dragon)) this.dragon = "";
  }

  clear(): void {
    this.adventurer = this.dragon = "";
  }
}
