/** The players' marks: a colour that colour-blind people can tell apart, and a sign that goes with it. */
import moon from "icon:moon";
import drop from "icon:water-drop";
import heart from "icon:hearts";
import leaf from "icon:three-leaves";
import flame from "icon:flame";
import gem from "icon:cut-diamond";

/** After Okabe and Ito. */
export const SEAT_MARKS = [
  { colour: "#56b4e9", icon: moon },
  { colour: "#e69f00", icon: flame },
  { colour: "#2fb58c", icon: leaf },
  { colour: "#d98ab9", icon: heart },
  { colour: "#f0e442", icon: gem },
  { colour: "#5d8ef0", icon: drop },
] as const;

export function seatMark(seat: number): (typeof SEAT_MARKS)[number] {
  return SEAT_MARKS[seat % SEAT_MARKS.length]!;
}

/** Someone at the table as the screen shows them. */
export interface SeatInfo {
  seat: number;
  name: string;
  kind: "person" | "bot" | "open";
  /** The line of this person is up. */
  here: boolean;
}
