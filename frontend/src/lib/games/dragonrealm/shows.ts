/** What a step shows before its position: a throw, goblins and rockslides, and the count of a location. */
import type { DragonrealmEvent, DragonrealmView } from "../../../wire/types";
import type { Roll } from "../../table/Dice.svelte";
import type { Step } from "../../table/sitting";
import { mayMove } from "../../settings.svelte";
import { say } from "../../words/words.svelte";
import { cardName, payments, tell, type Completed, type Payment, type Speaker } from "./speech";

/** The count of one location. */
export interface Count {
  event: Completed;
  title: string;
  payments: Payment[];
}

export type Scene = { roll: Roll } | { count: Count } | { surprise: { card: string; text: string } } | { bought: string };

export interface Show {
  key: number;
  scenes: Scene[];
}

type Told<Name extends DragonrealmEvent["event"]> = Extract<DragonrealmEvent, { event: Name }>;

function find<Name extends DragonrealmEvent["event"]>(events: readonly DragonrealmEvent[], name: Name): Told<Name> | undefined {
  return events.find((event): event is Told<Name> => event.event === name);
}

/** The throw that a step tells of, as the dice show it. */
export function rollOf({ edition, me, nameOf }: Speaker, step: Step<DragonrealmView, DragonrealmEvent>, before: DragonrealmView): Roll | undefined {
  const { events } = step;
  const explored = find(events, "explored");
  const rolled = find(events, "rolled");
  const again = find(events, "rerolled");
  const called = find(events, "called");
  if (explored && rolled) {
    const mine = explored.seat === me;
    const title = say("ui-dr-roll", {
      you: mine ? "yes" : "no",
      name: mine ? "" : nameOf(explored.seat),
      method: explored.method,
      target: cardName(edition, explored.location),
    });
    return { key: step.n, title, dice: rolled.dice, bonus: rolled.bonus, total: rolled.total, needed: rolled.needed };
  }
  if (!before.roll) return undefined;
  const { dice, bonus, needed } = before.roll;
  if (again) {
    const place = dice.indexOf(again.was);
    const now = dice.map((value, at) => (at === place ? again.now : value));
    return { key: step.n, title: say("dr-socks.title"), dice: now, bonus, total: again.total, needed, fresh: [place] };
  }
  if (called) {
    const help = called.total - before.roll.total;
    return { key: step.n, title: say("dr-academy.title"), dice, bonus: bonus + help, total: called.total, needed, fresh: [] };
  }
  return undefined;
}

export function showOf(speaker: Speaker, step: Step<DragonrealmView, DragonrealmEvent>, before: DragonrealmView): Show | undefined {
  const scenes: Scene[] = [];
  const roll = rollOf(speaker, step, before);
  if (roll) scenes.push({ roll });
  for (const event of step.events) {
    if (event.event === "completed") {
      const title = say("dr-log-completed", { full: event.full ? "yes" : "no", target: cardName(speaker.edition, event.location) });
      scenes.push({ count: { event, title, payments: payments(event) } });
    } else if (event.event === "bought" && speaker.edition.enhancements.has(event.card)) {
      scenes.push({ bought: event.card });
    } else if (event.event === "goblins" || event.event === "rockslide") {
      scenes.push({ surprise: { card: event.card, text: tell(speaker, event, "").map((line) => line.text).join(" ") } });
    }
  }
  return scenes.length ? { key: step.n, scenes } : undefined;
}

/** How long a scene is shown, in milliseconds; dice tell themselves when they lie still. */
export function timeOf(scene: Scene): number {
  if ("roll" in scene) return mayMove() ? 700 : 1600;
  return "count" in scene ? 1600 + 550 * scene.count.payments.length : 1900;
}
