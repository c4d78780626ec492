import icon from "icon:spiked-dragon-head";
import type { GameLook } from "../games";

export const look: GameLook = {
  title: "Drakon",
  icon,
  colours: ["#e2733f", "#4a1d16"],
  prefix: "dk",
  pitch: {
    en: "Flee through the dragon’s lair with the most gold.",
    es: "Escapa de la guarida del dragón con más oro que nadie.",
    vi: "Thoát khỏi hang rồng với nhiều vàng nhất.",
  },
};
