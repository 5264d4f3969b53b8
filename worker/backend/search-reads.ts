/** The answer to a free text: homes from the catalogue, texts from the index of a language. */
import { type SearchAnswer, languageOfSearch } from "../../domain/search/answer.ts";
import { dropFilters } from "../../domain/search/drop-filters.ts";
import { areHomesFirst } from "../../domain/search/rank-answers.ts";
import { type Reading, readSearch } from "../../domain/search/read-search.ts";
import type { ListingPage } from "../../domain/api.ts";
import type { Locale } from "../../domain/languages/locales.ts";
import type { ListingQuery } from "../../domain/listings/query/listing-query.ts";
import { normaliseSearchText } from "../../domain/listings/query/search-text.ts";
import { writeListingQuery } from "../../domain/listings/query/write-listing-query.ts";
import type { TextIndex } from "../../domain/search/texts/build-text-index.ts";
import { findTexts } from "../../domain/search/texts/find-texts.ts";

const homesShown = 4;
const textsShown = 6;

type Search = { typed: string; locale: Locale; index: TextIndex };
type ReadPage = (query: ListingQuery) => Promise<ListingPage>;

export async function answerSearch(
  { typed, locale, index }: Search,
  readPage: ReadPage,
): Promise<SearchAnswer> {
  const language = languageOfSearch(typed, locale);
  const reading = readSearch(typed, language);
  const texts = findTexts(typed, index, reading.isQuestion);
  const found = await findHomes(reading, readPage);
  const [home] = found?.page.listings ?? [];
  const isHomes =
    found !== undefined &&
    areHomesFirst({
      reading,
      bestTextScore: texts[0]?.score ?? 0,
      namesOfFirstHome: home
        ? [home.title, home.address.state, ...Object.values(home.translations).map((one) => one.title ?? "")]
        : [],
      totalHomes: found.page.total,
    });
  const first = isHomes ? "homes" : texts.length > 0 ? "texts" : "nothing";
  return {
    language,
    first,
    homes: found
      ? {
          search: writeListingQuery(found.query),
          listings: found.page.listings,
          total: found.page.total,
          totalIsCapped: found.page.totalIsCapped,
        }
      : null,
    texts: texts.slice(0, textsShown),
    near: found?.page.total === 0 && first !== "texts" ? await findNear(found.query, readPage) : [],
  };
}

/** Undefined if the search names no homes. With filters, words that no home has are left out. */
async function findHomes({ query, rest }: Reading, readPage: ReadPage) {
  const q = normaliseSearchText(rest);
  const isFiltered = writeListingQuery(query) !== "";
  if (!q && !isFiltered) return undefined;
  const whole = { ...query, q, limit: homesShown };
  const page = await readPage(whole);
  const all = { query: { ...whole, limit: undefined }, page };
  if (page.total > 0 || !q || !isFiltered) return all;
  const read = await readPage({ ...query, limit: homesShown });
  return read.total > 0 ? { query, page: read } : all;
}

async function findNear(query: ListingQuery, readPage: ReadPage): Promise<SearchAnswer["near"]> {
  const near = await Promise.all(
    dropFilters(query).map(async (less) => {
      const { total } = await readPage({ ...less, limit: 1 });
      return { search: writeListingQuery(less), total };
    }),
  );
  return near.filter(({ total }) => total > 0).toSorted((one, other) => other.total - one.total);
}
