/** The clauses of a contract, in the order of the paper, and what each may name. */

export const clauseNames = [
  "subject",
  "payment",
  "carryOver",
  "early",
  "stopping",
  "default",
  "ownership",
  "possession",
  "fees",
  "succession",
  "law",
] as const;
export type ClauseName = (typeof clauseNames)[number];
export type ClauseTexts = Record<ClauseName, string>;

/** What a clause may name, as `{{months}}`. The paper fills it from the terms. */
const clausePlaces = [
  "contractPrice",
  "downPayment",
  "months",
  "monthly",
  "start",
  "upgradeAfter",
  "carryOver",
  "forfeiture",
] as const;
export type ClausePlace = (typeof clausePlaces)[number];
export const isClausePlace = (name: string) => clausePlaces.some((place) => place === name);
