/** Gives every area a summary, even one without listings. */
import type { AreaSummary } from "../api.ts";
import { areas } from "./areas.ts";

export function completeAreas(known: readonly AreaSummary[]): AreaSummary[] {
  const empty = { count: 0, medianPrice: null, medianMonthlyPrice: null, medianPricePerSquareMeter: null };
  return areas.map(({ slug }) => known.find((summary) => summary.slug === slug) ?? { slug, ...empty });
}
