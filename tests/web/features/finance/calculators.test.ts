/** The calculators of the page on financing, as the server renders them. */
import { createElement as element } from "react";
import { beforeAll, expect, test } from "vitest";
import { locales } from "../../../../domain/languages/locales.ts";
import { loadServedParts } from "../../../../web/components/page/late-part.tsx";
import { Calculators } from "../../../../web/features/finance/calculators.tsx";
import { pages } from "../../../../web/routing/pages.ts";
import { paths } from "../../../../web/routing/paths.ts";
import { renderPart, wordsOf } from "./words-of.ts";

beforeAll(loadServedParts);

test("The first day says which home it is about", async () => {
  expect(await wordsOf("en", element(Calculators))).toContain(
    "Worked out for a home of THB 2,500,000 and 40 m². Price and down payment are those set under “What would a home cost me a month?”.",
  );
});

test.each(locales)("In %s nothing is left unsaid", async (locale) => {
  expect(await wordsOf(locale, element(Calculators))).not.toMatch(/wants\.|\{\{/);
});

test("A plan that was kept in the address comes back, and its link says it again", async () => {
  const address = "/finance?price=5000000&down=1000000&months=90";
  const $ = await renderPart("en", element(Calculators), address);
  // What is left of 5,500,000 over 90 months.
  expect($("#simulator").text()).toMatch(/You pay THB 50,000 .*a month for 90 months/);
  expect($("#first-day").text()).toContain("Down paymentTHB 1,000,000");
  expect($("#want-simulator > a").attr("href")).toBe(`${address}#want-simulator`);
});

test.each(["price=1&down=0&months=7", "price=many&down=-5&months=12.5", "price=1e99&months=Infinity"])(
  "Of %s the usual plan is left",
  async (query) => {
    const $ = await renderPart("en", element(Calculators), `/finance?${query}`);
    expect($("#want-simulator > a").attr("href")).toBe(
      "/finance?price=2500000&down=200000&months=60#want-simulator",
    );
  },
);

test("The page reads what its link writes, so that a kept plan is neither cached nor indexed", () => {
  const { parameters } = pages.find(({ path }) => path === paths.finance) ?? {};
  const kept = new URL(paths.triedPlan({ price: 1, down: 2, months: 3 }), "https://site.example")
    .searchParams;
  expect([...kept.keys()]).toEqual(parameters);
});
