/**
 * What owners ask for homes like this one, as a range and never as one figure. It says nothing about what such a home is
 * worth, so with fewer than five homes it is silent.
 */
import type { Locale } from "../languages/locales.ts";
import type { Deal } from "./offer-choices.ts";

/** One row of comparable_homes(). */
export type Comparable = {
  slug: string;
  title: string;
  language: Locale;
  squareMeters: number;
  /** The asking price or the monthly rent, in THB. */
  price: number;
  /** The day on which this price was first asked. */
  askedOn: string;
  /** Sold or let. */
  isGone: boolean;
  isInBuilding: boolean;
  /** Nobody asks this price. All of them are samples, or none is. */
  isSample: boolean;
};

export type AskingRange = {
  low: number;
  high: number;
  within: "building" | "area";
  /** All that the range was made of. */
  homes: Comparable[];
};

/** `GET /api/offers/range`. */
export type AskingRangeAnswer = { range: AskingRange | null };

const fewestHomes = 5;
const mostHomes = 12;
/** The dearest and the cheapest quarter are left out, because single asking prices are often dreams. */
const quarters = { low: 0.25, high: 0.75 };
/** Rounded to what people say, always outwards. */
const stepsThb: Record<Deal, number> = { sell: 50_000, finance: 50_000, let: 500 };

/** `homes` come with those of the building first, the nearest sizes before others. */
export function askingRange(homes: readonly Comparable[], deal: Deal, size: number): AskingRange | null {
  const inBuilding = homes.filter((home) => home.isInBuilding);
  const isEnough = inBuilding.length >= fewestHomes;
  const used = (isEnough ? inBuilding : homes).slice(0, mostHomes);
  if (used.length < fewestHomes) return null;
  const perMeter = used
    .map(({ price, squareMeters }) => price / squareMeters)
    .toSorted((left, right) => left - right);
  const step = stepsThb[deal];
  const low = Math.floor((quantile(perMeter, quarters.low) * size) / step) * step;
  const high = Math.ceil((quantile(perMeter, quarters.high) * size) / step) * step;
  const isOneFigure = low === high;
  return {
    low: Math.max(step, isOneFigure ? low - step : low),
    high: isOneFigure ? high + step : high,
    within: isEnough ? "building" : "area",
    homes: used,
  };
}

/** Between two values it lies as far as its share goes. */
function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}
