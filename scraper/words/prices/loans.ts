/** Headings of a bank's loan. One word a line; how a line is written is said in words.ts. */
import { thai } from "../thai/prices.ts";
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
  es: `
    ^calculadora
    ^calcula tu (hipoteca|cuota)
    ^simulador de
  `,
  it: `
    ^(simula|calcola) (il|la)? ?(tuo|tua)? ?(mutuo|rata)
    ^mutuo
  `,
  nl: `
    ^hypotheek
    ^bereken (uw|je)
  `,
  sv: `
    ^räkna på
    (bolåne|låne)kalkyl
  `,
  ru: `
    ипотечный калькулятор
    калькулятор (ипотеки|кредита)
    рассчитать (ипотеку|кредит|платеж)
  `,
  zh: `
    (房贷|贷款|按揭)计算
  `,
  ja: `
    ローン(計算|シミュレーション)
    ^住宅ローン
  `,
  th: thai.loanCalculators,
};
