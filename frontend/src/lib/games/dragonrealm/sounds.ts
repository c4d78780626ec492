/** How a step of Dragonrealm sounds. */
import type { DragonrealmEvent } from "../../../wire/types";
import type { Sound } from "../../sound/sounds";

const SOUNDS: Partial<Record<DragonrealmEvent["event"], Sound>> = {
  drew: "paper",
  took: "paper",
  dealt: "paper",
  passed: "paper",
  discarded: "paper",
  shuffled: "paper",
  bought: "coin",
  completed: "coin",
  succeeded: "wood",
  failed: "wood",
  goblins: "wood",
  rockslide: "wood",
};

export function soundsOf(events: readonly DragonrealmEvent[]): Sound[] {
  return [...new Set(events.flatMap((event) => SOUNDS[event.event] ?? []))];
}
