/** What labels of counts say beside what they count. One word a line; how a line is written is said in words.ts. */
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
  ru: `
    количество
    кол-во
    число
  `,
  th: `
    จำนวน
  `,
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
  zh: `
    数目
  `,
  th: `
    ห้อง
  `,
};

/** Between a count and its rooms: "2 double bedrooms", "两间卧室". */
export const betweenCount: Words = {
  en: `
    (double|large|spacious|full|en-?suite|x|×)
  `,
  zh: `
    [个個间間]
  `,
};
