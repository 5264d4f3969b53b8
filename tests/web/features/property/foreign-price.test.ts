import { type ReactElement, createElement as element } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import type { i18n } from "i18next";
import { afterEach, expect, test, vi } from "vitest";
import { sampleRates } from "../../../../domain/finance/exchange-rates.ts";
import { defaultSite } from "../../../../domain/site/site.ts";
import { formatDay } from "../../../../domain/languages/format-date.ts";
import { PropertyPrice } from "../../../../web/features/catalogue/property-price.tsx";
import { ForeignPrice } from "../../../../web/features/property/price/foreign-price.tsx";
import { readSourceTexts } from "../../../../web/i18n/build/read-source-texts.ts";
import { serverI18n } from "../../../../web/i18n/server.ts";
import { SiteProvider } from "../../../../web/visitor/use-site.ts";
import { exampleListing } from "../../../example-listing.ts";

afterEach(() => vi.useRealTimers());

async function renderAfter(days: number, show: (i18n: i18n) => ReactElement): Promise<string> {
  vi.useFakeTimers({ now: Date.parse(sampleRates.asOf) + days * 24 * 60 * 60 * 1000, toFake: ["Date"] });
  const i18n = await serverI18n("de", readSourceTexts);
  return renderToStaticMarkup(
    element(SiteProvider, { value: defaultSite }, element(I18nextProvider, { i18n, children: show(i18n) })),
  );
}

const onPage = () => element(ForeignPrice, { amount: 3_760_000 });
const onCard = (i18n: i18n) =>
  element(PropertyPrice, {
    property: exampleListing(1, { price: 3_760_000 }),
    t: i18n.getFixedT("de", "catalogue"),
  });

test("A price in the visitor's currency is shown with the date of its rate", async () => {
  const html = await renderAfter(30, onPage);
  expect(html).toMatch(/100\.000/);
  expect(html).toContain(`Kurs vom ${formatDay(sampleRates.asOf, "de")}`);
  expect(await renderAfter(30, onCard)).toContain("≈");
});

test("When the rates are older than thirty days, only baht are shown", async () => {
  expect(await renderAfter(31, onPage)).toBe("");
  const card = await renderAfter(31, onCard);
  expect(card).toContain("THB");
  expect(card).not.toMatch(/≈|€/);
});
