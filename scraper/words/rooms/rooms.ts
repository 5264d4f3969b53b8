/** One word a line; how a line is written is said in words.ts. */
import { thai } from "../thai.ts";
import type { Words } from "../words.ts";

/** What counts rooms of every kind. */
export const rooms: Words = {
  en: `
    rooms?
  `,
  de: String.raw`
    zimmer
    zi\.
  `,
  fr: String.raw`
    pièces?
    pieces?
    p\.(?= )
    p\.$
    pces?
  `,
  es: String.raw`
    ambientes?
    amb\.
    cuartos
  `,
  it: `
    locali
    vani
  `,
  nl: `
    kamers?
    kmrs?
  `,
  pl: `
    pok(oje|oi|ój|oju|ojowe)
  `,
  sk: `
    izb…
  `,
  hu: `
    szob[aá]…
    szobák
    szobaszám
  `,
  sv: `
    rum
    antal rum
    rum och kök
  `,
  no: `
    rom
  `,
  da: `
    værelser?
  `,
  fi: String.raw`
    huone(tta)?
    h\+k
    huonee?(ita|luku)
  `,
  et: `
    tub[ae]
    toa(d|lisus)
  `,
  lv: `
    istab…
  `,
  lt: `
    kambar…
  `,
  hr: `
    sob[aeu]
  `,
  sl: `
    sobe
    sobn…
  `,
  bg: `
    стаен
  `,
  ru: String.raw`
    комн(ат…|\.)
    кол-во комнат
  `,
  uk: `
    кімнат…
  `,
  el: `
    δωμάτια
  `,
  tr: `
    oda
  `,
  az: `
    otaql?ı?
    otaq sayı
  `,
  he: `
    חדרים
  `,
  zh: `
    居室
    室
    间
  `,
  is: `
    herbergi
  `,
  th: thai.rooms,
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
  `,
  it: `
    <monolocale>
  `,
  pl: `
    <kawalerka>
  `,
  ru: `
    <студия>
    <студию>
  `,
  zh: `
    开间
    单间
  `,
  th: thai.studios,
  es: `
    <estudio>
  `,
  ja: `
    ワンルーム
  `,
  sv: `
    <etta>
  `,
};
