/** Addresses of the administration. Apart from web/routing/paths.ts, because that file is in every first view. */
import { paths } from "./paths.ts";

type ListingSearchQuery = { title?: string; publication?: string; page?: number };
type ShownPages = { state?: string | undefined; page?: number };

export const adminPaths = {
  enquiries: `${paths.admin}/enquiries`,
  enquiry: (id: string) => `${paths.admin}/enquiries/${id}`,
  people: `${paths.admin}/people`,
  auditLog: `${paths.admin}/people/audit-log`,
  newSource: `${paths.propertyScraper}/sources/new`,
  source: (id: string) => `${paths.propertyScraper}/sources/${id}`,
  pastePage: (source?: string) => `${paths.propertyScraper}/paste${source ? `?source=${source}` : ""}`,
  run: (id: string, { state, page = 1 }: ShownPages = {}) => {
    const query = new URLSearchParams({ ...(state && { state }), ...(page > 1 && { page: String(page) }) });
    return `${paths.propertyScraper}/runs/${id}${query.size > 0 ? `?${query}` : ""}`;
  },
  listing: (id: string) => `${paths.propertyScraper}/listings/${id}`,
  listings: ({ title, publication, page = 1 }: ListingSearchQuery = {}) => {
    const query = new URLSearchParams({
      ...(title && { title }),
      ...(publication && { publication }),
      ...(page > 1 && { page: String(page) }),
    });
    return `${paths.propertyScraper}/listings${query.size > 0 ? `?${query}` : ""}`;
  },
} as const;

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export type AdminPage =
  | { kind: "scraper" | "paste" | "listings" }
  | { kind: "source" | "run" | "listing"; id: string };

const kinds: Record<string, "source" | "run" | "listing"> = Object.assign(Object.create(null), {
  sources: "source",
  runs: "run",
  listings: "listing",
});

/** What stands at an address below the scraper's, as far as its shape tells; undefined where nothing can. */
export function readAdminPage(part: string): AdminPage | undefined {
  const [kind = "", id = "", ...rest] = part.split("/");
  if (rest.length > 0) return undefined;
  if (id === "") {
    if (kind === "") return { kind: "scraper" };
    return kind === "paste" || kind === "listings" ? { kind } : undefined;
  }
  if (kind === "sources" && adminPaths.source(id) === adminPaths.newSource) return { kind: "source", id };
  const named = kinds[kind];
  return named && uuid.test(id) ? { kind: named, id } : undefined;
}
