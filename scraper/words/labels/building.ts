/** Labels of the building. One word a line; how a line is written is said in words.ts. */
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
  ru: `
    година на строителство
    строителство
    год постройки
    год сдачи
  `,
  zh: `
    屋齡
    完成年月
    竣工(時間|年月)
    建成年份
    竣工年份
    建筑年代
    建造年份
  `,
  th: `
    ปีที่สร้าง
    ปีที่สร้างเสร็จ
    สร้างเสร็จ(ปี)?
  `,
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
  ru: `
    етаж
    этаж
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
  th: `
    (อยู่)?ชั้น(ที่)?
  `,
};
