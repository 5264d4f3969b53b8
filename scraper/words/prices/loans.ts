/** Headings of a bank's loan. One word a line; how a line is written is said in words.ts. */
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
