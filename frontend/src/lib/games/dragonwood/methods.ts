/** The ways to capture, with their signs. */
import boot from "icon:leather-boot";
import spell from "icon:spell-book";
import sword from "icon:broadsword";

/** A face that screams, drawn for small sizes. */
const face =
  '<path fill-rule="evenodd" d="M256 28c-118 0-196 92-196 214 0 134 88 242 196 242s196-108 196-242C452 120 374 28 256 28zM168 168c25 0 44 21 44 48s-19 48-44 48-44-21-44-48 19-48 44-48zm176 0c25 0 44 21 44 48s-19 48-44 48-44-21-44-48 19-48 44-48zM256 296c46 0 76 32 76 76s-30 76-76 76-76-32-76-76 30-76 76-76z"/>';

export type Method = "strike" | "stomp" | "scream" | "spell";

export const METHOD_ICONS: Record<Method, string> = { strike: sword, stomp: boot, scream: face, spell };

export const METHOD_KEYS: Record<Method, string> = { strike: "s", stomp: "p", scream: "c", spell: "g" };
