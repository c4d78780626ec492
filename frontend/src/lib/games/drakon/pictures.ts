/** The pictures of Drakon: what chambers do, heroes, and the things around the lair. */
import breaking from "icon:demolish";
import dragon from "icon:spiked-dragon-head";
import exit from "icon:exit-door";
import floating from "icon:floating-platforms";
import gate from "icon:dungeon-gate";
import harp from "icon:harp";
import key from "icon:skeleton-key";
import grab from "icon:grab";
import puppet from "icon:puppet";
import rotation from "icon:clockwise-rotation";
import snatch from "icon:snatch";
import stones from "icon:stone-pile";
import swap from "icon:card-exchange";
import teleport from "icon:teleport";
import tornado from "icon:tornado";
import coins from "icon:two-coins";
import axes from "icon:crossed-axes";
import bow from "icon:high-shot";
import hat from "icon:pointy-hat";
import helmet from "icon:visored-helm";
import mask from "icon:robber-mask";
import stag from "icon:stag-head";
import { ENTRANCE, type Hero, type Kind } from "./edition";

/** A small mark beside the picture that tells two like it apart. */
export type Badge = "plus" | "minus" | "left" | "right" | "step" | "tile";

export interface Sign {
  icon: string;
  /** The colour of the medallion it lies on. */
  tint: string;
  badge?: Badge;
}

const SIGNS: Record<string, Sign> = {
  none: { icon: stones, tint: "" },
  find_coin: { icon: coins, tint: "#b07a10", badge: "plus" },
  lose_coin: { icon: coins, tint: "#6b5a55", badge: "minus" },
  steal_coin: { icon: snatch, tint: "#7d4b86" },
  steal_chamber: { icon: grab, tint: "#7d4b86", badge: "tile" },
  destroy_chamber: { icon: breaking, tint: "#8c4a2f" },
  rotate_chamber: { icon: rotation, tint: "#2f6f78" },
  switch_chamber: { icon: swap, tint: "#2f6f78" },
  floating_chamber: { icon: floating, tint: "#3b6ea5" },
  mind_control: { icon: puppet, tint: "#9a3f74" },
  drakon_moves: { icon: dragon, tint: "#a8321f", badge: "step" },
  teleport: { icon: teleport, tint: "#4a55b0" },
  master_key: { icon: key, tint: "#4a55b0" },
  wind_storm: { icon: tornado, tint: "#4f6a80" },
  magic_harp: { icon: harp, tint: "#a0742a" },
  escape: { icon: exit, tint: "#2f7d4f" },
};

const GATE: Sign = { icon: gate, tint: "#5a4636" };

/** The sign of a chamber, by what it does. */
export function signOf(kind: Kind | undefined): Sign {
  if (!kind) return SIGNS.none!;
  if (kind.id === ENTRANCE) return GATE;
  const sign = SIGNS[kind.effect] ?? SIGNS.none!;
  return kind.from ? { ...sign, badge: kind.from } : sign;
}

const HEROES: Record<string, string> = {
  ward_coin: stag,
  force_move: helmet,
  extra_move: bow,
  pass_walls: hat,
  pick_pocket: mask,
  refresh_hand: axes,
};

export function heroIcon(hero: Hero | undefined): string {
  return HEROES[hero?.ability ?? ""] ?? helmet;
}

export const DRAKON_ICON = dragon;
