/** Compares a reading with the truth of a drawn page, field by field. */
import type { extractPage } from "../../../scraper/extract/extract-page.ts";
import type { HomePage } from "../draw-page.ts";
import type { Field } from "./field.ts";
import { isSamePlace, isSameTitle } from "./same-text.ts";

export type Reading = ReturnType<typeof extractPage>;
export type Score = {
  field: Field;
  isRight: boolean;
  isStructured: boolean;
  expected: string;
  got: string;
};

const squareMetresPerSquareFoot = 0.092903;

export function scoreReading({ truth, structured }: HomePage, reading: Reading): Score[] {
  const { home } = truth;
  const { listing } = reading;
  const scores: Score[] = [];
  const add = (field: Field, expected: unknown, got: unknown, isRight: boolean) =>
    scores.push({
      field,
      isRight: listing !== null && isRight,
      isStructured: structured.includes(field),
      expected: JSON.stringify(expected),
      got: listing === null ? (reading.reason ?? "no home") : JSON.stringify(got ?? null),
    });
  const status: readonly string[] = listing?.status ?? [];
  const type = listing?.type ?? "";

  const got = { price: listing?.price, rent: listing?.monthlyRentalPrice };
  const price = home.isOnRequest ? null : home.price;
  const rent = home.isOnRequest ? null : home.rent;
  add("price", { price, rent }, got, isPriceRight(home, got));
  if (!home.isOnRequest)
    add("currency", truth.currency, listing?.currency, listing?.currency === truth.currency);

  const isToRent = type.endsWith("-for-rent");
  const isBoth = status.includes("for-sale") && status.includes("for-rent");
  const deal = isBoth ? "both" : isToRent ? "rent" : type === "" ? "" : "sale";
  // A home that is gone keeps only one of its two deals.
  add("deal", home.deal, deal, deal === home.deal || (home.isGone && home.deal === "both" && deal !== ""));

  add("status", statusOf(home), status, isStatusRight(home, status));
  add("type", home.kind, type, type.startsWith(home.kind));
  if (home.bedrooms !== null)
    add("bedrooms", home.bedrooms, listing?.bedrooms, listing?.bedrooms === home.bedrooms);
  if (home.bathrooms !== null)
    add("bathrooms", home.bathrooms, listing?.bathrooms, listing?.bathrooms === home.bathrooms);
  if (home.rooms !== null) add("rooms", home.rooms, listing?.rooms, listing?.rooms === home.rooms);
  const area = truth.areaUnit === "sqft" ? home.area * squareMetresPerSquareFoot : home.area;
  add("area", area, listing?.squareMeters, isNear(area, listing?.squareMeters, 0.01));
  add("title", truth.title, listing?.title, isSameTitle(truth.title, listing?.title ?? ""));
  const where = [listing?.address, listing?.city, listing?.condoName].filter(
    (name) => typeof name === "string",
  );
  add("place", home.place.names.slice(0, 2), where, isSamePlace(home.place.names, where.join(" ")));
  addPictures(truth.pictures, listing?.images ?? [], add);
  if (home.deal === "sale" && !home.isGone && !home.isOnRequest) {
    const isOffered = status.includes("finance-available");
    add("finance", truth.hasSellerFinance, isOffered, isOffered === truth.hasSellerFinance);
  }
  return scores;
}

type Prices = { price: number | null | undefined; rent: number | null | undefined };

/** A rent may stand in either of the two fields when the home is only to let. */
function isPriceRight(home: HomePage["truth"]["home"], { price, rent }: Prices): boolean {
  if (home.isOnRequest) return (price ?? null) === null && (rent ?? null) === null;
  if (home.price === null) return isNear(home.rent, rent, 0.001) || isNear(home.rent, price, 0.001);
  return isNear(home.price, price, 0.001) && (home.rent === null || isNear(home.rent, rent, 0.001));
}

function statusOf(home: HomePage["truth"]["home"]): string[] {
  if (home.isGone) return [home.deal === "rent" ? "rented" : "sold"];
  return home.deal === "both" ? ["for-sale", "for-rent"] : [home.deal === "sale" ? "for-sale" : "for-rent"];
}

function isStatusRight(home: HomePage["truth"]["home"], status: readonly string[]): boolean {
  const expected = statusOf(home);
  // Finance is only offered with a sale.
  const rest = status.filter((one) => one !== "finance-available");
  const isSale = status.includes("finance-available") && rest.length === 0;
  const named = isSale ? ["for-sale"] : rest;
  return named.length === expected.length && expected.every((one) => named.includes(one));
}

/** Nearly all of the home's pictures and nothing else: no agent, logo or neighbour. */
function addPictures(
  own: readonly string[],
  images: readonly string[],
  add: (field: Field, expected: unknown, got: unknown, isRight: boolean) => void,
): void {
  const found = own.filter((id) => images.some((image) => image.includes(id))).length;
  const others = images.filter((image) => !own.some((id) => image.includes(id)));
  add("pictures", own.length, { found, others }, found >= own.length * 0.8 && others.length === 0);
}

function isNear(expected: number | null, got: number | null | undefined, tolerance: number): boolean {
  return expected !== null && typeof got === "number" && Math.abs(got - expected) <= expected * tolerance;
}
