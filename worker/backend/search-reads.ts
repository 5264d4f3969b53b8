/** The answer to a free text: homes from the catalogue, texts from the index of a language. */
import { type SearchAnswer, languageOfSearch } from "../../domain/search/answer.ts";
import { dropFilters } from "../../domain/search/drop-filters.ts";
import { areHomesFirst, findNamedBuilding } from "../../domain/search/rank-answers.ts";
import { wantsHomes } from "../../domain/search/intent.ts";
import { type Lead, isLeadPage, textsBeside } from "../../domain/search/leads/lead.ts";
import { type Reading, readSearch } from "../../domain/search/read-search.ts";
import { simplifyChinese } from "../../domain/search/simplify-chinese.ts";
import { wordsAsTyped } from "../../domain/search/words-as-typed.ts";
import type { ListingPage } from "../../domain/api.ts";
import type { Locale } from "../../domain/languages/locales.ts";
import type { ListingQuery } from "../../domain/listings/query/listing-query.ts";
import { normaliseSearchText } from "../../domain/listings/query/search-text.ts";
import { writeListingQuery } from "../../domain/listings/query/write-listing-query.ts";
import type { TextIndex } from "../../domain/search/texts/build-text-index.ts";
import { type FoundText, findTexts } from "../../domain/search/texts/find-texts.ts";

const homesShown = 4;
const textsShown = 6;

type Search = { typed: string; locale: Locale; index: TextIndex };
export type ReadPage = (query: ListingQuery) => Promise<ListingPage>;

export async function answerSearch(
  { typed: written, locale, index }: Search,
  readPage: ReadPage,
): Promise<SearchAnswer> {
  const typed = simplifyChinese(written);
  const language = languageOfSearch(typed, locale);
  const reading = readSearch(typed, index);
  const { intent, lead } = reading;
  const page = lead && isLeadPage(lead) ? lead : null;
  const texts = page
    ? pickTexts(textsBeside[page], index)
    : putFirst(lead, findTexts(typed, index, intent === "ask"), index);
  const rest = wordsAsTyped(typed, reading.rest);
  const found = wantsHomes(intent) ? await findHomes(reading, rest, readPage) : undefined;
  const [home] = found?.page.listings ?? [];
  // An area's own page has the area's name, whatever else the search says.
  const wordsLeft = intent !== "ask" && found?.query.area ? reading.rest : "";
  const isHomes =
    found !== undefined &&
    areHomesFirst({
      reading,
      bestTextScore: (wordsLeft ? scoreOfRest(wordsLeft, texts, index) : texts[0]?.score) ?? 0,
      namesOfFirstHome: home
        ? [home.title, home.address.state, ...Object.values(home.translations).map((one) => one.title ?? "")]
        : [],
      totalHomes: found.page.total,
    });
  const first = page ? "page" : isHomes ? "homes" : texts.length > 0 ? "texts" : "nothing";
  const building = found?.isWithoutRest ? null : findNamedBuilding(reading, found?.page.listings ?? []);
  const unused = found?.isWithoutRest ? rest : [];
  return {
    language,
    first,
    page,
    homes: found
      ? {
          search: writeListingQuery({ ...found.query, unused: unused.join(" ") || undefined }),
          listings: found.page.listings,
          total: found.page.total,
        }
      : null,
    texts: texts.slice(0, textsShown),
    near:
      found?.page.total === 0 && (first === "homes" || first === "nothing")
        ? await findNear(found.query, readPage)
        : [],
    building: building && {
      slug: building.slug,
      name: building.name,
      names: building.names,
      area: building.area,
    },
    unused,
  };
}

/** A text that has nothing of these words was found by the name of its area alone. */
function scoreOfRest(rest: string, texts: readonly FoundText[], index: TextIndex): number | undefined {
  const found = findTexts(rest, index, false);
  const isAboutRest = found.some(({ id }) => id === texts[0]?.id);
  return (isAboutRest ? texts : found)[0]?.score;
}

/** In the order of their ids. */
function pickTexts(ids: readonly string[], { texts }: TextIndex): FoundText[] {
  return ids.flatMap((id, place) => {
    const text = texts.find((one) => one.id === id);
    if (!text) return [];
    const { kind, path, title, note } = text;
    return [{ kind, id, path, title, note, score: 1 / (place + 1) }];
  });
}

/** The text that a pattern leads to, then what the words found. */
function putFirst(lead: Lead | undefined, found: FoundText[], index: TextIndex): FoundText[] {
  const best = found[0]?.score ?? 0;
  const led = lead ? pickTexts([lead], index).map((text) => ({ ...text, score: best + 1 })) : [];
  return [...led, ...found.filter(({ id }) => led.every((text) => text.id !== id))];
}

/** Undefined if the search is not about homes. With filters, words that no home has are left out. */
async function findHomes({ query, isAnyHome }: Reading, rest: readonly string[], readPage: ReadPage) {
  const q = normaliseSearchText(rest.join(" "));
  const isFiltered = writeListingQuery(query) !== "";
  if (!q && !isFiltered && !isAnyHome) return undefined;
  const whole = { ...query, q, limit: homesShown };
  const page = await readPage(whole);
  const all = { query: { ...whole, limit: undefined }, page, isWithoutRest: false };
  if (page.total > 0 || !q || !isFiltered) return all;
  const read = await readPage({ ...query, limit: homesShown });
  return read.total > 0 ? { query, page: read, isWithoutRest: true } : all;
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
