/** How long a price pays for. One word a line; how a line is written is said in words.ts. */
import { thai } from "../thai/prices.ts";
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
  es: String.raw`
    <al\s
    <por\s
  `,
  cs: String.raw`
    <na\s
  `,
  ru: String.raw`
    <(в|за)\s
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
  es: `
    mes>
  `,
  it: `
    mese
  `,
  pt: `
    mês
  `,
  nl: `
    maand
    mnd
    md
  `,
  pl: `
    miesi[aą]c
    mies>
  `,
  cs: `
    m[eě]s[ií]c
    měs
  `,
  hu: `
    hónap
    hó
  `,
  ro: `
    lun[aă]>
  `,
  sv: `
    månad
    mån
  `,
  no: `
    måned
  `,
  fi: `
    kuu(kausi|s)?>
    kk
  `,
  lv: `
    mēn
  `,
  lt: `
    mėn
  `,
  hr: `
    mjesec
    mesec
  `,
  ru: `
    месяц
    мес
    м>
  `,
  uk: `
    місяць
    міс
  `,
  el: `
    μήνα
  `,
  tr: `
    ay>
  `,
  id: `
    bulan
    bln
  `,
  vi: `
    tháng
  `,
  he: `
    חודש
  `,
  ar: `
    شهر
  `,
  zh: `
    月
  `,
  ja: `
    ヶ?月
  `,
  ko: `
    월
  `,
  th: thai.month,
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
  es: `
    mensual
    mensuales
    al mes
  `,
  fi: `
    kuukaudessa
  `,
  lv: `
    mēnesī
  `,
  lt: `
    mėnes
  `,
  ru: `
    ежемесячн
  `,
  uk: `
    щомісяч
  `,
  tr: `
    ayl[ıi]k
  `,
  he: `
    לחודש
  `,
  ar: `
    شهري
  `,
  zh: `
    每月
    月租
  `,
  ko: `
    월세
  `,
  th: thai.monthly,
};
