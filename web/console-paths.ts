/** Addresses of the console, apart from web/paths.ts: those are in every first view, these only admins need. */
import { paths } from "./paths.ts";

type ShownPages = { state?: string | undefined; page?: number };

export const consolePaths = {
  newSource: `${paths.propertyScraper}/sources/new`,
  source: (id: string) => `${paths.propertyScraper}/sources/${id}`,
  pastePage: (source?: string) => `${paths.propertyScraper}/paste${source ? `?source=${source}` : ""}`,
  run: (id: string, { state, page = 1 }: ShownPages = {}) => {
    const query = new URLSearchParams({ ...(state && { state }), ...(page > 1 && { page: String(page) }) });
    return `${paths.propertyScraper}/runs/${id}${query.size > 0 ? `?${query}` : ""}`;
  },
} as const;

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export type ConsolePage = { kind: "console" | "paste" } | { kind: "sources" | "runs"; id: string };

/** What stands at an address below the console's, as far as its shape tells; undefined where nothing can. */
export function readConsolePage(part: string): ConsolePage | undefined {
  const [kind = "", id = "", ...rest] = part.split("/");
  if (rest.length > 0) return undefined;
  if (id === "") return kind === "" ? { kind: "console" } : kind === "paste" ? { kind } : undefined;
  const isNamed = uuid.test(id) || (kind === "sources" && consolePaths.source(id) === consolePaths.newSource);
  return isNamed && (kind === "sources" || kind === "runs") ? { kind, id } : undefined;
}
