/** The price of a home, its rent, or both where it is for sale and to let at once. */
import * as v from "valibot";
import { monthlyRent, readPeriod, type Price } from "../../meaning/price.ts";
import { offersBoth, type Offer } from "../../meaning/kind-and-offer.ts";
import type { Field, Found } from "../fields.ts";
import type { Merged } from "../merge.ts";
import type { PageFacts } from "../facts/page-facts.ts";

export type Deal = { offer: Offer; price: Price | null; rent: Price | null };

const priceSchema = v.object({
  amount: v.number(),
  currency: v.nullable(v.string()),
  period: v.picklist(["total", "month", "week", "year", "night"]),
  isFrom: v.boolean(),
});

/** No home costs more a night. */
export const mostOfNight = 100_000;
/** No home is sold for fewer months of its rent. */
const leastMonths = 40;
/** Where the headline offers both, the larger sum need only be no rent of a longer time. */
const leastMonthsOfBoth = 13;

export function dealOf(merged: Merged, facts: PageFacts): Deal {
  const stated = byTheNightIn(merged, facts);
  const rent = merged.rent?.value ?? null;
  const offer = merged.offer?.value ?? (stated && stated.period !== "total" ? "rent" : "sale");
  const isHalf = rent === null || stated?.period !== "total";
  const offered = [...headingsOf(facts), merged.offer?.field.raw ?? ""].join(" | ");
  const both = isHalf && offersBoth(offered) ? bothOf(merged) : null;
  if (both) return both;
  if (offer === "sale") return { offer, price: stated, rent };
  const sale = saleBeside(stated, rent, leastMonths);
  if (sale && (saysSale(merged.offer?.field) || offersBoth(offered)))
    return { offer: "sale", price: sale, rent };
  return { offer, price: stated?.period === "total" && rent ? rent : stated, rent };
}

/** Below the headline "ให้เช่ารายวัน" a sum without a period is a night's. What no night costs is none: "3.2 ล้าน เหมาะทำรายวัน". */
function byTheNightIn({ price }: Merged, facts: PageFacts): Price | null {
  if (!price) return null;
  const { amount, period } = price.value;
  if (period !== "total" && period !== "night") return price.value;
  const isNight =
    amount <= mostOfNight &&
    (period === "night" || headingsOf(facts).some((heading) => readPeriod(heading) === "night"));
  return { ...price.value, period: isNight ? "night" : "total" };
}

function saleBeside(stated: Price | null, rent: Price | null, months: number): Price | null {
  if (!stated || !rent || stated.period !== "total") return null;
  if (rent.currency !== null && stated.currency !== null && rent.currency !== stated.currency) return null;
  const monthly = monthlyRent(rent);
  return monthly !== null && stated.amount >= monthly * months ? stated : null;
}

/** Where the headline offers both, the price and a rent beside it both count, whichever was found first. */
function bothOf({ price }: Merged): Deal | null {
  if (!price) return null;
  const stated = [price.value, ...price.field.others.flatMap(priceOf)];
  const rent = stated.find(({ period }) => period === "month");
  if (!rent) return null;
  const sale = stated.map((one) => saleBeside(one, rent, leastMonthsOfBoth)).find((one) => one !== null);
  return sale ? { offer: "sale", price: sale, rent } : null;
}

function priceOf({ value }: Found): Price[] {
  const read = v.safeParse(priceSchema, value);
  return read.success ? [read.output] : [];
}

/** A label such as "selling price" offers it too. */
function saysSale(offer: Field | undefined): boolean {
  return offer?.others.some(({ value }) => value === "sale") ?? false;
}

function headingsOf({ title, headings }: PageFacts): string[] {
  return [title, ...headings];
}
