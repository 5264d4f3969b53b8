/** Which facts of a home a search names. */
import type { ListingQuery } from "../listings/query/listing-query.ts";

/** A question with a number of rooms or a price also asks for homes. */
export function namesAHome({
  bedrooms,
  bathrooms,
  minPrice,
  maxPrice,
  minMonthly,
  maxMonthly,
  minSize,
  maxSize,
  ...others
}: ListingQuery) {
  const measured = [bedrooms, bathrooms, minPrice, maxPrice, minMonthly, maxMonthly, minSize, maxSize];
  if (measured.some((one) => one !== undefined)) return true;
  const kinds = [others.area, others.type, others.status, others.amenities, others.tenure];
  return kinds.filter((one) => one !== undefined).length >= 3;
}

export function hasFilter(query: ListingQuery): boolean {
  return Object.values(query).some((value) => value !== undefined);
}

/** "Quota" or "rent-to-own" alone asks what the word means. */
export function isOnlyATerm({ tenure, status, ...others }: ListingQuery): boolean {
  const isFinance = status?.length === 1 && status[0] === "finance-available";
  return (tenure !== undefined || isFinance) && !hasFilter(others) && !(tenure && status && !isFinance);
}
