/** The pictures of Dragon's Gold: dragons, adventurers, magic objects, and what stands on the tokens. */
import amulet from "icon:gem-pendant";
import backpack from "icon:knapsack";
import breath from "icon:dragon-breath";
import cobra from "icon:snake-tongue";
import cowled from "icon:cowled";
import crest from "icon:drakkar-dragon";
import crown from "icon:crown";
import crystal from "icon:crystal-ball";
import cut from "icon:cut-diamond";
import deep from "icon:sea-creature";
import dragonHead from "icon:dragon-head";
import drop from "icon:water-drop";
import eye from "icon:eyeball";
import flame from "icon:flame";
import gecko from "icon:gecko";
import hand from "icon:invisible";
import horn from "icon:hunting-horn";
import hourglass from "icon:hourglass";
import hydra from "icon:hydra";
import knight from "icon:visored-helm";
import leaf from "icon:oak-leaf";
import old from "icon:diplodocus";
import orb from "icon:dragon-orb";
import potion from "icon:potion-ball";
import powder from "icon:powder-bag";
import reptile from "icon:horned-reptile";
import ring from "icon:ring";
import round from "icon:two-coins";
import salamander from "icon:salamander";
import seaDragon from "icon:sea-dragon";
import serpent from "icon:sea-serpent";
import shield from "icon:round-shield";
import spell from "icon:shield-reflect";
import spiked from "icon:spiked-dragon-head";
import spiral from "icon:dragon-spiral";
import staff from "icon:wizard-staff";
import star from "icon:round-star";
import stone from "icon:rune-stone";
import storm from "icon:snake-spiral";
import sun from "icon:sun";
import sword from "icon:broadsword";
import twin from "icon:double-dragon";
import wizard from "icon:pointy-hat";
import woman from "icon:winged-sword";
import wyvern from "icon:wyvern";
import type { Picture } from "../../table/scene";

export const DRAGONS: Record<string, Picture> = {
  cinder_whelp: { icon: salamander, backdrop: "cave", sky: ["#3a0f10", "#f07a34"], ink: ["#ffd08a", "#c92a16"], edge: "#2a0505" },
  moss_wyrmling: { icon: gecko, backdrop: "pines", sky: ["#4f8a5a", "#d7e39a"], ink: ["#c7f07a", "#2f7d34"] },
  gilded_drowser: { icon: spiral, backdrop: "hills", sky: ["#7a3b12", "#ffd66b"], ink: ["#fff1a8", "#d08a12"], edge: "#3a1d00" },
  reed_serpent: { icon: serpent, backdrop: "swamp", sky: ["#2d6d6a", "#b8dcae"], ink: ["#a8f0d0", "#1f7d6c"] },
  burrow_drake: { icon: reptile, backdrop: "cave", sky: ["#3d2a1c", "#b08a5a"], ink: ["#e0b880", "#7a4a22"] },
  amber_basker: { icon: dragonHead, backdrop: "hills", sky: ["#f2a53c", "#ffe6a0"], ink: ["#ffb84a", "#a8500c"] },
  slate_glider: { icon: wyvern, backdrop: "peaks", sky: ["#3c4a60", "#b9c6d4"], ink: ["#c9d6e6", "#4a5d78"], scale: 1.05 },
  bog_hisser: { icon: cobra, backdrop: "swamp", sky: ["#37471f", "#b6c26a"], ink: ["#d5e070", "#5f7a1c"] },
  veiled_wyrm: { icon: orb, backdrop: "magic", sky: ["#2b1a4a", "#a07ad0"], ink: ["#e6d2ff", "#6d3fb0"] },
  copper_strutter: { icon: spiked, backdrop: "hills", sky: ["#6d2f22", "#f0b088"], ink: ["#ffbf94", "#b04a20"], flip: true },
  twin_fang: { icon: twin, backdrop: "pines", sky: ["#1f3d3a", "#8fb89a"], ink: ["#9fe0a8", "#2a6d52"], scale: 1.1 },
  cavern_shade: { icon: crest, backdrop: "cave", sky: ["#14121f", "#514a7a"], ink: ["#9a92d0", "#2f2a58"], edge: "#07060f" },
  frost_warden: { icon: seaDragon, backdrop: "peaks", sky: ["#1c4f8a", "#d6f0fb"], ink: ["#effaff", "#5aa6dc"], edge: "#0a2748" },
  storm_coiler: { icon: storm, backdrop: "rays", sky: ["#26304f", "#8fa0d0"], ink: ["#fff3a0", "#d9a21c"], edge: "#141a30" },
  deep_miser: { icon: deep, backdrop: "cave", sky: ["#06283f", "#2f8a9a"], ink: ["#8fe8e0", "#176a80"], edge: "#021622" },
  emperor_drake: { icon: breath, backdrop: "rays", sky: ["#5a1020", "#f0b43c"], ink: ["#fff0a0", "#e0651a"], edge: "#3a0608" },
  ashen_matriarch: { icon: hydra, backdrop: "peaks", sky: ["#3a3438", "#c07a5a"], ink: ["#e6dcd8", "#7a6a68"], edge: "#1d1718" },
  old_mountain: { icon: old, backdrop: "peaks", sky: ["#5a6a5a", "#dcd6a8"], ink: ["#b5c29a", "#566a4a"], scale: 1.12 },
};

/** A dragon of somebody's own edition. */
export const ANY_DRAGON: Picture = { icon: dragonHead, backdrop: "cave", sky: ["#4a1520", "#c98a3c"], ink: ["#ffd89a", "#b0401c"] };

export const ADVENTURERS: Record<string, string> = { shield: knight, sword: woman, hood: cowled, staff: wizard };
export const ADVENTURER = shield;

export const OBJECTS: Record<string, string> = {
  ring_of_confusion: ring,
  exchange_powder: powder,
  invisible_hand: hand,
  muddling_stone: stone,
  enchanted_sword: sword,
  sleeping_draught: potion,
  recall_horn: horn,
  patient_hourglass: hourglass,
  scrying_orb: crystal,
  warding_amulet: amulet,
  counter_charm: spell,
  salvage_sack: backpack,
};
export const OBJECT = staff;

export const SYMBOLS: Record<string, string> = { round, crown, flame, drop, leaf, star, sun, diamond: cut, eye };

/** A token's face, its sign, and its rim. */
export const TOKEN_COLOURS: Record<string, readonly [string, string, string]> = {
  silver: ["#d3d9e0", "#2c3642", "#8a97a5"],
  gold: ["#f6c945", "#4a2f00", "#a8780c"],
  red: ["#cf3b2a", "#fff3e6", "#7d130a"],
  blue: ["#2763c9", "#eef5ff", "#12387d"],
  green: ["#1f8a4c", "#effff2", "#0b4f29"],
  purple: ["#8544b8", "#fbf1ff", "#4b1d73"],
  yellow: ["#b5600a", "#fff6dd", "#6b3600"],
  white: ["#fafdff", "#1d5a86", "#7fb2d4"],
  black: ["#17131c", "#f4d37c", "#8a6a1e"],
};
export const ANY_TOKEN = ["#777", "#fff", "#444"] as const;
