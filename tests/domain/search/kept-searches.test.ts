import { beforeAll, expect, test } from "vitest";
import { locales } from "../../../domain/languages/locales.ts";
import { writeListingQuery } from "../../../domain/listings/query/write-listing-query.ts";
import { areHomesFirst, hasWords } from "../../../domain/search/rank-answers.ts";
import { readSearch } from "../../../domain/search/read-search.ts";
import type { TextIndex } from "../../../domain/search/texts/build-text-index.ts";
import { findTexts } from "../../../domain/search/texts/find-texts.ts";
import { contentAddresses } from "../../../domain/site/article.ts";
import { sampleListings } from "../../../local/seed/listings/sample-listings.ts";
import { type ContentFiles, buildContent } from "../../../web/content/build/build-content.ts";
import { readSourceFiles } from "../../../web/content/build/sources/source-files.ts";
import { keptSearches } from "./kept-searches.ts";
import { laterSearches } from "./later-searches.ts";

const leastRight = 54;

let content: ContentFiles;
beforeAll(async () => {
  content = await buildContent(readSourceFiles());
}, 120_000);

test.for([
  ["the first", keptSearches],
  ["the later", laterSearches],
] as const)(
  `At least ${leastRight} of %s sixty kept searches have the right first answer`,
  ([, searches]) => {
    const results = locales.flatMap((locale) =>
      searches[locale].map(([typed, ...answers]) => {
        const first = firstAnswer(typed, locale, content.get(contentAddresses.search(locale)) as TextIndex);
        return { typed, first, answers, isRight: answers.some((answer) => answer === first) };
      }),
    );
    expect(results).toHaveLength(60);
    const wrong = results.filter(({ isRight }) => !isRight);
    console.log(`${60 - wrong.length} of 60 kept searches are right`);
    for (const { typed, first, answers } of wrong) {
      console.log(`  "${typed}": ${first}, expected ${answers.join(" or ")}`);
    }
    expect(60 - wrong.length).toBeGreaterThanOrEqual(leastRight);
  },
);

/** As worker/backend/search-reads.ts, with the sample listings found by their names alone. */
function firstAnswer(typed: string, locale: (typeof locales)[number], index: TextIndex): string {
  const reading = readSearch(typed, locale);
  const [text] = findTexts(typed, index, reading.isQuestion);
  const home = sampleListings.find(
    ({ title, project = "" }) =>
      reading.rest && [title, project].some((name) => hasWords(name, reading.rest)),
  );
  const isHomes = areHomesFirst({
    reading,
    bestTextScore: text?.score ?? 0,
    namesOfFirstHome: home ? [home.title, home.project ?? ""] : [],
    totalHomes: home ? 1 : 0,
  });
  if (isHomes && home) return `building ${home.project}`;
  if (isHomes) return `homes ${writeListingQuery(reading.query)}`;
  return text ? `${text.kind === "area" ? "article" : text.kind} ${text.id}` : "nothing";
}
