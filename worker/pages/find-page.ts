/** The page of a URL, and its one canonical address: only parameters that the page reads belong to it. */
import { type Locale, localisePath, splitLocale } from "../../domain/languages/locales.ts";
import { nearestIndexedQuery } from "../../domain/listings/query/indexed-queries.ts";
import { readListingQuery } from "../../domain/listings/query/listing-query.ts";
import { writeListingQuery } from "../../domain/listings/query/write-listing-query.ts";
import type { RenderOptions } from "../../web/entry/render-contract.ts";
import { matchRoutes } from "../../web/routing/match-routes.ts";
import { type PageRow, pages } from "../../web/routing/pages.ts";

export type FoundPage = Pick<RenderOptions, "locale" | "path"> & {
  /** Undefined where the site has no page. */
  row: PageRow | undefined;
  /** With the language and the parameters that the page reads. */
  address: string;
  isIndexed: boolean;
  /** For one visitor, so no cache keeps it. */
  isPersonal: boolean;
};

/** No page of ours has a longer address. A longer one is answered without reading it. */
export const longestPath = 300;
/** Four ids of homes and the commas between them. */
const longestParameter = 160;

export function findPage({ pathname, searchParams }: URL): FoundPage {
  const { locale, path } = splitLocale(pathname);
  if (path.length > longestPath) return nowhere(locale);
  const row = matchRoutes(pages, path)?.route;
  const { query, indexed } = readParameters(row, searchParams);
  return {
    row,
    locale,
    path: path + indexed,
    address: localisePath(path, locale) + query,
    isIndexed: indexed === query,
    isPersonal: row?.isPersonal === true || (row?.parameters !== "listing query" && query !== ""),
  };
}

function nowhere(locale: Locale): FoundPage {
  const address = localisePath("/404", locale);
  return { row: undefined, locale, path: "/404", address, isIndexed: false, isPersonal: false };
}

/** Only known parameters count, so that junk cannot fill the cache. Pages with named ones are never indexed. */
function readParameters(
  row: PageRow | undefined,
  parameters: URLSearchParams,
): { query: string; indexed: string } {
  if (row?.parameters === "listing query") {
    const asked = readListingQuery(parameters);
    return { query: writeListingQuery(asked), indexed: nearestIndexedQuery(asked) };
  }
  const known = (row?.parameters ?? []).map((name) => [
    name,
    parameters.get(name)?.slice(0, longestParameter) ?? "",
  ]);
  const written = new URLSearchParams(known.filter(([, value]) => value)).toString();
  return { query: written && `?${written}`, indexed: "" };
}
