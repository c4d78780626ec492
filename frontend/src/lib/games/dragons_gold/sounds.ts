/** How a step of Dragon's Gold sounds. */
import type { DragonsGoldEvent } from "../../../wire/types";
import type { Sound } from "../../sound/sounds";

const SOUNDS: Partial<Record<DragonsGoldEvent["event"], Sound>> = {
  revealed: "paper",
  sent: "wood",
  slain: "wood",
  "magic-taken": "coin",
  "took-all": "coin",
  sharing: "bell",
  offered: "paper",
  accepted: "paper",
  agreed: "coin",
  lost: "wood",
  "shares-taken": "coin",
  stolen: "coin",
  "market-opened": "bell",
  "swap-offered": "paper",
  swapped: "coin",
  "object-played": "paper",
};

export function soundsOf(events: readonly DragonsGoldEvent[]): Sound[] {
  return [...new Set(events.flatMap((event) => SOUNDS[event.event] ?? []))];
}
