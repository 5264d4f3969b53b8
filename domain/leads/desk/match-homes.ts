/** Homes that fit what a sender said: budget, wishes and area, and why each was chosen. */
import * as v from "valibot";
import { affordablePrice } from "../../finance/affordable-price.ts";
import { type ExchangeRates, convertMoney } from "../../finance/exchange-rates.ts";
import { exampleTerms, monthlyInstalment, resolveTerms } from "../../finance/finance-terms.ts";
import { toBaht, toSatang } from "../../finance/finance.ts";
import type { Property } from "../../listings/listing.ts";
import { budgetCurrencies, wantedHomes } from "../lead-choices.ts";
import type { KnownTerms } from "../../finance/finance-terms.ts";
import type { MatchReason } from "./lead-details.ts";

const amount = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.number(), v.minValue(0));

/** Answers are kept as the form sent them; what is missing or unreadable narrows nothing. */
const wishesSchema = v.object({
  monthlyBudget: v.fallback(v.optional(amount), undefined),
  moneyDown: v.fallback(v.optional(amount), undefined),
  currency: v.fallback(v.optional(v.picklist(budgetCurrencies), "THB"), "THB"),
  wantedHome: v.fallback(v.optional(v.picklist(wantedHomes)), undefined),
  wantedArea: v.fallback(v.optional(v.string()), undefined),
});

export type Wishes = {
  /** Baht. */
  monthlyBudget: number | undefined;
  moneyDown: number | undefined;
  wantedHome: (typeof wantedHomes)[number] | undefined;
  wantedArea: string | undefined;
};

export type HomeMatch = { property: Property; monthly: number | null; reasons: MatchReason[] };

export function readWishes(answers: unknown, rates: ExchangeRates): Wishes {
  const { monthlyBudget, moneyDown, currency, wantedHome, wantedArea } = v.parse(wishesSchema, answers);
  const inBaht = (sum: number | undefined) => sum && Math.round(convertMoney(sum, currency, "THB", rates));
  return {
    monthlyBudget: inBaht(monthlyBudget),
    moneyDown: inBaht(moneyDown),
    wantedHome,
    wantedArea: wantedArea || undefined,
  };
}

/** The highest price that the budget carries on the owner's terms, or on the example's. In baht. */
export function highestPrice({ monthlyBudget, moneyDown }: Wishes, owner: KnownTerms): number | undefined {
  if (!monthlyBudget) return undefined;
  const { terms } = resolveTerms(owner, owner, exampleTerms.rentToOwn);
  const satang = affordablePrice({
    monthlyBudget: toSatang(monthlyBudget),
    downPayment: toSatang(moneyDown ?? terms.downPayment),
    months: terms.months,
    premiumPercent: terms.premiumPercent,
    interestPercent: terms.interestPercent,
  });
  return Math.floor(toBaht(satang));
}

export function matchHomes(wishes: Wishes, homes: readonly Property[], owner: KnownTerms): HomeMatch[] {
  return homes
    .map((property) => judge(property, wishes, owner))
    .filter(({ reasons }) => reasons.length > 0)
    .toSorted((one, other) => other.reasons.length - one.reasons.length || priceOf(other) - priceOf(one));
}

const priceOf = ({ property }: HomeMatch) => property.price ?? 0;

function judge(property: Property, wishes: Wishes, owner: KnownTerms): HomeMatch {
  const { terms } = resolveTerms(property.financeTerms, owner, exampleTerms.rentToOwn);
  const downPayment = wishes.moneyDown ?? terms.downPayment;
  const monthly =
    property.price === null
      ? null
      : Math.ceil(toBaht(monthlyInstalment(property.price, { ...terms, downPayment })));
  const fits: Record<MatchReason, boolean> = {
    budget: monthly !== null && wishes.monthlyBudget !== undefined && monthly <= wishes.monthlyBudget,
    area: wishes.wantedArea !== undefined && property.area === wishes.wantedArea,
    size: wishes.wantedHome !== undefined && hasSize(property, wishes.wantedHome),
  };
  const reasons = (Object.keys(fits) as MatchReason[]).filter((reason) => fits[reason]);
  return { property, monthly, reasons };
}

function hasSize({ bedrooms, type }: Property, wanted: (typeof wantedHomes)[number]): boolean {
  const isHouse = type.startsWith("house");
  if (wanted === "house") return isHouse;
  if (isHouse || bedrooms === null) return false;
  const sizes = {
    studio: [0, 0],
    "one-bedroom": [1, 1],
    "two-bedrooms": [2, 2],
    "three-or-more": [3, 99],
  } as const;
  const [least, most] = sizes[wanted];
  return bedrooms >= least && bedrooms <= most;
}
