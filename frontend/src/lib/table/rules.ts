/** The chapters of a game's rulebook, in the language spoken now. */
import { say, words } from "../words/words.svelte";
import type { Chapter } from "./RulesDrawer.svelte";

/** Rules of every table that people look up. */
const TABLE = ["table-turn", "table-lapse", "table-undo", "table-over"];

/** From a game's `rulebook.toml` and the prefix of its messages. */
export function chaptersOf(book: Record<string, unknown>, prefix: string): Chapter[] {
  const found: Chapter[] = [];
  for (const row of book.rules as { id: string; chapter?: string }[]) {
    if (!row.chapter || !words.has(row.id)) continue;
    let chapter = found.find((one) => one.id === row.chapter);
    if (!chapter) found.push((chapter = { id: row.chapter, title: say(`${prefix}-chapter-${row.chapter}`), rules: [] }));
    chapter.rules.push({ id: row.id, title: say(`${row.id}.title`), text: say(row.id) });
  }
  const table = TABLE.filter((id) => words.has(id));
  if (table.length) {
    found.push({
      id: "table",
      title: say("ui-rules-table"),
      rules: table.map((id) => ({ id, title: say(`${id}.title`), text: say(id) })),
    });
  }
  return found;
}
