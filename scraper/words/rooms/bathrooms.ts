/** One word a line; how a line is written is said in words.ts. */
import { thai } from "../thai/homes.ts";
import type { Words } from "../words.ts";

/** What counts bathrooms. */
export const bathrooms: Words = {
  sv: `
    badrum
  `,
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
  es: `
    baños?
    aseos?
    cuartos? de baño
  `,
  it: `
    bagn[io]
    servizi
  `,
  pt: `
    banheiros?
    casas? de banho
  `,
  nl: `
    badkamers?
  `,
  pl: `
    łazien…
  `,
  cs: `
    koupel…
  `,
  sk: `
    kúpeľn…
  `,
  hu: `
    fürdőszob…
  `,
  ro: `
    baie
    băi
  `,
  no: `
    baderom
  `,
  da: `
    badeværelser?
  `,
  fi: `
    kylpyhuone…
    kylppäri…
  `,
  et: `
    vannitub…
  `,
  lv: `
    vannas istab…
  `,
  lt: `
    vonios
  `,
  hr: `
    kupaon…
    kupatil…
  `,
  bg: `
    бан[яи]
  `,
  ru: String.raw`
    ванн…( комнат…)?
    сан\.? ?уз(ел|л…)
    санвуз…
    с\/у
  `,
  el: `
    μπάνι…
  `,
  tr: `
    banyo
    banyo say[ıi]s[ıi]
  `,
  id: `
    kamar mandi
    (?-i:KM)
  `,
  vi: `
    phòng tắm(, vệ sinh)?
    số toilet
    số wc
    phòng vệ sinh
  `,
  he: `
    חדרי רחצה
    מקלחת…
    חדרי אמבטיה
  `,
  ar: `
    (ال)?حمام(ات)?
    دورات (ال)?مياه
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
  ko: `
    욕실
    화장실
    욕실 ?수
    화장실 ?수
  `,
  is: `
    baðherbergi
  `,
  ms: `
    bilik (mandi|air)
  `,
  th: thai.bathrooms,
  ja: `
    バスルーム
  `,
};
