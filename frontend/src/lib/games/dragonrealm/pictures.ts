/** The pictures of Dragonrealm's locations and enhancements, at dusk. */
import bats from "icon:moon-bats";
import bone from "icon:dinosaur-bones";
import bridge from "icon:stone-bridge";
import cabin from "icon:wood-cabin";
import castle from "icon:castle";
import cloak from "icon:cloak";
import club from "icon:wood-club";
import crown from "icon:crown";
import crystals from "icon:crystal-growth";
import doubleDragon from "icon:double-dragon";
import dragonHead from "icon:dragon-head";
import dungeon from "icon:dungeon-gate";
import egg from "icon:big-egg";
import fireball from "icon:fireball";
import flames from "icon:burning-forest";
import forest from "icon:forest";
import graveyard from "icon:graveyard";
import boots from "icon:boots";
import hobbit from "icon:hobbit-dwelling";
import lantern from "icon:lantern-flame";
import map from "icon:treasure-map";
import mask from "icon:domino-mask";
import owl from "icon:owl";
import pendant from "icon:gem-pendant";
import potion from "icon:round-potion";
import scale from "icon:dragon-spiral";
import snakes from "icon:snake-spiral";
import socks from "icon:socks";
import spire from "icon:evil-tower";
import spikedDragon from "icon:spiked-dragon-head";
import squirrel from "icon:squirrel";
import seaDragon from "icon:sea-dragon";
import tower from "icon:white-tower";
import treehouse from "icon:treehouse";
import tunnel from "icon:cave-entrance";
import waterfall from "icon:waterfall";
import wings from "icon:feathered-wing";
import wolf from "icon:wolf-howl";
import type { Picture } from "../../table/scene";

