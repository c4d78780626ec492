import icon from "icon:castle";
import type { GameLook } from "../games";

export const look: GameLook = {
  title: "Dragonrealm",
  icon,
  colours: ["#9a7ec8", "#322355"],
  prefix: "dr",
  pitch: {
    en: "Win places of the realm with cards and dice.",
    es: "Gana lugares del reino con cartas y dados.",
    vi: "Giành các vùng đất bằng bài và xúc xắc.",
  },
};
