/** One word a line; how a line is written is said in words.ts. */
import type { Words } from "../words.ts";

/** What counts bathrooms. */
export const bathrooms: Words = {
  en: `
    bath ?rooms?
    baths?
    bths?
    ba
    toilets?
    shower ?rooms?
  `,
  de: `
    bad(ezimmer)?
    bäder
    bad/wc
    duschbäder
  `,
  fr: `
    salles? (de bains?|d['’]eau)
    sdb
  `,
  ru: String.raw`
    ванн…( комнат…)?
    сан\.? ?уз(ел|л…)
    санвуз…
    с\/у
  `,
  zh: `
    卫生间
    浴室
    衛
    卫
    卫浴
    卫生間
    淋浴间
    洗手间
    厕所?
    卫浴间
    盥洗室
    浴厕
    浴
    淋浴房
  `,
  th: `
    ห้องน้ำ
    น้ำ
    ห้องสุขา
    สุขา
  `,
};
