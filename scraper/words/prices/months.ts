/** How long a price pays for. One word a line; how a line is written is said in words.ts. */
import type { Words } from "../words.ts";

/** What stands between a price and the time that it pays for: "per", "/". */
export const per: Words = {
  en: String.raw`
    \/
    <per\s
    <a\s
  `,
  de: String.raw`
    <pro\s
  `,
  fr: String.raw`
    <par\s
  `,
  ru: String.raw`
    <(в|за)\s
  `,
  th: `
    ต่อ
  `,
};

export const months: Words = {
  en: `
    (calendar )?month
    mo>
    mth
  `,
  de: `
    monat
  `,
  fr: `
    mois
  `,
  ru: `
    месяц
    мес
    м>
  `,
  zh: `
    月
  `,
  th: String.raw`
    เดือน
    ด(\.|(?!\p{L}))
  `,
};

/** A month's price in one word. */
export const monthly: Words = {
  en: String.raw`
    <pcm>
    <p?ppm>
    <p\/m>
    <p\.?\s?m\b\.?
    monthly
  `,
  de: String.raw`
    monatlich
    mtl\.?
    <im monat
  `,
  fr: `
    mensuel
    cc>
  `,
  ru: `
    ежемесячн
  `,
  zh: `
    每月
    月租
  `,
  th: `
    ต่อเดือน
    เดือนละ
    เดือน(ละ)?
  `,
};
