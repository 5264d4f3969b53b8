/** Homes that are no longer to be had. One word a line; how a line is written is said in words.ts. */
import { thai } from "./thai.ts";
import type { Words } from "./words.ts";

/** Words of a home that is sold. */
export const sold: Words = {
  en: `
    <sold>
    <sold stc>
    <under offer>
    <sale agreed>
    <off the market>
  `,
  de: `
    <verkauft>
  `,
  fr: `
    <vendu>
    <vendue?>
    <sous (compromis|offre)>
  `,
  es: `
    <vendido>
    <vendida>
  `,
  it: `
    <venduto>
    <venduta>
  `,
  nl: `
    <verkocht>
    <verkocht onder voorbehoud>
  `,
  pl: `
    <sprzedane>
  `,
  ru: `
    продан(о|а)?>
    продан[ы]>
  `,
  tr: `
    sat[ıi]lm[ıi]şt[ıi]r
    sat[ıi]ld[ıi]
  `,
  vi: `
    đã bán
  `,
  ar: `
    تم البيع
  `,
  zh: `
    已售
    已售(出|罄)
    已成交
    已出售
    售出
  `,
  th: thai.sold,
  sv: `
    <såld(a|t)?>
  `,
  ja: `
    成約済み?
    売約済み?
    売却済み?
    販売終了
  `,
};

/** Words of a home that is let. */
export const rented: Words = {
  en: `
    <rented>
    <let agreed>
    <already let>
    <leased>
    ^let$
  `,
  de: `
    <vermietet>
  `,
  fr: `
    <loué>
    <louée>
  `,
  es: `
    <alquilado>
    <alquilada>
  `,
  it: `
    <affittato>
    <affittata>
  `,
  nl: `
    <verhuurd>
  `,
  pl: `
    <wynajęte>
  `,
  ru: `
    сдан[оа]?>
  `,
  zh: `
    已租
    已租出
    已出租
  `,
  th: thai.rented,
  sv: `
    <uthyr(d|t)>
  `,
  ja: `
    賃貸済み?
    入居者決定
    募集終了
    ご?契約済み?
  `,
};

/** Labels of whether a home is still to be had. */
export const availabilityLabels: Words = {
  en: `
    (listing |property |sale )?status
    availability
  `,
  de: `
    status
    verfügbarkeit
  `,
  fr: `
    statut
    disponibilité
  `,
  es: `
    estado
    disponibilidad
  `,
  it: `
    stato
  `,
  nl: `
    status
  `,
  ru: `
    статус
  `,
  zh: `
    状态
    狀態
  `,
  ja: `
    状態
    ステータス
  `,
  th: thai.availabilityLabels,
};

/** What a badge may add. */
export const badgeEndings: Words = {
  en: `
    ,? stc
    ,? subject to contract
     out
  `,
  th: thai.badgeEndings,
};
