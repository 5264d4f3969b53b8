/** Words of a home for sale. One word a line; how a line is written is said in words.ts. */
import { thai } from "./thai/deals.ts";
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
  es: `
    <venta>
    <vendo>
    se vende
    vendemos
    comprar
    <compra>
    <a la venta>
  `,
  it: `
    <vendiamo>
    vendita
    <vende(si)?>
    <(acquisto|compra)>
    <da vendere>
  `,
  nl: `
    te koop
    <(koop|kopen)>
    <(verkoop|verkopen)>
  `,
  pl: `
    sprzedam
    sprzeda
  `,
  cs: `
    prodám
    <prodej
  `,
  sk: `
    <predaj
  `,
  hu: `
    eladó
  `,
  ro: `
    <vând>
    <vand>
    vânzare
  `,
  sv: `
    till salu
    <sälj(e)?s>
    <köpa?>
    <försäljning>
    <säljer>
    <till försäljning>
  `,
  no: `
    til salgs?
  `,
  fi: `
    <myyn>
    myydään
  `,
  et: `
    müüa
  `,
  lv: `
    pārdod
  `,
  lt: `
    parduod
  `,
  hr: `
    prodajem
    prodaj
  `,
  bg: `
    продава
  `,
  ru: `
    прода(ж|ю|е)
    купить
    продам
    продаж
    прода[её]
  `,
  el: `
    πώληση
    πωλείται
  `,
  tr: `
    sat[ıi]l[ıi]k
  `,
  az: `
    satılır
  `,
  id: `
    dijual
    untuk dijual
  `,
  vi: `
    <bán>
  `,
  he: `
    למכירה
  `,
  ar: `
    للبيع
  `,
  zh: `
    出售
    在售
    售
    分譲
    卖
    放盘
    转让
  `,
  ko: `
    매매
  `,
  is: `
    til sölu
  `,
  th: thai.selling,
  ja: `
    売買
    販売
    売り(ます|出し)
    売出
    売却
    購入
    売物件
  `,
};
