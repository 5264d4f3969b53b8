/** What only the owner knows: marked, shown once filled in, left out while empty. */
import { createElement as element } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { locales } from "../../../domain/languages/locales.ts";
import { site } from "../../../domain/site/site.ts";
import type { SiteDetails } from "../../../domain/site/site-details.ts";
import { articleTexts } from "../../../web/content/build/article-texts.ts";
import { createFigureComponents } from "../../../web/content/build/components/figure-components.tsx";
import { listSamples } from "../../../web/content/build/figures/list-samples.ts";
import { createOwnerComponents } from "../../../web/content/build/components/owner-components.tsx";
import { createPageContext } from "../../../web/content/build/components/page-context.ts";
import { readSourceFiles } from "../../../web/content/build/sources/source-files.ts";

const empty = {
  registration: "",
  taxNumber: " ",
  licence: "",
  dataProtectionContact: "",
  moneyHeldBy: "",
  sampleContract: "",
  people: [],
} satisfies SiteDetails;

const filled: SiteDetails = {
  registration: "0205500000000",
  taxNumber: "1-2345",
  licence: "TREBA 77",
  dataProtectionContact: "Somchai, privacy@example.com",
  moneyHeldBy: "Example Law Co., client account",
  sampleContract: "/files/sample-contract.pdf",
  people: [
    { name: "Ploy S.", role: { en: "Viewings", de: "Besichtigungen" }, portrait: "/pictures/ploy.webp" },
  ],
};

const page = (language: "en" | "de" | "fr") => ({ language, texts: articleTexts[language] });
const owner = (details: SiteDetails, isSample = true) => ({ ...site, isSample, details });

test("Company details show once they are filled in, and vanish while they are empty", () => {
  const before = createOwnerComponents(page("en"), owner(empty));
  expect(renderToStaticMarkup(element(before.Company))).not.toContain("data-detail");
  expect(renderToStaticMarkup(element(before.People))).toBe("");
  const after = createOwnerComponents(page("en"), owner(filled));
  const html = renderToStaticMarkup(element(after.Company));
  for (const text of ["0205500000000", "1-2345", "TREBA 77", "privacy@example.com", "client account"]) {
    expect(html).toContain(text);
  }
  expect(html).toContain('<a href="/files/sample-contract.pdf">Read our sample contract</a>');
});

test("People show with portrait and role, in English where the language has none", () => {
  const render = (language: "de" | "fr") =>
    renderToStaticMarkup(element(createOwnerComponents(page(language), owner(filled)).People));
  expect(render("de")).toContain('src="/pictures/ploy.webp"');
  expect(render("de")).toContain("<span>Besichtigungen</span>");
  expect(render("fr")).toContain('<span lang="en">Viewings</span>');
});

test("A passage that only the owner can confirm is marked until it is confirmed", () => {
  const render = (isSample: boolean) =>
    renderToStaticMarkup(
      element(createOwnerComponents(page("en"), owner(empty, isSample)).Sample, null, "Owners pay us."),
    );
  expect(render(true)).toMatch(/sample-note.*Sample text.*Owners pay us\./);
  expect(render(false)).toBe("Owners pay us.");
});

test("An invented term carries its mark, the owner's own words carry none", () => {
  const { Fact } = createFigureComponents(
    createPageContext({ ...page("en"), locale: "en", glossary: new Map() }),
  );
  const render = (id: string) => renderToStaticMarkup(element(Fact, { id }));
  expect(render("affiliate-commission").includes("(sample)")).toBe(site.isSample);
  expect(render("start-from")).not.toContain("(sample)");
});

test("Every language marks the same passages as English", () => {
  const samples = listSamples(readSourceFiles());
  const placesOf = (locale: string) =>
    samples.filter((one) => one.locale === locale).map(({ file, line }) => `${file}:${line}`);
  expect(placesOf("en").length).toBeGreaterThan(2);
  for (const locale of locales) {
    const own = new Set(placesOf(locale).map((place) => place.replace(/:.*/, "")));
    expect(own, locale).toEqual(new Set(placesOf("en").map((place) => place.replace(/:.*/, ""))));
    expect(placesOf(locale).length, locale).toBe(placesOf("en").length);
  }
});

test("The table of the seller's tax has a line for each count of years", () => {
  const { WithholdingTable } = createFigureComponents(
    createPageContext({ ...page("en"), locale: "en", glossary: new Map() }),
  );
  const html = renderToStaticMarkup(element(WithholdingTable, { appraised: 2_600_000 }));
  expect(html.match(/<tr>/g)).toHaveLength(9);
  expect(html.replaceAll(/[\s\u00a0]/g, " ")).toContain(
    "<td>3</td><td>77%</td><td>THB 598,000</td><td>THB 29,900</td>",
  );
  expect(html).toContain("<td>8 or more</td><td>50%</td>");
});
