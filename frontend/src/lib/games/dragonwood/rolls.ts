/** The throw that a step tells of, as the dice show it. */
import type { DragonwoodEvent, DragonwoodView } from "../../../wire/types";
import type { Roll } from "../../table/Dice.svelte";
import type { Step } from "../../table/sitting";
import { say } from "../../words/words.svelte";
import { cardName, type Speaker } from "./speech";

type Told<Name extends DragonwoodEvent["event"]> = Extract<DragonwoodEvent, { event: Name }>;

function find<Name extends DragonwoodEvent["event"]>(events: readonly DragonwoodEvent[], name: Name): Told<Name> | undefined {
  return events.find((event): event is Told<Name> => event.event === name);
}

export function rollOf({ edition, me, nameOf }: Speaker, step: Step<DragonwoodView, DragonwoodEvent>, before: DragonwoodView): Roll | undefined {
  const attempted = find(step.events, "attempted");
  const rolled = find(step.events, "rolled");
  const again = find(step.events, "rerolled");
  if (attempted && rolled) {
    const mine = attempted.seat === me;
    const title = say("ui-dw-roll", {
      you: mine ? "yes" : "no",
      name: mine ? "" : nameOf(attempted.seat),
      method: attempted.method,
      target: cardName(edition, attempted.target),
    });
    return { key: step.n, title, dice: rolled.dice, bonus: rolled.bonus, total: rolled.total, needed: rolled.needed };
  }
  if (again && before.roll) {
    const place = before.roll.dice.indexOf(again.was);
    const dice = before.roll.dice.map((value, at) => (at === place ? again.now : value));
    const { bonus } = before.roll;
    return { key: step.n, title: say("dw-mushroom.title"), dice, bonus, total: again.total, needed: again.needed, fresh: [place] };
  }
  return undefined;
}
