/** Small numbers as descriptions write them. One word a line; how a line is written is said in words.ts. */
import { thai } from "../thai/homes.ts";
import type { Words } from "../words.ts";

export const spelledCounts: readonly (readonly [string, Words])[] = [
  [
    "1",
    {
      en: "one",
    },
  ],
  [
    "2",
    {
      en: "two",
      de: "zwei",
      fr: "deux",
      es: "dos",
      it: "due",
      pt: `
        dois
        duas
      `,
      nl: "twee",
      pl: `
        dwa
        dwie
      `,
      cs: `
        dva
        dvě
      `,
      ro: `
        doua
        două
      `,
      sv: "två",
      fi: "kaksi",
      hu: "két",
      hr: "dve",
      ru: `
        два
        две
      `,
      tr: "iki",
      id: "dua",
      zh: `
        两
        兩
        二
      `,
      th: thai.two,
    },
  ],
  [
    "3",
    {
      en: "three",
      de: "drei",
      fr: "trois",
      es: "tres",
      it: "tre",
      pt: "três",
      nl: "drie",
      pl: "trzy",
      cs: "tři",
      hr: "tri",
      ro: "trei",
      fi: "kolme",
      hu: "három",
      ru: "три",
      tr: "üç",
      id: "tiga",
      zh: "三",
      th: thai.three,
    },
  ],
  [
    "4",
    {
      en: "four",
      de: "vier",
      fr: "quatre",
      es: "cuatro",
      it: "quattro",
      pt: "quatro",
      pl: "cztery",
      cs: "čtyři",
      hr: "četiri",
      ro: "patru",
      sv: "fyra",
      no: "fire",
      fi: "neljä",
      hu: "négy",
      ru: "четыре",
      tr: "dört",
      id: "empat",
      zh: "四",
    },
  ],
  [
    "5",
    {
      en: "five",
      de: "fünf",
      fr: "cinq",
      es: "cinco",
      it: "cinque",
      nl: "vijf",
      pl: "pięć",
      cs: "pět",
      ro: "cinci",
      sv: "fem",
      fi: "viisi",
      ru: "пять",
      tr: "beş",
      zh: "五",
    },
  ],
  [
    "6",
    {
      en: "six",
      de: "sechs",
      es: "seis",
      it: "sei",
      nl: "zes",
      pl: "sześć",
      ro: "șase",
      fi: "kuusi",
      ru: "шесть",
      tr: "altı",
      id: "enam",
      zh: "六",
    },
  ],
];
