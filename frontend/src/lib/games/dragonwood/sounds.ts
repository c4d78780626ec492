/** How a step of Dragonwood sounds. */
import type { DragonwoodEvent } from "../../../wire/types";
import type { Sound } from "../../sound/sounds";

const SOUNDS: Partial<Record<DragonwoodEvent["event"], Sound>> = {
  drew: "paper",
  dealt: "paper",
  passed: "paper",
  discarded: "paper",
  shuffled: "paper",
  captured: "coin",
  missed: "wood",
  event: "wood",
};

export function soundsOf(events: readonly DragonwoodEvent[]): Sound[] {
  return [...new Set(events.flatMap((event) => SOUNDS[event.event] ?? []))];
}
