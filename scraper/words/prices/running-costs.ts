/** Costs of keeping a home. One word a line; how a line is written is said in words.ts. */
import type { Words } from "../words.ts";

/** Costs of keeping a home: they may stand behind their sum, or in the cell before it. */
export const runningCosts: Words = {
  en: `
    maintenance
    service charges?
    <hoa>
    common (fee|charges)
    deposit
  `,
  de: `
    nebenkosten
    kaution
  `,
};
