/**
 * What anybody may read of the catalogue and the texts, by its address in the API. The routes answer it, and pages
 * read it in-process: both through the edge cache, under one key.
 */
import { Hono } from "hono";
import { type Locale, isLocale } from "../../domain/languages/locales.ts";
import { matchRoutes } from "../../web/routing/match-routes.ts";
import { wantedFaq } from "../backend/faq-reads.ts";
import { wantedGlossary } from "../backend/glossary-reads.ts";
import { wantedSite } from "../backend/site-reads.ts";
import { wantedTexts } from "../backend/text-reads.ts";
import { type Wanted, cachedCatalogueResponse } from "../cache/cached-response.ts";
import type { AskedContext, PublicContext } from "../context.ts";
import { ApiError } from "../errors.ts";
import { wantedArticle, wantedArticles } from "./articles.ts";
import { wantedAreas } from "./catalogue/areas.ts";
import { wantedBuilding, wantedBuildings } from "./catalogue/buildings.ts";
import { wantedFrontPage } from "./catalogue/front-page.ts";
import { wantedListing, wantedListings, wantedSimilar } from "./catalogue/listings.ts";
import { wantedPrices } from "./catalogue/price-history.ts";
import { wantedSearch } from "./catalogue/search.ts";

type Asked = { words: Partial<Record<string, string>>; query: URLSearchParams };
type Read = { path: string; want: (c: AskedContext, asked: Asked) => Wanted };

const reads: readonly Read[] = [
  { path: "/api/front-page", want: wantedFrontPage },
  { path: "/api/site", want: wantedSite },
  { path: "/api/areas", want: wantedAreas },
  { path: "/api/buildings", want: wantedBuildings },
  { path: "/api/buildings/:slug", want: (c, { words: { slug = "" } }) => wantedBuilding(c, slug) },
  { path: "/api/search", want: (c, { query }) => wantedSearch(c, query) },
  { path: "/api/listings", want: (c, { query }) => wantedListings(c, query) },
  { path: "/api/listings/:home", want: (c, { words: { home = "" } }) => wantedListing(c, home) },
  { path: "/api/listings/:home/similar", want: (c, { words: { home = "" } }) => wantedSimilar(c, home) },
  { path: "/api/listings/:home/prices", want: (c, { words: { home = "" } }) => wantedPrices(c, home) },
  { path: "/api/texts/:locale", want: (c, { words }) => wantedTexts(c, localeOf(words)) },
  { path: "/api/faq/:locale", want: (c, { words }) => wantedFaq(c, localeOf(words)) },
  { path: "/api/glossary/:locale", want: (c, { words }) => wantedGlossary(c, localeOf(words)) },
  { path: "/api/articles/:locale", want: (c, { words }) => wantedArticles(c, localeOf(words)) },
  {
    path: "/api/articles/:locale/:kind/:slug",
    want: (c, { words }) => wantedArticle(c, localeOf(words), words["kind"] ?? "", words["slug"] ?? ""),
  },
];

export const publicReads = new Hono<PublicContext>();
for (const { path, want } of reads) {
  publicReads.get(path, (c) => {
    const { searchParams: query } = new URL(c.req.url);
    return cachedCatalogueResponse(c, want(c, { words: c.req.param(), query }));
  });
}

/** Undefined for an address that is not in the table, such as that of one visitor's enquiry. */
export function findWanted(c: AskedContext, address: string): Wanted | undefined {
  const [path = "", search] = address.split("?");
  const match = matchRoutes(reads, path);
  return match?.route.want(c, { words: match.params, query: new URLSearchParams(search) });
}

function localeOf({ locale }: Asked["words"]): Locale {
  if (!isLocale(locale)) throw new ApiError("not_found", "There is no such language.");
  return locale;
}
