/** What an error of the hall says to a person. */
import type { Fault } from "../../wire/types";
import { Failed } from "../net/api";
import { say, words } from "../words/words.svelte";

export function faultInWords(problem: unknown): string {
  const fault: Fault = problem instanceof Failed ? problem.fault : (problem as Fault);
  const rule = fault?.rule ? `${fault.rule}.${fault.case}` : "";
  if (rule && words.has(rule)) return say(rule, (fault.figures ?? {}) as Record<string, string | number>);
  const id = `ui-fault-${fault?.code ?? "internal"}`;
  return words.has(id) ? say(id) : say("ui-fault-internal");
}
