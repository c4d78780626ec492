/** Keys for what we ask, random enough never to meet; also on plain http, where `crypto.randomUUID` is missing. */
export function newKey(): string {
  const bytes = new Uint8Array(12);
  if (typeof globalThis.crypto?.getRandomValues === "function") crypto.getRandomValues(bytes);
  else bytes.forEach((_, place) => (bytes[place] = Math.floor(Math.random() * 256)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
