/** Words of a home for sale. One word a line; how a line is written is said in words.ts. */
import type { Words } from "./words.ts";

export const selling: Words = {
  en: `
    <for[ -]?sale>
    <sale>
    <buy>
    <sell(ing)?>
    <resale>
  `,
  de: `
    <kauf(en)?>
    zu verkaufen
    <verkauf
    verkaufen
  `,
  fr: `
    à vendre
    <vente>
    <achat>
    acheter
    <vends?>
    <a vendre>
  `,
  ru: `
    прода(ж|ю|е)
    купить
    продам
    продаж
    прода[её]
  `,
  zh: `
    出售
    在售
    售
    卖
    放盘
    转让
  `,
  th: `
    ขาย
  `,
};
