/** The browser's Back puts away what lies open on the page, before it leaves the page. */

const open: (() => void)[] = [];
const depth = (): number => Number((history.state as { laid?: number } | null)?.laid ?? 0);

// The places behind us and what lies open are kept equal in number, whichever of the two went first.
addEventListener("popstate", () => {
  while (open.length > depth()) open.pop()!();
  if (depth() > open.length) history.back();
});

/** Something was opened; `close` puts it away. Call what is returned when it is gone, however that came. */
export function opened(close: () => void): () => void {
  open.push(close);
  history.pushState({ laid: open.length }, "");
  return () => {
    const at = open.indexOf(close);
    if (at < 0) return;
    open.splice(at, 1);
    if (depth() > open.length) history.back();
  };
}

/** Go to a page of the hall; what lies open is left for good. */
export function leaveFor(hash: string): void {
  if (depth() > 0) location.replace(hash);
  else location.hash = hash;
}
