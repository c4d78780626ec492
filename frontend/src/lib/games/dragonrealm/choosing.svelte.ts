/** What I am choosing at the Dragonrealm table: a location, cards to play, and what the hall says of it. */
import type { DragonrealmAdvice, DragonrealmEvent, DragonrealmMethodAdvice, DragonrealmView } from "../../../wire/types";
import { settings } from "../../settings.svelte";
import { Drafts } from "../../table/drafts.svelte";
import { Picks } from "../../table/picks.svelte";
import type { Deed, Sitting, Step } from "../../table/sitting";
import { readEdition, sorted } from "./edition";
import type { Method } from "./methods";

/** A once-only enhancement lies among the cards under a name of its own. */
const HELPER = "helper:";
/** Questions that are answered by giving up one card. */
const GIVING = ["limit", "swamp"];

export const isHelper = (id: string): boolean => id.startsWith(HELPER);
export const kindOf = (id: string): string => (isHelper(id) ? id.slice(HELPER.length) : id);

const same = (a: readonly string[], b: readonly string[]) => a.length === b.length && a.every((one) => b.includes(one));

export class Choosing {
  location = $state<string | undefined>();
  readonly picks = new Picks();
  readonly #sitting: () => Sitting<DragonrealmView, DragonrealmEvent>;
  readonly #drafts: Drafts<DragonrealmAdvice>;

  /** Make it while a component is set up. */
  constructor(sitting: () => Sitting<DragonrealmView, DragonrealmEvent>) {
    this.#sitting = sitting;
    this.#drafts = new Drafts<DragonrealmAdvice>(sitting as never, () => this.question);
  }

  get view(): DragonrealmView {
    return this.#sitting().view;
  }

  readonly edition = $derived.by(() => readEdition(this.#sitting().edition));
  readonly mine = $derived.by(() => (this.#sitting().me === null ? undefined : this.view.players[this.#sitting().me!]));
  /** What is asked of me; "" when nothing is. */
  readonly asked = $derived.by(() => (this.#sitting().asked ? this.view.question : ""));
  readonly myTurn = $derived(this.asked === "turn");
  readonly drawing = $derived(this.asked === "turn" || this.asked === "rest");
  readonly giving = $derived(GIVING.includes(this.asked));
  readonly passing = $derived(this.asked === "pass");
  /** What I chose already for a question that is put to several. */
  readonly chosen = $derived(this.view.question === "pass" ? (this.mine?.chosen ?? []) : []);

  readonly permanent = $derived((this.mine?.enhancements ?? []).filter((card) => this.edition.enhancements.get(card.card)?.lasts !== "once"));
  readonly #once = $derived((this.mine?.enhancements ?? []).filter((card) => this.edition.enhancements.get(card.card)?.lasts === "once"));
  readonly #holdable = $derived.by(() => [
    ...sorted(this.edition, this.mine?.hand ?? [], settings.sort),
    ...this.#once.map((card) => `${HELPER}${card.card}`),
  ]);
  /** How many cards I could play. */
  readonly holding = $derived(this.#holdable.length);
  readonly inHand = $derived(this.#holdable.filter((id) => !this.picks.has(id)));
  readonly played = $derived(this.picks.ids.filter((id) => this.#holdable.includes(id)));
  readonly cards = $derived(this.played.filter((id) => !isHelper(id)));
  readonly using = $derived(this.played.filter(isHelper).map(kindOf));

  /** An enhancement of mine that nobody else has seen. */
  secret(card: string): boolean {
    return this.mine?.enhancements.some((one) => one.card === card && !one.face_up) ?? false;
  }

  get question(): object | undefined {
    if (this.asked === "roll") return { cards: [], using: [] };
    return this.myTurn && this.played.length ? { cards: [...this.cards].sort(), using: this.using } : undefined;
  }

  readonly settling = $derived.by(() => this.#drafts.answer?.settling ?? undefined);

  /** What the hall says of exploring a location this way; undefined while it has not answered. */
  answerFor(method: Method, location: string | undefined): DragonrealmMethodAdvice | undefined {
    return location && this.myTurn ? this.#drafts.answer?.locations[location]?.[method] : undefined;
  }

  explore(method: Method): Deed {
    return { do: "explore", method, location: this.location ?? "", cards: this.cards, using: this.using };
  }

  /** The answer to a question for cards that I give away: discard one, or pass so many. */
  gift(): Deed | undefined {
    if (this.giving) return this.cards[0] ? { do: "discard", card: this.cards[0] } : undefined;
    return this.passing ? this.#legal("pass", this.cards) : undefined;
  }

  /** The legal action of this kind with just these cards. */
  #legal(kind: string, cards: readonly string[]): Deed | undefined {
    return this.#sitting().legal.find((one) => one.do === kind && same((one.cards as string[]) ?? [], cards));
  }

  /** Keeping these enhancements, if that is allowed. */
  keeping(cards: readonly string[]): Deed | undefined {
    return this.#legal("keep", cards);
  }

  /** Buying at a level in the Alley with these cards, if that is allowed. */
  buying(level: number, cards: readonly string[]): Deed | undefined {
    return this.#sitting().legal.find((one) => one.do === "buy" && one.level === level && same((one.cards as string[]) ?? [], cards));
  }

  /** Anything can be bought at this level, or at all. */
  buyable(level?: number): boolean {
    return this.#sitting().legal.some((one) => one.do === "buy" && (level === undefined || one.level === level));
  }

  take(id: string): void {
    if (this.giving) this.picks.only(id);
    else this.picks.toggle(id);
    const most = this.mine?.owes ?? 0;
    if (this.passing && this.picks.ids.length > most) this.picks.ids = this.picks.ids.slice(-most);
  }

  clear(): void {
    this.picks.clear();
    this.location = undefined;
  }

  /**
   * A new position stands: put down what is no longer there, and all when I have acted or am asked for something else.
   * What was taken up while others played is still there when my turn comes.
   */
  turned(step: Step<DragonrealmView, DragonrealmEvent>, before: DragonrealmView): void {
    const sitting = this.#sitting();
    const { me } = sitting;
    const hand = me === null ? [] : step.view.players[me]!.hand;
    const own = step.events.some(
      (event) => "seat" in event && event.seat === me && ["explored", "discarded", "answered", "bought"].includes(event.event),
    );
    const anew = step.view.turn !== before.turn || step.view.question !== before.question;
    if (own || (anew && sitting.asked && step.view.question !== "turn")) this.picks.clear();
    else this.picks.keep((id) => isHelper(id) || hand.includes(id));
    if (own || !step.view.row.some((place) => place.location === this.location)) this.location = undefined;
  }
}
