/** A bank's loan. One word a line; how a line is written is said in words.ts. */
import type { Words } from "../words.ts";

/** Headings of what a bank's loan would cost: every sum below is worked out, and none is asked. */
export const loanCalculators: Words = {
  en: `
    (mortgage|loan|repayments?|payments?) calculator
    ^(estimate|calculate) your (mortgage|loan|payments?|repayments?)
  `,
  de: `
    (finanzierungs|kredit|hypotheken|tilgungs)rechner
    ^baufinanzierung
  `,
  fr: `
    ^simulateur de (prêt|crédit)
    ^(calculez|simulez|estimez) vo(tre|s)
  `,
  ru: `
    ипотечный калькулятор
    калькулятор (ипотеки|кредита)
    рассчитать (ипотеку|кредит|платеж)
  `,
  zh: `
    (房贷|贷款|按揭)计算
  `,
  th: `
    คำนวณ(สินเชื่อ|เงินกู้|การผ่อน|ค่างวด|ผ่อน)
  `,
};

/** A bank lends, not the seller. */
export const bankLoans: Words = {
  en: `
    <mortgages?>
    <(bank|home|housing) (loans?|financ)
  `,
  th: `
    กู้(แบงค์|แบงก์|ธนาคาร)?(ได้|ผ่าน|เต็ม)
    (ผ่อน|หนี้)(กับ)?(ธนาคาร|แบงค์|แบงก์)
    ยื่น(กู้|แบงค์|ธนาคาร|แบงก์)
  `,
  ru: `
    ипоте[кч]
    кредит
  `,
  zh: `
    贷款
    按揭
  `,
  de: `
    <bank(finanzierung|darlehen|kredit)
    <darlehen
    <hypothek
  `,
  fr: `
    <prêts? (immobilier|bancaire)
    <crédits? (immobilier|bancaire)
    <emprunt
  `,
};

/** Beside sums that somebody has worked out: what a loan would cost, or roughly. */
export const reckonedLoans: Words = {
  en: String.raw`
    <loan (amount|term|period)
    <interest rates?>
    <est(imated?|\.)
    <(calculat|approx)
  `,
  th: `
    สินเชื่อ
    (วงเงิน|ยอด)กู้
    คำนวณ
    ประมาณ
  `,
  ru: `
    процентн
    ставк
    расч[её]т
    примерн
  `,
  zh: `
    利率
    公积金
    估算
    参考
  `,
  de: `
    zinssatz
    eigenkapital
    rechner
    <ca>
  `,
  fr: `
    <taux>
    <estim
    <simul
    <environ>
  `,
};
