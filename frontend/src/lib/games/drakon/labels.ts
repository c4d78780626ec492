/** What Drakon's places are called to somebody who cannot see them, and names cut to fit a chamber. */
import type { DrakonChamberView, DrakonView } from "../../../wire/types";
import { say, words } from "../../words/words.svelte";
import type { Ghost } from "./choosing.svelte";
import { effectWords, heroName, kindName, placeWords, sidesWords, type Speaker } from "./speech";

/** Who is in a chamber: "Ana (Druid) and Drakon". */
export function whoIsIn(speaker: Speaker, view: DrakonView, chamber: DrakonChamberView): string {
  const names = chamber.heroes
    .filter((seat) => view.players[seat]!.hero)
    .map((seat) => {
      const hero = heroName(speaker.edition, view.players[seat]!.hero);
      return say("ui-dk-figure", { you: seat === speaker.me ? "yes" : "no", name: speaker.nameOf(seat), hero });
    });
  if (chamber.drakon) names.push(say("ui-dk-drakon"));
  return names.length ? say("dk-table-heroes-here", { names: words.list(names) }) : "";
}

/** What there is to say, one sentence after the other. */
function sentences(parts: readonly string[]): string {
  return parts
    .filter(Boolean)
    .map((part) => part.charAt(0).toLocaleUpperCase(words.language) + part.slice(1))
    .join(". ");
}

/** A chamber of the lair: what and where it is, where its arrows point, who is there, and what pressing it does. */
export function chamberLabel(speaker: Speaker, view: DrakonView, chamber: DrakonChamberView, deed = ""): string {
  const parts = [
    kindName(speaker.edition, chamber.kind),
    placeWords(chamber),
    say("ui-dk-arrows", { sides: sidesWords(chamber.arrows), count: chamber.arrows.length }),
    whoIsIn(speaker, view, chamber),
    effectWords(speaker.edition, chamber.kind, view.options),
    deed,
  ];
  return sentences(parts);
}

/** An empty place where a chamber may lie. */
export function ghostLabel(ghost: Ghost, deed = ""): string {
  const arrows = say("ui-dk-arrows", { sides: sidesWords(ghost.arrows), count: ghost.arrows.length });
  return sentences([say("ui-dk-space", { place: placeWords(ghost) }), arrows, deed]);
}

/** A name in up to three lines of about eleven letters. */
export function linesOf(name: string): string[] {
  const lines: string[] = [];
  for (const word of name.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < 13) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.slice(0, 3);
}

/** What lies beside the lair: pile, hoard, chambers out of the game, and Drakon before she comes. */
export function stocksOf(view: DrakonView): string[] {
  return [
    say("dk-table-pile", { count: view.pile }),
    say("dk-table-hoard", { count: view.hoard }),
    say("ui-dk-out-count", { count: view.removed.length }),
    view.drakon ? "" : say("dk-table-drakon-waits"),
  ].filter(Boolean);
}
