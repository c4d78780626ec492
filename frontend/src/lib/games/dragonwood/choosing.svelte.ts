/** What I am choosing at the Dragonwood table: a card of the landscape, cards to play, and what the hall says of it. */
import type { DragonwoodAdvice, DragonwoodEvent, DragonwoodView, DragonwoodMethodAdvice } from "../../../wire/types";
import { settings } from "../../settings.svelte";
import { Drafts } from "../../table/drafts.svelte";
import { Picks } from "../../table/picks.svelte";
import type { Deed, Sitting, Step } from "../../table/sitting";
import { readEdition, sorted } from "./edition";
import type { Method } from "./methods";

/** A once-only enhancement lies among the cards under a name of its own: two may be of one kind. */
const HELPER = "helper:";
/** Questions that are answered by giving up one card. */
const GIVING = ["wound", "limit", "thunder", "pass"];

export const isHelper = (id: string): boolean => id.startsWith(HELPER);
export const kindOf = (id: string): string => (isHelper(id) ? id.split(":")[1]! : id);

export class Choosing {
  slot = $state<number | undefined>();
  readonly picks = new Picks();
  readonly #sitting: () => Sitting<DragonwoodView, DragonwoodEvent>;
  readonly #drafts: Drafts<DragonwoodAdvice>;

  /** Make it while a component is set up. */
  constructor(sitting: () => Sitting<DragonwoodView, DragonwoodEvent>) {
    this.#sitting = sitting;
    this.#drafts = new Drafts<DragonwoodAdvice>(sitting as never, () => this.question);
  }

  get view(): DragonwoodView {
    return this.#sitting().view;
  }

  readonly edition = $derived.by(() => readEdition(this.#sitting().edition));
  readonly mine = $derived.by(() => (this.#sitting().me === null ? undefined : this.view.players[this.#sitting().me!]));
  readonly myTurn = $derived.by(() => this.#sitting().asked && this.view.question === "turn");
  readonly giving = $derived.by(() => this.#sitting().asked && GIVING.includes(this.view.question));
  /** What I chose already for a question that asks for several cards. */
  readonly chosen = $derived(this.mine?.chosen ?? []);
  readonly target = $derived.by(() => (this.slot === undefined ? undefined : (this.view.landscape[this.slot] ?? undefined)));

  readonly permanent = $derived((this.mine?.enhancements ?? []).filter((card) => this.edition.kinds.get(card)?.lasts !== "once"));
  readonly #once = $derived(
    (this.mine?.enhancements ?? [])
      .filter((card) => this.edition.kinds.get(card)?.lasts === "once")
      .map((card, n) => `${HELPER}${card}:${n}`),
  );
  readonly #holdable = $derived.by(() => [...sorted(this.edition, this.mine?.hand ?? [], settings.sort), ...this.#once]);
  readonly inHand = $derived(this.#holdable.filter((id) => !this.picks.has(id)));
  readonly played = $derived(this.picks.ids.filter((id) => this.#holdable.includes(id)));
  readonly cards = $derived(this.played.filter((id) => !isHelper(id)));
  readonly using = $derived(this.played.filter(isHelper).map(kindOf));

  get question(): object | undefined {
    return this.myTurn && this.played.length ? { cards: [...this.cards].sort(), using: this.using } : undefined;
  }

  /** What the hall says of trying the chosen card this way; undefined while it has not answered. */
  answerFor(method: Method): DragonwoodMethodAdvice | undefined {
    return this.target ? this.#drafts.answer?.targets[this.target]?.[method] : undefined;
  }

  /** The best chance at a card of the landscape with what is chosen. */
  best(card: string | null): number | undefined {
    const answers = card ? Object.values(this.#drafts.answer?.targets[card] ?? {}) : [];
    const chances = answers.flatMap((answer) => (typeof answer.chance === "number" ? [answer.chance] : []));
    return chances.length ? Math.max(...chances) : undefined;
  }

  attempt(method: Method): Deed {
    return { do: "attempt", method, target: this.target ?? "", cards: this.cards, using: this.using };
  }

  /** The card that is given up. */
  gift(): Deed | undefined {
    const [card] = this.cards;
    return card && this.giving ? { do: this.view.question === "pass" ? "pass" : "discard", card } : undefined;
  }

  take(id: string): void {
    if (this.giving) this.picks.only(id);
    else this.picks.toggle(id);
  }

  clear(): void {
    this.picks.clear();
    this.slot = undefined;
  }

  /**
   * A new position stands. What I prepared while others played stays, cards and target, until I have acted or
   * something else is asked of me first; what is no longer there is put down.
   */
  turned(step: Step<DragonwoodView, DragonwoodEvent>, before: DragonwoodView): void {
    const sitting = this.#sitting();
    const { me } = sitting;
    const hand = me === null ? [] : step.view.players[me]!.hand;
    const own = step.events.some(
      (event) => "seat" in event && event.seat === me && ["attempted", "discarded", "answered", "drew"].includes(event.event),
    );
    const asksElse = sitting.asked && step.view.question !== "turn" && step.view.question !== before.question;
    if (own || asksElse) return this.clear();
    this.picks.keep((id) => isHelper(id) || hand.includes(id));
    if (this.slot !== undefined && step.view.landscape[this.slot] !== before.landscape[this.slot]) this.slot = undefined;
  }
}
