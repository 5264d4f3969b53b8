/** Prices by area, and converted ones. One word a line; how a line is written is said in words.ts. */
import { thai } from "../thai/prices.ts";
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
  es: String.raw`
    precio (por|\/) ?m
  `,
  it: String.raw`
    prezzo al m
    prezzo ?\/ ?m
  `,
  nl: `
    prijs per m
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
  ja: `
    坪単価
    ㎡単価
    平米単価
  `,
  th: thai.perAreaPrices,
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
  es: `
    ^aprox
    ^unos
  `,
  it: `
    ^circa
  `,
  nl: `
    ^circa
    ^ongeveer
  `,
  sv: `
    ^cirka
  `,
  ru: `
    ^около
    ^примерно
  `,
  zh: `
    ^约
    ^大约
  `,
  ja: `
    ^約
  `,
  th: thai.roughPrices,
};
