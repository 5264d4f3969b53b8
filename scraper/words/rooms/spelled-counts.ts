/** Small numbers as descriptions write them. One word a line; how a line is written is said in words.ts. */
import type { Words } from "../words.ts";

export const spelledCounts: readonly (readonly [string, Words])[] = [
  [
    "1",
    {
      en: "one",
      ru: "одно",
      zh: "一",
      th: "หนึ่ง",
    },
  ],
  [
    "2",
    {
      en: "two",
      de: "zwei",
      fr: "deux",
      ru: `
        два
        две
        двух
      `,
      zh: `
        两
        兩
        二
      `,
      th: `
        สอง
      `,
    },
  ],
  [
    "3",
    {
      en: "three",
      de: "drei",
      fr: "trois",
      ru: "тр(и|[её]х)",
      zh: "三",
      th: `
        สาม
      `,
    },
  ],
  [
    "4",
    {
      en: "four",
      de: "vier",
      fr: "quatre",
      ru: "четыр(е|[её]х)",
      zh: "四",
      th: "สี่",
    },
  ],
  [
    "5",
    {
      en: "five",
      de: "fünf",
      fr: "cinq",
      ru: "пять",
      zh: "五",
      th: "ห้า",
    },
  ],
  [
    "6",
    {
      en: "six",
      de: "sechs",
      ru: "шесть",
      zh: "六",
    },
  ],
];
