import { beforeAll, expect, test } from "vitest";
import { locales } from "../../../domain/languages/locales.ts";
import type { SearchAnswer } from "../../../domain/search/answer.ts";
import { startAnswering } from "./answer-query.ts";
import { keptSearches } from "./kept-searches.ts";
import { laterSearches } from "./later-searches.ts";

const leastRight = 54;

let answer: Awaited<ReturnType<typeof startAnswering>>;
beforeAll(async () => {
  answer = await startAnswering();
}, 120_000);

test.for([
  ["the first", keptSearches],
  ["the later", laterSearches],
] as const)(
  `At least ${leastRight} of %s sixty kept searches have the right first answer`,
  async ([, searches]) => {
    const results = await Promise.all(
      locales.flatMap((locale) =>
        searches[locale].map(async ([typed, ...answers]) => {
          const first = nameFirst(await answer(typed, locale));
          return { typed, first, answers, isRight: answers.some((one) => one === first) };
        }),
      ),
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

function nameFirst({ first, page, homes, texts }: SearchAnswer): string {
  const [text] = texts;
  if (first === "page") return `page ${page}`;
  if (first === "texts" && text) return `${text.kind === "area" ? "article" : text.kind} ${text.id}`;
  if (first === "nothing" || !homes) return "nothing";
  const search = new URLSearchParams(homes.search);
  if (search.has("q")) return `building ${homes.listings[0]?.address.state}`;
  search.delete("unused");
  return `homes ?${search}`.replaceAll("%2C", ",");
}
