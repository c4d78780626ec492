import icon from "icon:holy-oak";
import type { GameLook } from "../games";

export const look: GameLook = {
  title: "Dragonwood",
  icon,
  colours: ["#7ba653", "#24401f"],
  prefix: "dw",
  pitch: {
    en: "Catch creatures with cards and dice. 2–4 players, 30 minutes.",
    es: "Atrapa criaturas con cartas y dados. 2–4 jugadores, 30 minutos.",
    vi: "Săn sinh vật bằng lá bài và xúc xắc. 2–4 người, 30 phút.",
  },
};