export const PICTURES: Record<string, Picture> = {
  witchs_cabin: { icon: cabin, backdrop: "pines", sky: ["#3a2a66", "#c77fa0"], ink: ["#e9b77d", "#8a4f2c"] },
  ogres_treehouse: { icon: treehouse, backdrop: "pines", sky: ["#3b3a72", "#e0a27c"], ink: ["#9ad06d", "#3f6f35"] },
  den_of_wolves: { icon: wolf, backdrop: "hills", sky: ["#1f2450", "#8577c4"], ink: ["#f1edf9", "#9c93c4"], scale: 0.98 },
  slimy_tunnels: { icon: tunnel, backdrop: "cave", sky: ["#24324f", "#7fb08a"], ink: ["#a6e07a", "#3a8a4c"] },
  enchanted_forest: { icon: forest, backdrop: "magic", sky: ["#34246b", "#b489d8"], ink: ["#a9f0c0", "#2f9a7a"] },
  snake_pit: { icon: snakes, backdrop: "swamp", sky: ["#3a2552", "#d98f6a"], ink: ["#d6ea6a", "#5d9a2c"] },
  cave_of_bats: { icon: bats, backdrop: "peaks", sky: ["#1c1a44", "#a065a8"], ink: ["#cbb7ff", "#5a3f9c"], scale: 1.08 },
  crystal_mountain: { icon: crystals, backdrop: "peaks", sky: ["#2d2a6e", "#8fc8ea"], ink: ["#e4fbff", "#58aede"] },
  enchanted_castle: { icon: castle, backdrop: "magic", sky: ["#40286e", "#f0a5b8"], ink: ["#ffe9c7", "#c98a5e"] },
  troll_bridge: { icon: bridge, backdrop: "hills", sky: ["#36366a", "#e2a98a"], ink: ["#d8d2e4", "#6f6a88"] },
  halfling_hideout: { icon: hobbit, backdrop: "hills", sky: ["#4a3a7c", "#f6c27c"], ink: ["#c2e07a", "#5c8a34"] },
  fire_swamp: { icon: flames, backdrop: "swamp", sky: ["#4a1838", "#ff9a4a"], ink: ["#ffe07a", "#e2471c"], edge: "#2c0710" },
  dungeon_of_despair: { icon: dungeon, backdrop: "cave", sky: ["#17152c", "#6a5a8a"], ink: ["#cfc9dc", "#5f5878"], edge: "#08060f" },
  haunted_graveyard: { icon: graveyard, backdrop: "hills", sky: ["#1d2446", "#7aa0a8"], ink: ["#e3f2e8", "#7b9a94"] },
  giants_keep: { icon: tower, backdrop: "peaks", sky: ["#35306a", "#dc9a86"], ink: ["#f2e4d0", "#9a8168"] },
  dragons_lair: { icon: dragonHead, backdrop: "cave", sky: ["#2a0f30", "#e0703a"], ink: ["#a6f08a", "#1f7a4a"], edge: "#08160c" },
  dragon_rock: { icon: spikedDragon, backdrop: "peaks", sky: ["#2b1f5c", "#d98ad0"], ink: ["#8ff0c0", "#14806a"], edge: "#04161a" },
  isle_of_dragons: { icon: seaDragon, backdrop: "swamp", sky: ["#14285c", "#8fb4f0"], ink: ["#9cf7d0", "#1c8aa0"], edge: "#041a2a" },
  dragon_falls: { icon: waterfall, backdrop: "peaks", sky: ["#23346e", "#a7d8ec"], ink: ["#ffffff", "#6fb4e0"], edge: "#0a1f3a" },
  dragonbone_spire: { icon: bone, backdrop: "peaks", sky: ["#2c1c4a", "#c77a8a"], ink: ["#fff4dc", "#b8a07c"] },

  lucky_socks: { icon: socks, backdrop: "magic", sky: ["#4b3a86", "#d8a3d8"], ink: ["#ff9a8a", "#c23a5a"] },
  potion_of_invisibility: { icon: potion, backdrop: "magic", sky: ["#33407e", "#9ab4ea"], ink: ["#dff4ff", "#6f9ad0"] },
  fireball_spell: { icon: fireball, backdrop: "magic", sky: ["#4a1f56", "#f09a6a"], ink: ["#fff0a0", "#ee5a1c"] },
  treasure_map: { icon: map, backdrop: "magic", sky: ["#4a3a70", "#e2b888"], ink: ["#fff0cc", "#b8854a"] },
  pet_chipmunk: { icon: squirrel, backdrop: "magic", sky: ["#4a4a86", "#d8c08a"], ink: ["#e8a860", "#8a4a1c"] },
  sapphire_pendant: { icon: pendant, backdrop: "magic", sky: ["#2e2f7a", "#9a9af0"], ink: ["#9cd4ff", "#1c52c4"] },
  wings_of_speed: { icon: wings, backdrop: "magic", sky: ["#3a4a8e", "#c4d4f7"], ink: ["#ffffff", "#a9b9e0"] },
  dragon_scale: { icon: scale, backdrop: "magic", sky: ["#2a3a5c", "#8ac4a8"], ink: ["#a9f0b0", "#1f8a5a"] },
  soft_boots: { icon: boots, backdrop: "magic", sky: ["#4a3a66", "#c9a88a"], ink: ["#e2b07a", "#7a4a24"] },
  shapeshifters_mask: { icon: mask, backdrop: "magic", sky: ["#3a1f66", "#d08ae0"], ink: ["#ffd4f5", "#a03ab0"] },
  elven_cloak: { icon: cloak, backdrop: "magic", sky: ["#2a4a5c", "#9ad0b0"], ink: ["#8ad09a", "#1f5a3c"] },
  shadow_lantern: { icon: lantern, backdrop: "magic", sky: ["#1f1a3c", "#7a6aa8"], ink: ["#ffe9a0", "#c98a2c"] },
  owl_familiar: { icon: owl, backdrop: "magic", sky: ["#2f2f66", "#a8a0d4"], ink: ["#f2e4d0", "#8a6a4a"] },
  giants_club: { icon: club, backdrop: "magic", sky: ["#4a2f4a", "#d0a08a"], ink: ["#d0a070", "#6a3f1c"] },
  ruby_crown: { icon: crown, backdrop: "magic", sky: ["#5a1f4a", "#f0a5a0"], ink: ["#ffe07a", "#d0302c"] },
  dragon_egg: { icon: egg, backdrop: "magic", sky: ["#2f2a5c", "#a0d0a0"], ink: ["#d8f7b0", "#4a9a4a"] },
};

/** For pieces that an edition of one's own brings. */
export const UNKNOWN_PLACE: Picture = { icon: spire, backdrop: "peaks", sky: ["#2c2350", "#b489c8"], ink: ["#e8dcf4", "#7a6a9a"] };
export const UNKNOWN_HELPER: Picture = { icon: doubleDragon, backdrop: "magic", sky: ["#3a2f70", "#b49be0"], ink: ["#ffffff", "#a9b9cc"] };
