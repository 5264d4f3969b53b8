/** What the price is called. One word a line; how a line is written is said in words.ts. */
import { thai } from "../thai/prices.ts";
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
  es: `
    precio
    vendo
    se vende
    alquil
  `,
  it: `
    prezzo
    affitt
    vend[oe]
  `,
  pt: `
    preço
    valor
  `,
  nl: `
    prijs
    huur
  `,
  pl: `
    cena
  `,
  cs: `
    cenu
  `,
  hu: `
    ár[ae]?>
  `,
  ro: `
    preț
    pret>
    chirie
  `,
  sv: `
    pris
    hyra
  `,
  fi: `
    hinta
    vuokra
  `,
  ru: `
    цена
    стоимость
    прода
    сда
  `,
  uk: `
    ціна
  `,
  el: `
    τιμή
  `,
  tr: `
    fiyat
    kira
  `,
  id: `
    harga
  `,
  vi: `
    giá
  `,
  he: `
    מחיר
  `,
  ar: `
    السعر
    سعر
  `,
  zh: `
    售价
    總價
    总价
    租金
    価格
    家賃
    价格
    报价
  `,
  ko: `
    매매
    월세
  `,
  th: thai.namesPrice,
  ja: `
    価格
    賃料
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
  es: String.raw`
    ^alquiler
    ^arriendo
    ^renta\b
  `,
  it: `
    canone
    ^canone
    ^affitto
  `,
  pt: `
    ^aluguel
  `,
  nl: `
    huur
    ^huur
    maandhuur
  `,
  hu: `
    ^bérleti
  `,
  ro: `
    ^chirie
  `,
  sv: `
    ^hyra
    hyra$
  `,
  da: `
    ^huslej?e
  `,
  fi: `
    ^vuokra
  `,
  et: `
    ^üürihind
  `,
  lt: `
    ^nuomos
  `,
  ru: `
    аренд
    ^арендная
  `,
  el: `
    ^ενοίκιο
  `,
  he: `
    ^שכר
  `,
  ar: `
    ^الإيجار
  `,
  zh: `
    月租
    ^租金
    ^賃料
    租价
    每月租
  `,
  ko: `
    ^월세
    임대료$
    ^월차임
  `,
  th: thai.rentLabels,
  en: `
    <rent(al)?>
  `,
  ja: `
    賃料
    家賃
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
