/** The pictures of Dragonwood's cards. */
import bat from "icon:bat";
import bear from "icon:bear-head";
import boar from "icon:boar";
import cloak from "icon:cloak";
import dragon from "icon:spiked-dragon-head";
import ghost from "icon:ghost";
import goblin from "icon:goblin-head";
import ants from "icon:ant";
import ladybug from "icon:ladybug";
import lightning from "icon:lightning-trio";
import mushroom from "icon:super-mushroom";
import ogre from "icon:ogre";
import potion from "icon:standing-potion";
import quicksand from "icon:quicksand";
import rabbit from "icon:rabbit";
import seaDragon from "icon:dragon-head";
import shadow from "icon:shadow-grasp";
import slime from "icon:slime";
import snake from "icon:snake-tongue";
import spider from "icon:spider-alt";
import storm from "icon:lightning-storm";
import sun from "icon:sun";
import sword from "icon:broadsword";
import tiger from "icon:tiger-head";
import tornado from "icon:tornado";
import troll from "icon:troll";
import unicorn from "icon:unicorn";
import wasp from "icon:wasp-sting";
import wolf from "icon:wolf-howl";
import bucket from "icon:full-wood-bucket";
import type { Picture } from "../../table/scene";

export const PICTURES: Record<string, Picture> = {
  spooky_spiders: { icon: spider, backdrop: "cave", sky: ["#3b2f5c", "#8d6fb0"], ink: ["#e9dcff", "#8b63c9"] },
  crazy_bats: { icon: bat, backdrop: "peaks", sky: ["#1d2a55", "#d8774a"], ink: ["#8f9be0", "#3f3d8a"], scale: 1.2 },
  giggling_goblin: { icon: goblin, backdrop: "pines", sky: ["#8fd0a0", "#f6e7a1"], ink: ["#b8e05a", "#4d9a2c"] },
  fire_ants: { icon: ants, backdrop: "hills", sky: ["#ffd27a", "#f0773a"], ink: ["#ff8d5c", "#b91f1a"], edge: "#3a0a06" },
  wasps_nest: { icon: wasp, backdrop: "hills", sky: ["#9bd6ea", "#fdf0b4"], ink: ["#ffd83d", "#e08a00"], scale: 0.95 },
  hungry_bear: { icon: bear, backdrop: "pines", sky: ["#7fb7c9", "#e8d9a8"], ink: ["#b77b45", "#5f3719"], scale: 0.95 },
  pack_of_wolves: { icon: wolf, backdrop: "pines", sky: ["#1c2c4f", "#6d87b5"], ink: ["#f1f0e4", "#9db2cc"], scale: 0.98 },
  fierce_jaguar: { icon: tiger, backdrop: "swamp", sky: ["#7ec27c", "#f3d66c"], ink: ["#ffc65c", "#cf6a12"] },
  wild_boar: { icon: boar, backdrop: "pines", sky: ["#a9c97a", "#f2d9a2"], ink: ["#a5806b", "#4b3026"], flip: true },
  grumpy_troll: { icon: troll, backdrop: "cave", sky: ["#4b5f52", "#b7b98a"], ink: ["#9fc48f", "#3f6d4e"], scale: 0.92 },
  gigantic_python: { icon: snake, backdrop: "swamp", sky: ["#2f6d5b", "#c7d97c"], ink: ["#cbe86a", "#3e8a3a"] },
  secret_shadow: { icon: shadow, backdrop: "cave", sky: ["#191630", "#5c3f86"], ink: ["#a57fe6", "#3a2068"], edge: "#0b0716" },
  angry_ogre: { icon: ogre, backdrop: "peaks", sky: ["#8c3a2b", "#f0a860"], ink: ["#f2b184", "#a3452e"], scale: 0.95 },
  gooey_glob: { icon: slime, backdrop: "swamp", sky: ["#3a5f7f", "#9fe0c2"], ink: ["#8ff0b0", "#1f9a7a"] },
  blue_dragon: { icon: seaDragon, backdrop: "peaks", sky: ["#123a78", "#8fd4f5"], ink: ["#9ce3ff", "#1c62c4"], edge: "#051a3a" },
  orange_dragon: { icon: dragon, backdrop: "peaks", sky: ["#5b1622", "#ffb040"], ink: ["#ffdf7a", "#ea5a14"], edge: "#3a0a06", flip: true },
  silver_sword: { icon: sword, backdrop: "magic", sky: ["#53407e", "#b49be0"], ink: ["#ffffff", "#a9b9cc"] },
  bucket_of_spinach: { icon: bucket, backdrop: "magic", sky: ["#3d5a4a", "#b9a0dc"], ink: ["#7fd06a", "#8a5a2c"] },
  ghost_disguise: { icon: ghost, backdrop: "magic", sky: ["#2b2a5e", "#9a8fe0"], ink: ["#ffffff", "#c3cdf5"] },
  cloak_of_darkness: { icon: cloak, backdrop: "magic", sky: ["#7a5aa8", "#d9b8ee"], ink: ["#6d57a8", "#241a4a"], edge: "#120c28" },
  magical_unicorn: { icon: unicorn, backdrop: "magic", sky: ["#7a4fa0", "#f5a9cf"], ink: ["#ffffff", "#e7c9f5"] },
  lucky_mushroom: { icon: mushroom, backdrop: "magic", sky: ["#4a4f8e", "#a9d6b8"], ink: ["#ff7a6a", "#c3302a"] },
  lightning_bolt: { icon: lightning, backdrop: "magic", sky: ["#2e2566", "#8a6fd8"], ink: ["#fff7a8", "#ffb81c"] },
  friendly_bunny: { icon: rabbit, backdrop: "magic", sky: ["#6a5aa8", "#c9e8b0"], ink: ["#fff4e6", "#d9a98a"] },
  charmed_potion: { icon: potion, backdrop: "magic", sky: ["#3e2f70", "#c59ae6"], ink: ["#ff9ae0", "#a32ea0"] },
  sunny_day: { icon: sun, backdrop: "rays", sky: ["#ff9d3c", "#ffe28a"], ink: ["#fff6b0", "#ffb300"], edge: "#8a3d00" },
  thunder_storm: { icon: storm, backdrop: "rays", sky: ["#3a4660", "#f0a050"], ink: ["#fff2a0", "#f5b000"] },
  wind_storm: { icon: tornado, backdrop: "rays", sky: ["#7fa3b5", "#f3c48a"], ink: ["#ffffff", "#8fb2c4"] },
  quicksand: { icon: quicksand, backdrop: "rays", sky: ["#c98a3c", "#f5dd9a"], ink: ["#ffe2a0", "#9a6422"] },
  ladybug: { icon: ladybug, backdrop: "magic", sky: ["#6fb36a", "#e6f2a0"], ink: ["#ff6a55", "#b81c1c"] },
};
