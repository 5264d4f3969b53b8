/** One word a line; how a line is written is said in words.ts. */
import { thai } from "../thai/homes.ts";
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
  es: String.raw`
    ambientes?
    amb\.
    cuartos
    estancias
  `,
  it: `
    locali
    vani
    stanze
  `,
  nl: `
    kamers?
    kmrs?
    kamer(appartement|woning)
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
    (?-i:RoK)
    r o k
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
    (х )?комн
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
    <studio(wohnung|apartment)>
    <ein-?zimmer-?apartment>
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
  th: thai.studios,
  es: `
    <estudio>
    <monoambiente>
  `,
  ja: `
    ワンルーム
    スタジオ
    1R(?![a-z])
    1ルーム
  `,
  sv: `
    <etta>
    <enrumslägenhet>
    <studiolägenhet>
  `,
  fr: `
    <studette>
  `,
  nl: `
    <eenkamer(appartement|woning)>
  `,
};
