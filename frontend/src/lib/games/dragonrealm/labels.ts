/** What Dragonrealm's pieces are called to somebody who cannot see them. */
import type { DragonrealmLocationView, DragonrealmOutcomeView, DragonrealmView } from "../../../wire/types";
import { suited } from "../../table/suits";
import { say, words } from "../../words/words.svelte";
import type { Edition, LocationKind } from "./edition";
import { METHODS, type Method } from "./methods";
import { cardName, effectOf, levelName, type Speaker } from "./speech";

/** A card that a player holds, with what it does. */
export function labelOf(edition: Edition, card: string): string {
  const kind = edition.enhancements.get(card);
  if (kind) return `${words.name(kind.names)}: ${effectOf(kind)}. ${say(`dr-lasts-${kind.lasts}`)}.`;
  const found = suited(edition.suits, card);
  return found ? cardName(edition, card) : say("ui-dr-card-unknown");
}

/** What the three actions need there, each with its set: players mix these up. */
export function needsLabel(kind: LocationKind): string {
  return words.list(
    METHODS.map((method) =>
      say("ui-dr-need", { method, needed: kind.needs[method], gold: kind.gold.includes(method) ? "yes" : "no" }),
    ),
  );
}

/** Coins and card for one seat: "6 coins and the card". */
export function gainLabel(outcome: { coins: readonly number[]; winner: number }, seat: number): string {
  return say("ui-dr-gain", { coins: outcome.coins[seat] ?? 0, card: outcome.winner === seat ? "yes" : "no" });
}

/** Who is there, with what a scoring now would bring each. */
export function standingLabel({ nameOf }: Speaker, place: DragonrealmLocationView): string {
  const parts = place.adventurers.flatMap((count, seat) =>
    count ? [say("ui-dr-standing", { name: nameOf(seat), count, gain: gainLabel(place, seat) })] : [],
  );
  if (place.goblins) parts.push(say("dr-table-goblins", { count: place.goblins }));
  return parts.length ? parts.join("; ") : say("ui-dr-standing-none");
}

/** What one more figure would change for a seat. */
export function moreLabel(outcome: DragonrealmOutcomeView, seat: number, figure: "mine" | "goblin"): string {
  return say("ui-dr-more", { figure, gain: gainLabel(outcome, seat), full: outcome.full ? "yes" : "no" });
}

/** The chances of what is chosen, one action after the other; "" where nothing can be tried. */
export function chancesLabel(chance: (method: Method) => number | null | undefined): string {
  const known = METHODS.flatMap((method) => {
    const odds = chance(method);
    return typeof odds === "number" ? [say("ui-dr-chance", { way: say(`dr-${method}.title`), chance: words.percent(odds) })] : [];
  });
  return known.length ? words.list(known) : "";
}

/** A location of the row, with all that the eye sees. */
export function locationLabel(
  speaker: Speaker,
  view: DragonrealmView,
  slot: number,
  chance: (method: Method) => number | null | undefined = () => undefined,
): string {
  const place = view.row[slot]!;
  const kind = speaker.edition.locations.get(place.location);
  if (!kind) return place.location;
  const taken = place.adventurers.reduce((all, count) => all + count, place.goblins);
  const parts = [
    `${words.name(kind.names)}, ${levelName(kind.level)}`,
    chancesLabel(chance),
    say("dr-table-spaces", { taken, spaces: place.spaces }),
    needsLabel(kind),
    say("dr-table-prizes", { first: kind.first, second: kind.second }),
    say("dr-table-dragonstones", { count: kind.dragonstones }),
    effectOf(kind),
    standingLabel(speaker, place),
  ];
  if (speaker.me !== null) {
    const mine = place.one_more[speaker.me];
    if (mine) parts.push(moreLabel(mine, speaker.me, "mine"));
    if (place.one_goblin) parts.push(moreLabel(place.one_goblin, speaker.me, "goblin"));
  }
  return parts.filter(Boolean).join(". ");
}
