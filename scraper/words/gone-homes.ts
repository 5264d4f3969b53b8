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
  `,
  de: `
    <verkauft>
  `,
  fr: `
    <vendu>
  `,
  es: `
    <vendido>
  `,
  it: `
    <venduto>
  `,
  nl: `
    <verkocht>
  `,
  pl: `
    <sprzedane>
  `,
  ru: `
    продан(о|а)?>
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
  `,
  th: thai.sold,
};

/** Words of a home that is let. */
export const rented: Words = {
  en: `
    <rented>
    <let agreed>
    <already let>
  `,
  de: `
    <vermietet>
  `,
  fr: `
    <loué>
  `,
  es: `
    <alquilado>
  `,
  it: `
    <affittato>
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
  `,
  th: thai.rented,
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
