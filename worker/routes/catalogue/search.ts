/** Search: the answer to a free text, and the address of its first answer for readers without JavaScript. */
import { type Context, Hono } from "hono";
import * as v from "valibot";
import { isLocale, localisePath, locales } from "../../../domain/languages/locales.ts";
import { filterListings } from "../../../domain/listings/query/filter-listings.ts";
import { type SearchAnswer, firstPath, languageOfSearch } from "../../../domain/search/answer.ts";
import { boundSearch } from "../../../domain/search/bound-search.ts";
import { readSite } from "../../../domain/site/settings/resolve-site.ts";
import { findFaq } from "../../backend/faq-reads.ts";
import { readListingPage } from "../../backend/listing-reads.ts";
import type { ReadPage } from "../../backend/search-reads.ts";
import { fillNotes } from "../../backend/search-notes.ts";
import { findSite } from "../../backend/site-reads.ts";
import { publicBackend } from "../../backend/supabase.ts";
import type { Wanted } from "../../cache/cached-response.ts";
import { personal } from "../../cache/cache-policy.ts";
import { json } from "../../cache/plain-answer.ts";
import type { AskedContext, PublicContext, ReadApi } from "../../context.ts";
import { readConfig } from "../../env.ts";
import { limitMisses } from "../../http/rate-limits.ts";
import { checkQuery } from "../../http/validate.ts";

const searchSchema = v.object({
  q: v.pipe(
    v.string(),
    v.maxLength(500),
    v.transform((typed) => boundSearch(typed.normalize("NFKC").toLowerCase()).replace(/\s+/g, " ")),
    v.nonEmpty("is empty"),
  ),
  locale: v.optional(v.picklist(locales), "en"),
});

export function wantedSearch(c: AskedContext, asked: URLSearchParams): Wanted {
  const { q: typed, locale } = checkQuery(searchSchema, asked);
  const config = readConfig(c.env);
  const answer = async (readPage: ReadPage) => {
    // Loaded late, because they contain the words of all languages.
    const [{ answerSearch }, { readTextIndex }] = await Promise.all([
      import("../../backend/search-reads.ts"),
      import("../../backend/text-index.ts"),
    ]);
    const index = await readTextIndex(c, languageOfSearch(typed, locale));
    return answerSearch({ typed, locale, index }, readPage);
  };
  return {
    key: `/api/search?${new URLSearchParams({ locale, q: typed })}`,
    produce: async () => {
      await limitMisses(c);
      const backend = publicBackend(config);
      const site = await findSite(c);
      const answered = await answer((query) => readListingPage(backend, query, site.rates));
      return json(await fillNotes(answered, site, () => findFaq(c, answered.language)));
    },
    fromSnapshot: async (snapshot) => {
      const site = readSite(snapshot.settings);
      const answered = await answer(async (query) => filterListings(snapshot, query, site));
      return json(await fillNotes(answered, site, () => findFaq(c, answered.language)));
    },
  };
}

/**
 * The forms of the search lead to `/search` without JavaScript. An address with a free text alone, such as a bookmark of
 * `/listings?q=sell my condo`, is read the same way.
 */
export function searchRedirect(readApi: (c: Context<PublicContext>) => ReadApi) {
  const find = async (c: Context<PublicContext>) => {
    const first = c.req.path.split("/")[1];
    const locale = isLocale(first) ? first : "en";
    const typed = c.req.query("q")?.slice(0, 500).trim() ?? "";
    const read = typed && (await readApi(c)(`/api/search?${new URLSearchParams({ q: typed, locale })}`));
    const answer = read && read.status === 200 ? (read.data as SearchAnswer) : undefined;
    return localisePath(typed ? firstPath(answer, typed) : "/listings", locale);
  };
  return new Hono<PublicContext>()
    .on("GET", pathsOf("/search"), async (c) => go(c, await find(c)))
    .on("GET", pathsOf("/listings"), async (c, next) => {
      if (Object.keys(c.req.query()).join() !== "q") return next();
      const path = await find(c);
      const found = new URL(path, c.req.url);
      // A name is searched for on the page itself.
      const isHere = found.pathname === c.req.path && [...found.searchParams.keys()].join() === "q";
      return isHere ? next() : go(c, path);
    });
}

function go(c: Context<PublicContext>, path: string): Response {
  c.header("Cache-Control", personal);
  return c.redirect(path, 303);
}

function pathsOf(page: string): string[] {
  return locales.map((locale) => localisePath(page, locale));
}
