/** Search: the answer to a free text, and the address of its first answer for readers without JavaScript. */
import { type Context, Hono } from "hono";
import * as v from "valibot";
import { isLocale, localisePath, locales } from "../../domain/languages/locales.ts";
import { filterListings } from "../../domain/listings/query/filter-listings.ts";
import { sampleRates } from "../../domain/finance/exchange-rates.ts";
import { type SearchAnswer, firstPath, languageOfSearch } from "../../domain/search/answer.ts";
import { boundSearch } from "../../domain/search/split-search.ts";
import { readSite } from "../../domain/site/settings/resolve-site.ts";
import { answerSearch } from "../backend/search-reads.ts";
import { readListingPage } from "../backend/listing-reads.ts";
import { findSite } from "../backend/site-reads.ts";
import { publicBackend } from "../backend/supabase.ts";
import { readTextIndex } from "../backend/text-index.ts";
import { cachedCatalogueResponse } from "../cache/cached-response.ts";
import { personal } from "../cache/cache-policy.ts";
import { json } from "../cache/plain-answer.ts";
import type { PublicContext } from "../context.ts";
import { readConfig } from "../env.ts";
import { limitMisses } from "../http/rate-limits.ts";
import { validate } from "../http/validate.ts";

const searchSchema = v.object({
  q: v.pipe(
    v.string(),
    v.maxLength(500),
    v.transform((typed) => boundSearch(typed.normalize("NFKC").toLowerCase()).replace(/\s+/g, " ")),
    v.nonEmpty("is empty"),
  ),
  locale: v.optional(v.picklist(locales), "en"),
});

export const search = new Hono<PublicContext>().get("/", validate("query", searchSchema), async (c) => {
  const { q: typed, locale } = c.req.valid("query");
  const config = readConfig(c.env);
  const ask = async () => ({
    typed,
    locale,
    index: await readTextIndex(c, languageOfSearch(typed, locale)),
  });
  return cachedCatalogueResponse(c, {
    key: `/api/search?${new URLSearchParams({ locale, q: typed })}`,
    produce: async () => {
      await limitMisses(c);
      const backend = publicBackend(config);
      return json(
        await answerSearch(await ask(), async (query) =>
          readListingPage(
            backend,
            query,
            (query.currency ?? "THB") === "THB" ? sampleRates : (await findSite(c)).rates,
          ),
        ),
      );
    },
    fromSnapshot: async (snapshot) => {
      const site = readSite(snapshot.settings);
      return json(await answerSearch(await ask(), async (query) => filterListings(snapshot, query, site)));
    },
  });
});

/** The forms of the search lead here without JavaScript. `callApi` reads in-process. */
export function searchRedirect(
  callApi: (c: Context<PublicContext>) => (path: string) => Promise<Response> | Response,
) {
  const go = async (c: Context<PublicContext>) => {
    const first = c.req.path.split("/")[1];
    const locale = isLocale(first) ? first : "en";
    const typed = c.req.query("q")?.slice(0, 500).trim() ?? "";
    const response = typed && (await callApi(c)(`/api/search?${new URLSearchParams({ q: typed, locale })}`));
    const answer = response && response.ok ? await response.json<SearchAnswer>() : undefined;
    c.header("Cache-Control", personal);
    return c.redirect(localisePath(typed ? firstPath(answer, typed) : "/listings", locale), 303);
  };
  const paths = locales.map((locale) => localisePath("/search", locale));
  return new Hono<PublicContext>().on("GET", paths, go);
}
