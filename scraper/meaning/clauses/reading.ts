/** What a figure of a text is for, and the words that say so. */
export type Role =
  | "price"
  | "oldPrice"
  | "downPayment"
  | "downPercent"
  | "instalment"
  | "instalments"
  | "monthlyRent"
  | "weeklyRent"
  | "nightlyRent"
  | "yearlyRent"
  | "deposit"
  | "depositMonths"
  | "advanceMonths"
  | "booking"
  | "contract"
  | "fee"
  | "feePercent"
  | "commission"
  | "commissionPercent"
  | "income"
  | "budget"
  | "perSqm"
  | "perWah"
  | "perRai"
  | "area"
  | "land"
  | "bedrooms"
  | "bathrooms"
  | "rooms"
  | "parking"
  | "floor"
  | "floors"
  | "distance"
  | "year"
  | "phone"
  | "date";

export type Reading = {
  role: Role | null;
  value: number | string;
  /** The figure as it is written, and the words that it owns. */
  figure: string;
  before: string;
  after: string;
  currency: string | null;
  /** Words say what it is; else its unit or size does. */
  isNamed: boolean;
  isFrom: boolean;
};
