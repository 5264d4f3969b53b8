/** The site's answer to a query, from the real texts and the sample homes. */
import type { Locale } from "../../../domain/languages/locales.ts";
import { filterListings } from "../../../domain/listings/query/filter-listings.ts";
import { type SearchAnswer, languageOfSearch } from "../../../domain/search/answer.ts";
import type { TextIndex } from "../../../domain/search/texts/build-text-index.ts";
import { contentAddresses } from "../../../domain/site/article.ts";
import { defaultSite } from "../../../domain/site/site.ts";
import { buildContent } from "../../../web/content/build/build-content.ts";
import { readSourceFiles } from "../../../web/content/build/sources/source-files.ts";
import { answerSearch } from "../../../worker/backend/search-reads.ts";
import { sampleCatalogue } from "./sample-catalogue.ts";

export async function startAnswering(): Promise<(query: string, locale: Locale) => Promise<SearchAnswer>> {
  const content = await buildContent(readSourceFiles());
  return (query, locale) => {
    // As the Worker's address schema does.
    const typed = query.normalize("NFKC").toLowerCase();
    const index = content.get(contentAddresses.search(languageOfSearch(typed, locale))) as TextIndex;
    return answerSearch({ typed, locale, index }, async (asked) =>
      filterListings(sampleCatalogue, asked, defaultSite),
    );
  };
}
