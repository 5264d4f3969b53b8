/** The address of a run's page. Not among `paths`: those are part of every first view. */
import { paths } from "../../paths.ts";

export function runAddress(
  runId: string,
  { state, page = 1 }: { state?: string | undefined; page?: number } = {},
) {
  const query = new URLSearchParams({ ...(state && { state }), ...(page > 1 && { page: String(page) }) });
  return `${paths.propertyScraper}/runs/${runId}${query.size > 0 ? `?${query}` : ""}`;
}
