/** Whether a record states a figure that could not be read, such as "two" for its bedrooms. */
import type { FeedRecord } from "../../domain/feeds/feed-fields.ts";
import type { HomeOfRecord } from "./home-of-record.ts";

const saysSomething = /[1-9\p{L}]/u;
const saysUnknown = /^(?:n[ ./]{0,3}a\.?|none|unknown)$/i;

export function hasUnreadValue(record: FeedRecord, home: HomeOfRecord): boolean {
  const figures = {
    beds: home.bedrooms,
    baths: home.bathrooms,
    built: home.squareMeters,
    floor: home.floor,
    year_built: home.yearBuilt,
    ...(home.type.startsWith("house") && { plot: home.landSquareMeters }),
  };
  return Object.entries(figures).some(([field, figure]) => {
    const text = (record[field]?.[0] ?? "").trim();
    return figure === null && saysSomething.test(text) && !saysUnknown.test(text);
  });
}
