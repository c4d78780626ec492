/** The browser's Back puts away what lies open on the page, before it leaves the page. */

const open: (() => void)[] = [];
const depth = (): number => Number((history.state as { laid?: number } | null)?.laid ?? 0);
/** Steps back of our own that are still on their way: the browser takes them a moment after they are asked for. */
let going = 0;

function stepBack(): void {
  going += 1;
  history.back();
}

// The places behind us and what lies open are kept equal in number, whichever of the two went first.
addEventListener("popstate", () => {
  if (going > 0) {
    going -= 1;
    // What was opened meanwhile has no place behind it yet.
    if (going === 0) while (depth() < open.length) history.pushState({ laid: depth() + 1 }, "");
  } else while (open.length > depth()) open.pop()!();
  if (going === 0 && depth() > open.length) stepBack();
});

/** Something was opened; `close` puts it away. Call what is returned when it is gone, however that came. */
export function opened(close: () => void): () => void {
  open.push(close);
  if (going === 0) history.pushState({ laid: open.length }, "");
  return () => {
    const at = open.indexOf(close);
    if (at < 0) return;
    open.splice(at, 1);
    if (going === 0 && depth() > open.length) stepBack();
  };
}

/** Go to a page of the hall; what lies open is left for good. */
export function leaveFor(hash: string): void {
  if (depth() > 0) location.replace(hash);
  else location.hash = hash;
}
