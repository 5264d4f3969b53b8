/** Prices by area, and converted ones. One word a line; how a line is written is said in words.ts. */
import type { Words } from "../words.ts";

/** Words before a price by area. */
export const perAreaPrices: Words = {
  en: String.raw`
    per (sqm|sq|square|rai|wah)
    price (\/|per)
    price ?\/ ?(m|sq)
    \/ ?(sqm|m²|m2)
  `,
  de: String.raw`
    quadratmeterpreis
    preis (pro|je) m
    preis\/m
  `,
  fr: `
    prix au m
  `,
  ru: `
    цена за (м|кв|сот)
  `,
  zh: String.raw`
    单价
    均价
    每平(方)?米?
    元\/平
  `,
  th: String.raw`
    เฉลี่ย
    ราคาต่อ(ตร|ไร่|วา|ตาราง)
  `,
};

/** Words before a price that was converted. */
export const roughPrices: Words = {
  en: `
    ^≈
    ^~
    ^approx
    ^about
  `,
  de: String.raw`
    ^ca\.
    ^circa
    ^etwa
  `,
  fr: `
    ^environ
  `,
  ru: `
    ^около
    ^примерно
  `,
  zh: `
    ^约
    ^大约
  `,
  th: `
    ^ประมาณ
    ^ราว
  `,
};
