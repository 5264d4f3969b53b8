/** Periods of a rent beside the month. One word a line; how a line is written is said in words.ts. */
import type { Words } from "../words.ts";

export const weeks: Words = {
  en: `
    week
    wk
  `,
  de: `
    woche
  `,
  fr: `
    semaine
  `,
  ru: `
    неделю
  `,
  zh: `
    周
  `,
  th: `
    สัปดาห์
    อาทิตย์
  `,
};

/** A week's price in one word. */
export const weekly: Words = {
  en: String.raw`
    <p\.?\s?w\b\.?
    <pcw>
    <p?ppw>
    weekly
  `,
  ru: `
    в неделю
  `,
  zh: `
    每周
  `,
  th: `
    ต่อสัปดาห์
    (สัปดาห์|อาทิตย์)ละ
    ราย(สัปดาห์|อาทิตย์)
  `,
};

export const years: Words = {
  en: `
    year
    yr>
  `,
  de: `
    jahr
  `,
  fr: `
    an>
    année
  `,
  ru: `
    год
  `,
  th: `
    ปี
  `,
};

/** A year's price in one word. */
export const yearly: Words = {
  en: String.raw`
    <p\.?\s?a\b\.?
    annual
    per (annum|year)
  `,
  th: `
    ต่อปี
    ปีละ
  `,
};

/** Of a large sum; of a smaller one they name the contract, and the sum is a month's. */
export const yearlyContracts: Words = {
  en: `
    yearly
  `,
  de: `
    jährlich
  `,
  zh: `
    每年
  `,
  th: `
    รายปี
  `,
};

export const nights: Words = {
  en: `
    night
    day
  `,
  de: `
    nacht
    tag
  `,
  fr: `
    nuit
    jour
  `,
  ru: `
    ночь
    сутки
    день
  `,
  zh: `
    [晚天]
  `,
  th: `
    คืน
    วัน
  `,
};

/** A night's price in one word. */
export const nightly: Words = {
  en: `
    nightly
    <daily>
  `,
  ru: `
    за ночь
    в сутки
    посуточно
  `,
  zh: `
    每[晚天]
    日租
  `,
  th: `
    ต่อคืน
    ต่อวัน
    (คืน|วัน)ละ
    รายวัน
  `,
};
