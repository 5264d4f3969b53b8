/** What a figure of a text is for, and the words that say so. */
export type Role =
  | "price"
  | "oldPrice"
  | "downPayment"
  | "downPercent"
  | "instalment"
  | "instalments"
  | "total"
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
  | "transferPaidBy"
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

/** A sum that is asked for the home, once or again and again. */
export function isAsked(role: Role | null): boolean {
  return role !== null && asked.has(role);
}

/** A sum that buyer or tenant pays the owner. */
export function isPaid(role: Role | null): boolean {
  return role === "downPayment" || role === "instalment" || isAsked(role);
}

const asked = new Set<Role>(["price", "oldPrice", "monthlyRent", "weeklyRent", "yearlyRent", "nightlyRent"]);
