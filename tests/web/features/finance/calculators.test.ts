/** The calculators of the page on financing, as the server renders them. */
import { createElement as element } from "react";
import { beforeAll, expect, test } from "vitest";
import { locales } from "../../../../domain/languages/locales.ts";
import { loadServedParts } from "../../../../web/components/page/late-part.tsx";
import { Calculators } from "../../../../web/features/finance/calculators.tsx";
import { wordsOf } from "./words-of.ts";

beforeAll(loadServedParts);

test("The first day says which home it is about", async () => {
  expect(await wordsOf("en", element(Calculators))).toContain(
    "Worked out for a home of THB 2,500,000 and 40 m². Price and down payment are those set under “What would a home cost me a month?”.",
  );
});

test.each(locales)("In %s nothing is left unsaid", async (locale) => {
  expect(await wordsOf(locale, element(Calculators))).not.toMatch(/wants\.|\{\{/);
});
