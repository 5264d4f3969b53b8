import { createElement as element } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { locales } from "../../../../../domain/languages/locales.ts";
import { defaultSite } from "../../../../../domain/site/site.ts";
import type { Registration } from "../../../../../domain/site/settings/registration-schema.ts";
import { CompanyDetails } from "../../../../../web/features/leads/office/company-details.tsx";
import { PaymentWarning } from "../../../../../web/features/leads/office/payment-warning.tsx";
import { readSourceTexts } from "../../../../../web/i18n/build/read-source-texts.ts";
import { serverI18n } from "../../../../../web/i18n/server.ts";

async function renderDetails(details: Registration): Promise<string> {
  const i18n = await serverI18n("en", readSourceTexts);
  return renderToStaticMarkup(
    element(I18nextProvider, { i18n, children: element(CompanyDetails, { details }) }),
  );
}

test("Nothing is shown while nothing is filled in", async () => {
  expect(await renderDetails(defaultSite.registration)).toBe("");
});

test("What is filled in is shown with its label, and what is not has no label", async () => {
  const html = await renderDetails({
    ...defaultSite.registration,
    taxNumber: "0-1055",
    sampleContract: "/c.pdf",
  });
  expect(html).toContain("Tax number");
  expect(html).toContain("0-1055");
  expect(html).toContain('href="/c.pdf"');
  expect(html).not.toContain("Licence");
});

test.each(locales)("The warning against fraud is there in %s", async (locale) => {
  const i18n = await serverI18n(locale, readSourceTexts);
  const html = renderToStaticMarkup(element(I18nextProvider, { i18n, children: element(PaymentWarning) }));
  expect(html).toMatch(/<div role="note"/);
  expect(html.replaceAll(/<[^>]+>/g, "").length).toBeGreaterThan(60);
});
