import icon from "icon:gems";
import type { GameLook } from "../games";

export const look: GameLook = {
  title: "Dragon's Gold",
  icon,
  colours: ["#e3b341", "#5b1620"],
  prefix: "dg",
  pitch: {
    en: "Beat dragons together, then agree on the treasure.",
    es: "Venzan juntos a los dragones y repartan el tesoro.",
    vi: "Cùng hạ rồng, rồi thương lượng chia kho báu.",
  },
};
