/** Prices of before, by area, and converted ones. One word a line; how a line is written is said in words.ts. */
import { thai } from "./thai.ts";
import type { Words } from "./words.ts";

/** Words before the price of before: "was", "reduced from". */
export const formerPrices: Words = {
  en: `
    <was>
    <before>
    <previously
    <originally
    <(reduced|down|dropped|cut) from>
    (old|original|former|regular) price
  `,
  de: `
    <statt>
    <bisher
    <vorher
    <früher
    <(reduziert|gesenkt) von
    ursprünglich
    alter preis
  `,
  fr: `
    <avant>
    ancien prix
    au lieu de
    <(baisse|baissé|réduit|passe) de
    initialement
  `,
  es: `
    <antes>
    (rebajado|bajado|reducido) de
    precio anterior
  `,
  it: `
    <prima>
    (ribassato|ridotto) da
    anziché
    prezzo precedente
  `,
  pt: `
    <antes>
    <era>
    reduzido de
  `,
  nl: `
    <was>
    verlaagd van
    voorheen
    oude prijs
    <van €
  `,
  sv: `
    tidigare
    sänkt från
    ordinarie pris
  `,
  ru: `
    было
    ранее
    раньше
    (снижен|уценен).{0,3} с
    старая цена
  `,
  zh: String.raw`
    原价
    原來
    原售
    从(¥|฿|￥)
    由(¥|฿|￥|\d)
  `,
  ja: `
    旧価格
    値下げ前
    当初
  `,
  th: thai.formerPrices,
};

/** Words between the price of before and the price of now. */
export const presentPrices: Words = {
  en: `
    <now( only)?>
    <to>
    <reduced to>
    →
  `,
  de: `
    <jetzt( nur)?>
    <nun>
    <nur( noch)?>
    <auf>
  `,
  fr: `
    maintenant
    désormais
    <à>
  `,
  es: `
    <ahora>
    <a>
  `,
  it: `
    <ora>
    <adesso>
    <a>
  `,
  pt: `
    <agora>
    <por>
  `,
  nl: `
    <nu>
    <naar>
    <voor>
  `,
  sv: `
    <nu>
    <till>
  `,
  ru: `
    стал[ао]
    теперь
    сейчас
    <до>
  `,
  zh: `
    现价
    现在
    现
    降至
    降到
  `,
  ja: `
    現在
    に値下げ
    →
    新価格
    値下げ後
  `,
  th: thai.presentPrices,
};

/** Words before a price by area. */
export const perAreaPrices: Words = {
  en: String.raw`
    per (sqm|sq|square|rai|wah)
    price (\/|per) 
  `,
  de: String.raw`
    quadratmeterpreis
    preis (pro|je) m
    preis\/m
  `,
  fr: `
    prix au m
  `,
  es: String.raw`
    precio (por|\/) ?m
  `,
  it: `
    prezzo al m
  `,
  nl: `
    prijs per m
  `,
  ru: `
    цена за (м|кв|сот)
  `,
  zh: `
    单价
    均价
  `,
  ja: `
    坪単価
    ㎡単価
  `,
  th: thai.perAreaPrices,
};

/** Words before a price that was converted. */
export const roughPrices: Words = {
  en: `
    ^≈
    ^~
    ^approx
    ^about
  `,
  de: String.raw`
    ^ca\.
    ^circa
    ^etwa
  `,
  fr: `
    ^environ
  `,
  es: `
    ^aprox
    ^unos
  `,
  it: `
    ^circa
  `,
  nl: `
    ^circa
    ^ongeveer
  `,
  sv: `
    ^cirka
  `,
  ru: `
    ^около
    ^примерно
  `,
  zh: `
    ^约
    ^大约
  `,
  ja: `
    ^約
  `,
  th: thai.roughPrices,
};
