/** What the price is called. One word a line; how a line is written is said in words.ts. */
import type { Words } from "../words.ts";

/** A sentence with such a word may say what the home costs. */
export const namesPrice: Words = {
  en: `
    price
    asking
    for sale
    <rent>
  `,
  de: `
    preis
    verkauf
    miete
  `,
  fr: `
    prix
    loyer
    vends
  `,
  ru: `
    цена
    стоимость
    прода
    сда
  `,
  zh: `
    售价
    總價
    总价
    租金
    价格
    报价
  `,
  th: `
    ราคา
    ขาย
    เช่า
  `,
};

/** Labels of a rent. */
export const rentLabels: Words = {
  de: `
    miete$
    (kalt|warm|monats)miete
  `,
  fr: `
    ^loyer
    loyer
  `,
  ru: `
    аренд
    ^арендная
  `,
  zh: `
    月租
    ^租金
    租价
    每月租
  `,
  th: `
    ^(ราคา)?(ให้)?เช่า
    ค่าเช่า
    ^ค่าเช่า
  `,
  en: `
    <rent(al)?>
  `,
};

/** Words before a price in ten thousands, whose money Chinese sentences leave out: "售价210万". */
export const pricesInTenThousands: Words = {
  zh: `
    (售|现|标|报|总|挂牌|成交)价(为|是)?
    (售|現|標|報|總|掛牌|成交)價(為|是)?
    价格(为|是)?
    價格(為|是)?
  `,
};
