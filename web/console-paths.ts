/** Addresses of the console, apart from web/paths.ts: those are in every first view, these only admins need. */
import { paths } from "./paths.ts";

export const consolePaths = {
  newSource: `${paths.propertyScraper}/sources/new`,
  source: (id: string) => `${paths.propertyScraper}/sources/${id}`,
  pastePage: (source?: string) => `${paths.propertyScraper}/paste${source ? `?source=${source}` : ""}`,
} as const;
