/** What happened at a table, in words: who came, what they did, what was taken back, what the clock did. */
import type { GameParts } from "../games/games";
import type { Line } from "../net/line.svelte";
import type { LogLine } from "../table/Log.svelte";
import { say } from "../words/words.svelte";

export function storyOf(line: Line, parts: GameParts, nameOf: (seat: number) => string): LogLine[] {
  const back = new Set(line.items.map((item) => item.back).filter(Boolean));
  const speaker = { edition: line.edition, me: line.me, nameOf };
  return line.items.flatMap((item) => {
    const who = { you: item.seat === line.me ? "yes" : "no", name: nameOf(item.seat ?? 0) };
    const key = String(item.n);
    const lines: LogLine[] = [];
    if (item.kind === "sit" || item.kind === "bot") lines.push({ key, text: say("ui-log-sit", who), tone: "quiet", seat: item.seat });
    if (item.kind === "undo") lines.push({ key, text: say("ui-log-undo", who), tone: "quiet", seat: item.seat });
    if (item.kind === "lapse") lines.push({ key, text: say("ui-log-lapse"), tone: "quiet" });
    if (item.kind === "given") lines.push({ key, text: say("ui-log-given"), tone: "quiet" });
    if (!back.has(item.n)) lines.push(...(item.events ?? []).flatMap((event, n) => parts.tell(speaker, event, `${key}.${n}`)));
    return lines;
  });
}
