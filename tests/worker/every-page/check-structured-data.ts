/** Checks that each kind of structured data agrees with its page. An unknown kind is an error. */
import { expect } from "vitest";
import { formatDay } from "../../../domain/languages/format-date.ts";
import { formatMoney } from "../../../domain/languages/money.ts";
import { formatNumber } from "../../../domain/languages/numbers.ts";
import { defaultSite } from "../../../domain/site/site.ts";
import type { Page } from "./crawl-site.ts";

type Data = Record<string, unknown>;

const squeeze = (text: string) => text.replace(/\s+/g, " ").trim();
const textOf = (value: unknown) => squeeze(String(value));
const isData = (value: unknown): value is Data => typeof value === "object" && value !== null;
const listOf = (value: unknown): Data[] => (Array.isArray(value) ? value.filter(isData) : []);
const pathOf = (address: unknown) => new URL(String(address)).pathname;

function textsOf({ $ }: Page, selector: string): string[] {
  return $(selector)
    .toArray()
    .map((element) => squeeze($(element).text()));
}

/** The text of each open answer, without source marks and glossary notes. */
function answersOf({ $ }: Page): string[] {
  return $(".faq-question > div")
    .toArray()
    .map((element) => {
      const answer = $(element).clone();
      answer.find("sup, .term-note").remove();
      return squeeze(answer.text());
    });
}

function checkArticle(data: Data, page: Page): void {
  const header = squeeze(page.$("article header").text());
  expect(textOf(data["headline"]), page.address).toBe(squeeze(page.$("h1").text()));
  expect(header, page.address).toContain(textOf(data["description"]));
  expect(header, page.address).toContain(squeeze(formatDay(String(data["dateModified"]), page.locale)));
  expect(data["inLanguage"], page.address).toBe(page.$(".article-text").attr("lang"));
  expect(String(data["image"]), page.address).toMatch(/^http:\/\/site\.test\/.+\.(svg|png|webp)$/);
  const days = [data["datePublished"], data["dateModified"]].map(String);
  for (const day of days) expect(day, page.address).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(days.toSorted(), page.address).toEqual(days);
}

function checkListing(data: Data, page: Page): void {
  const shown = squeeze(page.$("main").text());
  expect(textOf(data["name"]), page.address).toBe(squeeze(page.$("h1").text()));
  expect(data["inLanguage"], page.address).toBe(page.locale);
  const described = page.$('meta[name="description"]').attr("content") ?? "";
  expect(textOf(data["description"]), page.address).toBe(squeeze(described));
  for (const offer of listOf(data["offers"])) {
    const rent = offer["priceSpecification"];
    const price = Number(offer["price"] ?? (isData(rent) && rent["price"]));
    expect(price, page.address).toBeGreaterThan(0);
    expect(shown, page.address).toContain(squeeze(formatMoney(price, "THB", page.locale)));
  }
}

const checks: Record<string, (data: Data, page: Page) => void> = {
  Article: checkArticle,
  BlogPosting: checkArticle,
  RealEstateListing: checkListing,
  ApartmentComplex: (data, page) => {
    expect(squeeze(page.$("h1").text()), page.address).toContain(textOf(data["name"]));
    expect(pathOf(data["url"]), page.address).toBe(page.address);
    const chips = textsOf(page, 'section[aria-labelledby="facilities"] li');
    expect(listOf(data["amenityFeature"]).map(({ name }) => textOf(name))).toEqual(chips);
    const units = data["numberOfAccommodationUnits"];
    const shown = squeeze(formatNumber(Number(units), page.locale));
    expect(units === undefined || squeeze(page.$("main").text()).includes(shown), page.address).toBe(true);
  },
  RealEstateAgent: (data, page) => {
    expect(data["name"]).toBe(defaultSite.business.name);
    expect(page.$("footer").text(), page.address).toContain(defaultSite.business.name);
  },
  BreadcrumbList: (data, page) => {
    const steps = listOf(data["itemListElement"]);
    const visible = textsOf(page, "main nav ol > li:not([aria-hidden])");
    expect(
      steps.map(({ name }) => textOf(name)),
      page.address,
    ).toEqual(visible.slice(0, steps.length));
    const links = new Set(
      page
        .$("a[href]")
        .toArray()
        .map(({ attribs }) => attribs["href"]),
    );
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
    expect(pathOf(steps.at(-1)?.["item"]), page.address).toBe(page.address);
    expect(squeeze(page.$("main").text()), page.address).toContain(textOf(steps.at(-1)?.["name"]));
    for (const { item } of steps.slice(0, -1)) expect(links, page.address).toContain(pathOf(item));
  },
  FAQPage: (data, page) => {
    const questions = listOf(data["mainEntity"]);
    expect(questions.map(({ name }) => textOf(name))).toEqual(textsOf(page, ".faq-question h3"));
    const answers = questions.map(({ acceptedAnswer }) => isData(acceptedAnswer) && acceptedAnswer["text"]);
    expect(answers.map((text) => textOf(text))).toEqual(answersOf(page));
  },
  DefinedTermSet: (data, page) => {
    const terms = listOf(data["hasDefinedTerm"]);
    const shown = [...terms].toSorted((a, b) => String(a["@id"]).localeCompare(String(b["@id"])));
    const words = page.$(".glossary-word").toArray();
    const onPage = words
      .map((word) => ({
        "@id": `${new URL(String(data["@id"])).origin}${page.address}#${word.attribs["id"]}`,
        name: squeeze(page.$(word).find("dt > span").first().text()),
        description: squeeze(page.$(word).find("dd").text()),
      }))
      .toSorted((a, b) => a["@id"].localeCompare(b["@id"]));
    expect(
      shown.map((term) => ({
        "@id": term["@id"],
        name: textOf(term["name"]),
        description: textOf(term["description"]),
      })),
    ).toEqual(onPage);
  },
};

/** Checks every block of a page and returns their kinds. */
export function checkStructuredData(page: Page): string[] {
  return page
    .$('script[type="application/ld+json"]')
    .toArray()
    .map((block) => {
      const data: unknown = JSON.parse(page.$(block).text());
      if (!isData(data)) throw new TypeError(`${page.address}: structured data is not an object`);
      expect(data["@context"], page.address).toBe("https://schema.org");
      const kind = String(data["@type"]);
      const check = checks[kind];
      if (!check) throw new TypeError(`${page.address}: there is no check for ${kind}`);
      check(data, page);
      return kind;
    });
}
