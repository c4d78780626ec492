/** The icon of the browser's tab: the game's sign, with an ember while it is my move. */

const CALM = "data:,";

function drawing(icon: string, [light, deep]: readonly [string, string], calls: boolean): string {
  const ember = calls ? '<circle cx="400" cy="112" r="112" fill="#ff9a2e" stroke="#2a1600" stroke-width="28"/>' : "";
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" rx="110" fill="${deep}"/>` +
    `<g fill="${light}" transform="translate(51 51) scale(.8)">${icon}</g>${ember}</svg>`
  );
}

/** Without a game the tab has no icon of its own. */
export function tabIcon(icon = "", colours: readonly [string, string] = ["", ""], calls = false): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (link) link.href = icon ? `data:image/svg+xml,${encodeURIComponent(drawing(icon, colours, calls))}` : CALM;
}
