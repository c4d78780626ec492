/** What Dragonwood's pieces are called to somebody who cannot see them. */
import { settings } from "../../settings.svelte";
import { say, words } from "../../words/words.svelte";
import { adventurer, type Edition } from "./edition";
import { effectOf } from "./speech";

/** A card that a player holds. */
export function labelOf(edition: Edition, card: string): string {
  const kind = edition.kinds.get(card);
  if (kind) return `${words.name(kind.names)}: ${effectOf(kind)}`;
  const found = adventurer(edition, card);
  if (!found) return say("ui-dw-card-unknown");
  return say("ui-dw-adventurer-label", { suit: words.name(found.suit.names), number: found.number, letter: found.suit.letter });
}

/** A card of the landscape, with its numbers, and the best chance at it where chances are shown. */
export function landscapeLabel(edition: Edition, card: string, chance?: number): string {
  const kind = edition.kinds.get(card);
  if (!kind) return card;
  const numbers = say("ui-dw-card-needs", { strike: kind.strike ?? 0, stomp: kind.stomp ?? 0, scream: kind.scream ?? 0 });
  const worth = kind.type === "creature" ? say("ui-dw-points", { points: kind.points ?? 0 }) : effectOf(kind);
  const told = settings.odds && chance !== undefined ? ` ${say("ui-chance", { chance: words.percent(chance) })}` : "";
  return `${words.name(kind.names)}. ${numbers} ${worth}.${told}`;
}
