/** What labels of counts say beside what they count. One word a line; how a line is written is said in words.ts. */
import { thai } from "../thai/homes.ts";
import type { Words } from "../words.ts";

/** "Number of" bedrooms. */
export const countOf: Words = {
  en: String.raw`
    number
    no\.?
    total
  `,
  de: `
    anzahl
  `,
  fr: `
    nombre
    nb
  `,
  es: String.raw`
    numero
    número
    núm\.?
    n[.º°]+
  `,
  nl: `
    aantal
  `,
  pl: String.raw`
    liczba
    nr\.?
  `,
  cs: `
    počet
  `,
  ro: `
    num[aă]r(ul)?
  `,
  sv: `
    antal
  `,
  no: `
    antall
  `,
  lv: `
    skaits
  `,
  lt: `
    kiek
  `,
  hr: `
    broj
  `,
  bg: `
    брой
  `,
  ru: `
    количество
    кол-во
    число
  `,
  uk: `
    кількість
  `,
  el: `
    αριθμός
  `,
  id: `
    jumlah
  `,
  vi: `
    số
  `,
  he: `
    מספר
  `,
  ar: `
    عدد
  `,
  th: thai.countOf,
};

/** Bedrooms "(en suite)", "count". */
export const countEndings: Words = {
  en: `
    en-?suite
    number
    count
    total
    s
  `,
  de: `
    anzahl
  `,
  tr: `
    say[ıi]s[ıi]
  `,
  zh: `
    数目
  `,
  ja: `
    の?数量?
  `,
  ko: `
    개?수
  `,
  th: thai.countEndings,
};
