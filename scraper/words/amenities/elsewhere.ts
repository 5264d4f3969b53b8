/** Before the name of an amenity: the home does not have it, or it is nearby. How a line is written is said in words.ts. */
import type { Words } from "../words.ts";

export const elsewhere: Words = {
  en: `
    ^(no|without|near|next to|close to|walk to)>
  `,
  de: `
    ^(kein|ohne|nah|neben)…
  `,
  fr: `
    ^(sans|pas de|près|proche)>
  `,
  ru: `
    ^(без|нет|рядом|возле|около)>
  `,
  zh: `
    ^(没有|无|靠近|附近)
  `,
  th: `
    ^(ไม่|ใกล้|ตรงข้าม)
  `,
};
