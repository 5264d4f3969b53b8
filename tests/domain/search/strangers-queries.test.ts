/** The first answers to queries as strangers type them, in six languages. */
import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { type Locale, locales } from "../../../domain/languages/locales.ts";
import { startAnswering } from "./answer-query.ts";
import { type StrangersQuery, judgeQuery } from "./judge-query.ts";

let answer: Awaited<ReturnType<typeof startAnswering>>;
beforeAll(async () => {
  answer = await startAnswering();
});

test.for(locales)("Every example query in %s has the right first answer", async (locale) => {
  const queries = readQueries("example-queries", locale);
  expect(queries.length).toBeGreaterThanOrEqual(10);
  expect(await listWrong(queries, locale)).toEqual([]);
});

/** 51 before intents, 117 when they were first measured with them. The words of the last three were added after that. */
const leastRight = 117;

test(`At least ${leastRight} of the 120 held queries have the right first answer`, async () => {
  let right = 0;
  for (const locale of locales) {
    const queries = readQueries("held-queries", locale);
    const wrong = await listWrong(queries, locale);
    right += queries.length - wrong.length;
    console.log(`${locale}: ${queries.length - wrong.length} of ${queries.length}\n  ${wrong.join("\n  ")}`);
    expect(queries).toHaveLength(20);
  }
  expect(right).toBeGreaterThanOrEqual(leastRight);
});

async function listWrong(queries: StrangersQuery[], locale: Locale): Promise<string[]> {
  const found = await Promise.all(
    queries.map(async (one) => ({ one, wrong: judgeQuery(one, await answer(one.query, locale)) })),
  );
  return found.flatMap(({ one, wrong }) => (wrong ? [`${one.query}: ${wrong}`] : []));
}

function readQueries(folder: string, locale: Locale): StrangersQuery[] {
  return JSON.parse(readFileSync(new URL(`${folder}/${locale}.json`, import.meta.url), "utf8"));
}
