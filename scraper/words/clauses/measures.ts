/** Words around a figure that measures or counts. One word a line; how a line is written is said in ../words.ts. */
import type { Words } from "../words.ts";

/** Before the size of the ground. */
export const grounds: Words = {
  en: `
    <land( (area|size))?>
    <plot( (of|size))?>
  `,
  de: `
    <grundstück(s(fläche|größe))?>
  `,
  fr: `
    <(surface du )?terrain( de)?>
  `,
  ru: `
    участ(ок|ка)
  `,
  zh: `
    土地(面积)?
    占地(面积)?
  `,
  th: `
    (พื้น)?ที่ดิน
    เนื้อที่
  `,
};

/** Before the size of the floors. */
export const floorAreas: Words = {
  en: `
    <(living|floor|usable|internal) (area|space)>
    <house of>
  `,
  de: `
    <(wohn|nutz)fläche>
  `,
  fr: `
    <surface habitable>
  `,
  ru: `
    (жилая )?площадь
  `,
  zh: `
    (建筑|使用)面积
  `,
  th: String.raw`
    (พื้นที่|พท\.? ?)?ใช้สอย
    ขนาด(ห้อง)?
    พื้นที่(?!ดิน)
  `,
};

/** Before the number of a floor. */
export const floorsBefore: Words = {
  en: `
    <(floor|level|fl)>
  `,
  de: `
    <(etage|stock)>
  `,
  fr: `
    <étage>
  `,
  ru: `
    этаж
  `,
  th: `
    ชั้น(ที่)?
  `,
};

/** Behind it: "12th floor". */
export const floorsBehind: Words = {
  en: String.raw`
    (st|nd|rd|th) ?(floor|fl>)(?! ?plan)
    \/f>
  `,
  de: String.raw`
    \.? ?(etage|stock|og)
  `,
  fr: `
    (er|e|ème)? ?étage
  `,
  ru: String.raw`
    (-?й)? ?этаж(?!\p{L})
  `,
  zh: `
    [楼层](?!高)
  `,
};

/** Behind a number of floors: "บ้าน 2 ชั้น". */
export const storeys: Words = {
  en: `
    -?store?(y|ys|ies|eys)
    floors
  `,
  de: `
    (etagen|stockwerke)
  `,
  fr: `
    étages
  `,
  ru: `
    этаж(а|ей|ный)
  `,
  th: `
    ชั้น
  `,
};

/** Between a floor and the number of floors. */
export const outOf: Words = {
  en: String.raw`
    of
    out of
    \/
  `,
  de: `
    von
  `,
  fr: `
    sur
  `,
  ru: `
    из
  `,
  zh: `
    共
  `,
  th: `
    จาก
  `,
};

export const metres: Words = {
  en: `
    (?-i:m)
    met(er|re)s?
  `,
  de: `
    meter
  `,
  fr: `
    mètres?
  `,
  ru: `
    м
    метр(а|ов)?
  `,
  zh: `
    米
  `,
  th: String.raw`
    เมตร
    ม\.
  `,
};

export const kilometres: Words = {
  en: `
    km
    kilomet(er|re)s?
  `,
  ru: `
    км
  `,
  zh: `
    公里
  `,
  th: String.raw`
    กม\.?
    กิโล(เมตร)?
  `,
};

/** Around a length that is a way. */
export const ways: Words = {
  en: `
    <(to|from)>
    <away>
    <beach>
  `,
  de: `
    <(zum|zur|bis|vom)>
    <entfernt>
  `,
  fr: `
    <à>
    <de la plage>
  `,
  ru: `
    <(до|от)>
  `,
  zh: `
    距离?
  `,
  th: `
    ห่าง
    ใกล้
    ถึง
    จาก
    หาด
    ทะเล
  `,
};

/** Before the year in which a home was built. */
export const builtIn: Words = {
  en: `
    <built( in)?>
    <completed( in)?>
  `,
  de: `
    <baujahr>
  `,
  fr: `
    <construite? en>
  `,
  ru: `
    построен(о|а)?( в)?
    год постройки
  `,
  zh: `
    建于
  `,
  th: `
    สร้าง(เสร็จ)?(เมื่อ)?(ปี)?
    ปีที่?สร้าง(เสร็จ)?
    เสร็จปี
  `,
};

/** Before the years in which it is paid. */
export const interests: Words = {
  en: `
    <interest
  `,
  de: `
    <zins
  `,
  fr: `
    <intérêt
  `,
  ru: `
    процент
  `,
  zh: `
    利息
  `,
  th: `
    ดอก(เบี้ย)?
  `,
};

export const telephones: Words = {
  en: `
    <(tel|phone|call|whatsapp)>
  `,
  ru: `
    тел
  `,
  zh: `
    电话
  `,
  th: `
    โทร(ศัพท์)?
    ติดต่อ
    เบอร์
  `,
};

/** Before figures that number something: houses, lanes, towers. */
export const numbered: Words = {
  en: `
    <(soi|moo|building|tower|unit|room|no)>
  `,
  th: `
    เลขที่
    ซอย
    ซ\\.
    หมู่(ที่)?
    ตึก
    อาคาร
    สาย
    เฟส
    ห้องที่
  `,
};

/** The same, and the room: "ห้อง 509 ชั้น 5". */
export const numberedRooms: Words = {
  th: `
    ห้อง(เลขที่)?
  `,
};

/** Of a flat it is the size of the flat, of a house that of its ground. */
export const contents: Words = {
  th: `
    เนื้อที่
  `,
};

/** Behind figures that count what no field holds. */
export const uncounted: Words = {
  en: `
    (minutes?|mins?|inch(es)?|people|persons?|guests?|units?|year old|floors?)
  `,
  de: `
    minuten?
  `,
  fr: `
    (minutes?|min)
  `,
  ru: `
    (минут…|мин)
  `,
  zh: `
    (分钟|厅|厨)
  `,
  th: `
    (ห้อง)?(ครัว|รับแขก|นั่งเล่น|พระ)
    นาที
    เครื่อง
    ตัว
    นิ้ว
    ท่าน
    คน
    หลัง
    คูหา
  `,
};

/** Behind a number of cars. */
export const carsBehind: Words = {
  th: `
    คัน
  `,
  en: `
    (parking spaces?|cars?)
  `,
};

/** In words only: a studio has no bedroom of its own. */
export const studioWords: Words = {
  th: String.raw`
    ห้องสตู(?!\p{L})
    (?<!\p{L})สตู(?!\p{L})
  `,
};
