/** Nothing is drawn without given terms. */
import { load } from "cheerio";
import { createElement as element } from "react";
import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { type KnownTerms, unknownTerms } from "../../../../domain/finance/finance-terms.ts";
import { FourWayComparison } from "../../../../web/features/finance/comparison/four-way-comparison.tsx";
import { readSourceTexts } from "../../../../web/i18n/build/read-source-texts.ts";
import { serverI18n } from "../../../../web/i18n/server.ts";

async function renderComparison(rentToOwn: KnownTerms) {
  const owner = { rentToOwn, sellerFinance: unknownTerms };
  const comparison = element(FourWayComparison, { owner });
  return load(
    renderToString(element(I18nextProvider, { i18n: await serverI18n("en", readSourceTexts) }, comparison)),
  );
}

test("While the owner has given no terms there is no picture, the page says why, and no field asks for a rate", async () => {
  for (const terms of [unknownTerms, { ...unknownTerms, premiumPercent: 10 }]) {
    const $ = await renderComparison(terms);
    expect($("figure")).toHaveLength(0);
    expect($("tbody th").text()).not.toContain("Rent-to-own");
    expect($.text()).toContain("so we invent none");
    expect($("label").text()).toContain("Instalment a month in an offer");
    expect($("label").text()).not.toMatch(/premium|interest|%/i);
  }
});

test("The bank's row counts the registration of its mortgage, and says so with the source", async () => {
  const $ = await renderComparison(unknownTerms);
  const words = $.text().replaceAll("\u00a0", " ");
  expect(words).toContain("registering its mortgage costs 1% of the loan, here THB 15,000.");
  expect(words).toContain("Nishimura & Asahi, reduced transfer and mortgage fees 2025");
});

test("The owner's terms are drawn at once, and stand inside each picture", async () => {
  const $ = await renderComparison({ ...unknownTerms, premiumPercent: 12, interestPercent: 3, months: 84 });
  const captions = $("figure figcaption")
    .toArray()
    // `Intl` sets a space that does not break between currency and amount.
    .map((caption) => $(caption).text().replaceAll("\u00a0", " "));
  expect(captions).toHaveLength(2);
  for (const caption of captions) {
    expect(caption).toContain("Rent-to-own: THB 200,000 down, then 84 months of THB 41,754.");
    expect(caption).toContain("This is not an offer.");
  }
  // Neither cash nor a bank loan is a line, and no way is called the best.
  expect($("figure").text()).not.toMatch(/Cash|Bank|Seller finance/);
  expect($.text()).not.toMatch(/cheapest|best/i);
});
