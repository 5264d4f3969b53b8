/** Who offers the home. */
import { type Half, wordsOf } from "../half.ts";
import type { Language, Market } from "../market.ts";
import type { Draw } from "../random.ts";
import { drawPictures } from "./pictures.ts";
import type { Plan } from "./plan.ts";

const names: Record<Language, string> = {
  en: "Mark Ellis; Joanne Price | Peter Hale | Susan Ward",
  th: "คุณนก; คุณสมชาย | คุณแอน | พี่ต้อม",
  de: "Katrin Vogel | Stefan Brandt | Anja Keller",
  fr: "Claire Martin | Luc Perrin | Sophie Garnier",
  ru: "Ольга Смирнова | Иван Петров | Анна Белова",
  zh: "李娜 | 王伟 | 陈静",
  es: "Laura Gómez | Javier Ruiz | Marta León",
  nl: "Sanne de Wit | Jeroen Bakker | Femke Smit",
  sv: "Karin Lund | Erik Berg | Anna Holm",
  it: "Giulia Conti | Marco Riva | Sara Fontana",
  ja: "佐藤 花子 | 鈴木 一郎 | 高橋 恵",
};

export function drawContact(draw: Draw, half: Half, market: Market, host: string): Plan["agent"] {
  const [photo] = drawPictures(draw, half, host, 1);
  if (photo === undefined) throw new Error("An agent has a photo");
  const pattern = draw.pick(wordsOf(market.phones, half));
  return {
    name: draw.pick(wordsOf(names[market.language], half)),
    phone: pattern.replace(/#/g, () => String(draw.between(1, 9))),
    photo,
  };
}
