/** Why a hero may do less than usual, each with the rule that says so. */
import harp from "icon:harp";
import stack from "icon:stack";
import storm from "icon:tornado";
import wall from "icon:stone-wall";
import type { DrakonView } from "../../../wire/types";

export interface Bond {
  id: string;
  icon: string;
  rule: string;
}

const BONDS: Record<string, Omit<Bond, "id">> = {
  storm: { icon: storm, rule: "dk-wind-storm" },
  "no-way": { icon: storm, rule: "dk-wind-storm" },
  harp: { icon: harp, rule: "dk-magic-harp" },
  "no-move": { icon: wall, rule: "dk-cannot-move" },
  "no-tiles": { icon: stack, rule: "dk-no-tiles" },
};

export function bondsOf(view: DrakonView): Bond[] {
  // That no way leads out of the storm says that there is one.
  const told = view.bonds.filter((id) => id !== "storm" || !view.bonds.includes("no-way"));
  return told.map((id) => {
    const bond = BONDS[id] ?? { icon: wall, rule: "dk-move" };
    return { id, ...bond, rule: id === "harp" && view.question === "storm" ? "dk-wind-storm-harp" : bond.rule };
  });
}
