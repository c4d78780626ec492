/** The chapters of Dragonwood's rulebook, in the language spoken now. */
import book from "@dragonhall/games/dragonwood/rulebook/rulebook.toml";
import type { Chapter } from "../../table/RulesDrawer.svelte";
import { say, words } from "../../words/words.svelte";

const rows = book.rules as { id: string; chapter?: string }[];
const TABLE = ["table-turn", "table-undo", "table-over"];

export function chapters(): Chapter[] {
  const found: Chapter[] = [];
  for (const row of rows) {
    if (!row.chapter || !words.has(row.id)) continue;
    let chapter = found.find((one) => one.id === row.chapter);
    if (!chapter) found.push((chapter = { id: row.chapter, title: say(`dw-chapter-${row.chapter}`), rules: [] }));
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
