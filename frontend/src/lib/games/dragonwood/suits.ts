/** How Dragonwood's suits look: two colours, a symbol and a hero each. */
import archer from "icon:bowman";
import bow from "icon:pocket-bow";
import dwarf from "icon:dwarf-face";
import elf from "icon:woman-elf-face";
import orb from "icon:crystal-ball";
import sabres from "icon:crossed-sabres";
import star from "icon:polar-star";
import sword from "icon:broadsword";
import fighter from "icon:swordwoman";
import wizard from "icon:wizard-face";

export interface SuitLook {
  colours: readonly [string, string];
  symbol: string;
  hero: string;
}

/** By the symbol that the edition names. */
const LOOKS: Record<string, SuitLook> = {
  sword: { colours: ["#e0483a", "#9d1f1c"], symbol: sword, hero: fighter },
  blades: { colours: ["#e58a1a", "#a44f00"], symbol: sabres, hero: dwarf },
  bow: { colours: ["#2f9e58", "#0d5a30"], symbol: bow, hero: archer },
  orb: { colours: ["#2f82d0", "#104a8c"], symbol: orb, hero: wizard },
  star: { colours: ["#9a58b8", "#552477"], symbol: star, hero: elf },
};

export function suitLook(symbol: string): SuitLook {
  return LOOKS[symbol] ?? LOOKS.star!;
}
