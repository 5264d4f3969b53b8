/** A building as the site reads it. Null means that we do not know. */
import type { Locale } from "../languages/locales.ts";
import type { Point } from "../places/places.ts";
import type { Facility, HouseRule } from "./facilities.ts";

export type Building = {
  id: string;
  slug: string;
  /** As it calls itself. */
  name: string;
  /** In languages that write it in another way. */
  names: Partial<Record<Locale, string>>;
  /** As people also write it: it is found by these. */
  spellings: string[];
  area: string | null;
  street: string;
  location: Point | null;
  yearBuilt: number | null;
  floors: number | null;
  units: number | null;
  developer: string | null;
  /** THB per square metre a month. */
  commonFee: number | null;
  /** THB per square metre, once. */
  sinkingFund: number | null;
  juristicPerson: string | null;
  /** The part of the floor area that foreigners own, on a day, as somebody said. */
  foreignQuota: { percent: number; on: string; source: string } | null;
  facilities: Facility[] | null;
  pets: HouseRule | null;
  shortLets: HouseRule | null;
  images: string[];
  /** Plans of the floors or of the site. */
  planImages: string[];
  /** Where the facts come from; empty without facts. */
  source: string;
  /** Invented for demonstration. */
  isSample: boolean;
  updatedAt: string;
};

/** In a list: with what is offered there. */
export type BuildingSummary = Building & {
  homesForSale: number;
  homesForRent: number;
  /** Sold or rented. */
  homesGone: number;
  /** Of what is for sale, in THB. */
  medianPricePerSquareMeter: number | null;
};

export function buildingName({ name, names }: Pick<Building, "name" | "names">, locale: Locale): string {
  return names[locale] ?? name;
}
