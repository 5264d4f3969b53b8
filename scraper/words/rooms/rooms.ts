/** One word a line; how a line is written is said in words.ts. */
import type { Words } from "../words.ts";

/** What counts rooms of every kind. */
export const rooms: Words = {
  en: `
    rooms?
  `,
  de: String.raw`
    zimmer
    zi\.
    räume
  `,
  fr: String.raw`
    pièces?
    pieces?
    p\.(?= )
    p\.$
    pces?
  `,
  ru: String.raw`
    комн(ат…|\.)
    кол-во комнат
    (х )?комн
    к\.? ?кв…
  `,
  zh: `
    居室
    室
    间
  `,
  th: `
    ห้อง
  `,
};

/** A home of one room. */
export const studios: Words = {
  en: `
    <studio( (apartment|flat|condo|unit|room))?>
    <bedsit>
  `,
  de: `
    <einzimmerwohnung>
    <1-zimmer-(wohnung|apartment)>
    <studio(wohnung|apartment)>
    <ein-?zimmer-?apartment>
  `,
  ru: `
    <студия>
    <студию>
    <студи[ией]
    <студией>
  `,
  zh: `
    开间
    单间
    单身公寓
    工作室
    一室户
    开放式(?!厨)
  `,
  th: `
    (ห้อง)?สตูดิโอ
  `,
  fr: `
    <studette>
  `,
};
