/** Labels of the building. One word a line; how a line is written is said in words.ts. */
import { thai } from "../thai/labels.ts";
import type { Words } from "../words.ts";

/** Labels of the year in which it was built. */
export const yearLabels: Words = {
  en: String.raw`
    year
    yr\.? built
    built
    age built
    construction
    year built
    built( in)?
    year of (construction|building)
    construction year
    building year
    completion( year)?
    year completed
    completed
  `,
  de: `
    baujahr
  `,
  fr: `
    année de construction
    construit en
  `,
  es: `
    antigüedad
    tipo y año
    año de construcción
  `,
  it: `
    anno di costruzione
  `,
  pt: `
    ano de construção
  `,
  nl: `
    bouwjaar
  `,
  pl: `
    rok budowy
  `,
  cs: `
    rok (výstavby|postavení|kolaudácie|stavby)
  `,
  hu: `
    épít[ée]s éve
    építési év
    építve
  `,
  ro: `
    an(ul)? construc[țţt]i(e|ei)
  `,
  sv: `
    byggnadsår
    byggår
  `,
  no: `
    bygget
    byggeår
  `,
  da: `
    opføres?år
    opført
  `,
  fi: `
    rakennusvuosi
    valmistumisvuosi
  `,
  et: `
    ehitusaasta
  `,
  lv: `
    celtniecības gads
    uzbūvēts
  `,
  lt: `
    statybos metai
    metai
  `,
  hr: `
    godina (izgradnje|gradnje)
  `,
  sl: `
    leto (gradnje|izgradnje)
  `,
  ru: `
    година на строителство
    строителство
    год постройки
    год сдачи
  `,
  uk: `
    рік (побудови|будівництва)
  `,
  el: `
    έτος κατασκευής
  `,
  tr: `
    yap[ıi]m y[ıi]l[ıi]
    inşa(at)? y[ıi]l[ıi]
  `,
  id: `
    tahun (dibangun|bangun)
  `,
  vi: `
    hoàn thành
    năm xây dựng
  `,
  he: `
    שנת בני(יה|ה)
  `,
  ar: `
    سنة البناء
  `,
  zh: `
    屋齡
    完成年月
    竣工(時間|年月)
    建成年份
    竣工年份
    建筑年代
    建造年份
    建築年
    .*築年月.*
  `,
  ko: `
    사용승인일?
    준공(년도|일|연도)
    입주(년도|일)
    준공년도
  `,
  is: `
    byggingarár
  `,
  th: thai.yearLabels,
};

/** Labels of the floor. */
export const floorLabels: Words = {
  en: String.raw`
    floor
    floor level
    floor no\.?
    floor number
    on floor
    level
    storey
  `,
  de: `
    etage
    geschoss
    stockwerk
  `,
  fr: `
    étage
  `,
  es: `
    nivel
    piso n[º°.]?
    planta
    piso
  `,
  it: `
    piano
  `,
  pt: `
    pavimento
    andar
  `,
  nl: `
    verdieping
  `,
  pl: `
    piętro
  `,
  cs: `
    podlaží
    patro
  `,
  sk: `
    poschodie
  `,
  hu: `
    emelet
    szint
  `,
  ro: `
    etaj(ul)?
  `,
  sv: `
    våning
  `,
  fi: `
    kerros
  `,
  et: `
    korrus
  `,
  lv: `
    stāvs
  `,
  lt: `
    aukštas
  `,
  hr: `
    kat
    sprat
  `,
  sl: `
    nadstropje
  `,
  ru: `
    поверх
    етаж
    этаж
  `,
  el: `
    όροφος
  `,
  tr: `
    bulunduğu kat
    (bulunduğu )?kat
  `,
  id: `
    lantai
  `,
  vi: `
    tầng số
    tầng
  `,
  he: `
    קומה
  `,
  ar: `
    (ال)?طابق
    الطابق
  `,
  zh: String.raw`
    樓層
    所在樓層
    階
    階数
    所在階
    階\/階建
    楼层
    所在楼层
    所在階.*
  `,
  ko: String.raw`
    층
    층수
    해당층(\/.*)?
    해당층.*
  `,
  th: thai.floorLabels,
};
