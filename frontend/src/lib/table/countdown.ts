/** Time that is left, as figures. */

/** The last so many seconds are shown apart. */
export const LAST = 10;

export interface TimeLeft {
  [figure: string]: string | number;
  unit: "days" | "hours" | "minutes" | "seconds";
  /** Of the unit, for words. */
  count: number;
  /** For the eye: "1:05", "9", "3 h". */
  text: string;
}

/** `left` milliseconds, rounded up to whole seconds, so that 0 means that the time is over. */
export function timeLeft(left: number): TimeLeft {
  const seconds = Math.ceil(left / 1000);
  const two = (value: number) => String(value).padStart(2, "0");
  if (seconds >= 48 * 3600) return { unit: "days", count: Math.floor(seconds / 86400), text: `${Math.floor(seconds / 86400)} d` };
  if (seconds >= 3600) {
    const hours = Math.floor(seconds / 3600);
    return { unit: "hours", count: hours, text: `${hours}:${two(Math.floor((seconds % 3600) / 60))} h` };
  }
  const minutes = Math.floor(seconds / 60);
  if (seconds > LAST) return { unit: minutes ? "minutes" : "seconds", count: minutes || seconds, text: `${minutes}:${two(seconds % 60)}` };
  return { unit: "seconds", count: seconds, text: String(seconds) };
}
