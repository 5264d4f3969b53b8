/** What only the owner knows: marked, shown once filled in, left out while empty. */
import { load } from "cheerio";
import { expect, test } from "vitest";
import { shippedFacts } from "../../../domain/facts/facts.ts";
import { locales } from "../../../domain/languages/locales.ts";
import { type Site, defaultSite } from "../../../domain/site/site.ts";
import type { Block } from "../../../domain/texts/articles/article-blocks.ts";
import { renderArticle } from "../../../domain/texts/articles/render-article.ts";
import { articleTexts } from "../../../web/content/build/article-texts.ts";
import { listSamples } from "../../../web/content/build/figures/list-samples.ts";
import { fillOwnerPlaces } from "../../../web/content/fill-owner-places.ts";
import { readSourceFiles } from "../../../web/content/build/sources/source-files.ts";

type Language = "en" | "de" | "fr";

const write = (language: Language, blocks: Block[], isSample = true) =>
  renderArticle(blocks, {
    language,
    locale: language,
    labels: articleTexts[language],
    isSample,
    facts: shippedFacts,
    terms: new Map(),
    homes: new Map(),
  }).html;

const render = (language: Language, type: "company" | "people", change: Partial<Site>) =>
  fillOwnerPlaces(write(language, [{ type }]), { ...defaultSite, ...change }, language);

test("Company details show once they are filled in, and vanish while they are empty", () => {
  expect(render("en", "company", {})).not.toContain("data-detail");
  expect(render("en", "people", {})).toBe("");
  const html = render("en", "company", {
    registration: {
      registration: "0205500000000",
      taxNumber: "1-2345",
      licence: "TREBA 77",
      dataProtectionContact: "Somchai, privacy@example.com",
      moneyHeldBy: "Example Law Co., client account",
      sampleContract: "/files/sample-contract.pdf",
    },
  });
  for (const text of ["0205500000000", "1-2345", "TREBA 77", "privacy@example.com", "client account"]) {
    expect(html).toContain(text);
  }
  expect(html).toContain('<a href="/files/sample-contract.pdf">Read our sample contract</a>');
});

test("People show with portrait and role, in English where the language has none", () => {
  const ploy = {
    name: "Ploy S.",
    role: { en: "Viewings", de: "Besichtigungen" },
    portrait: "/pictures/ploy.webp",
  };
  const people = { people: [ploy] };
  expect(render("de", "people", { people })).toContain('src="/pictures/ploy.webp"');
  expect(render("de", "people", { people })).toContain("<span>Besichtigungen</span>");
  expect(render("fr", "people", { people })).toContain('<span lang="en">Viewings</span>');
});

test("Without a portrait there are initials, and a picture of the library comes in its sizes, cut at its focal point", () => {
  const person = (name: string, portrait: string) => ({
    people: { people: [{ name, role: { en: "Viewings" }, portrait }] },
  });
  expect(render("en", "people", person("Ploy Suk <b>", ""))).toContain(
    '<span class="initials" aria-hidden="true">P&lt;</span>',
  );
  const src = `/media/${"0a".repeat(16)}-1600x1067-30x20`;
  const html = render("en", "people", person("Ploy", src));
  expect(html).toContain(`srcset="${src}?w=480&amp;f=avif 480w`);
  expect(html).toContain('sizes="10rem"');
  expect(html).toContain('style="object-position:30% 20%"');
  expect(html).not.toContain(`src="${src}"`);
  const middle = render("en", "people", person("Ploy", src.replace("-30x20", "")));
  expect(middle).not.toContain("style=");
});

test("What an owner types is text, never HTML", () => {
  const legalName = `<img src=x onerror="alert('1')"> & Co`;
  const html = render("en", "company", { business: { ...defaultSite.business, legalName } });
  expect(html).not.toContain("<img");
  expect(load(html)("strong").text()).toBe(legalName);
});

test("A passage that only the owner can confirm is marked until it is confirmed", () => {
  const blocks: Block[] = [
    { type: "sample", content: [{ type: "paragraph", content: [{ type: "text", text: "Owners pay us." }] }] },
  ];
  expect(write("en", blocks, true)).toMatch(/sample-note.*Sample text.*Owners pay us\./s);
  expect(write("en", blocks, false)).toBe("<p>Owners pay us.</p>");
});

test("An invented term carries its mark, the owner's own words carry none", () => {
  const fact = (id: string) => write("en", [{ type: "paragraph", content: [{ type: "fact", id }] }]);
  expect(fact("affiliate-commission")).toContain("(sample)");
  expect(fact("start-from")).not.toContain("(sample)");
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
  const html = write("en", [{ type: "withholding-table", appraised: 2_600_000 }]);
  expect(html.match(/<tr>/g)).toHaveLength(9);
  expect(html.replaceAll(/[\s\u00a0]/g, " ")).toContain(
    "<td>3</td><td>77%</td><td>THB 598,000</td><td>THB 29,900</td>",
  );
  expect(html).toContain("<td>8 or more</td><td>50%</td>");
});
