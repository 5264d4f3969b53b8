/** Rules for every page in every language, for readers, search engines and links. */
import { load } from "cheerio";
import { afterAll, beforeAll, expect, test } from "vitest";
import { movedPages, pages as pageTable } from "../../../web/routing/pages.ts";
import { locales, localisePath, splitLocale } from "../../../domain/languages/locales.ts";
import { defaultSite as owner } from "../../../domain/site/site.ts";
import { isPromised } from "../../../web/content/build/sources/promised-texts.ts";
import { measureTitle, titleRoom } from "../../../web/components/page/fit-title.ts";
import { type Product, startProduct } from "../../start-product.ts";
import { checkStructuredData } from "./check-structured-data.ts";
import { type Page, type Site, crawlSite } from "./crawl-site.ts";
import { findUntranslated } from "./find-untranslated.ts";

let product: Product;
let site: Site;
let pages: Page[];
beforeAll(async () => {
  product = await startProduct();
  site = await crawlSite(product);
  pages = [...site.pages.values()];
});
afterAll(() => product.close());

const isInOwnLanguage = ({ locale, language }: Page) => language === locale;
/** True for a page that is indexed in its own language. */
const isOwn = (page: Page) => page.isPublic && isInOwnLanguage(page);
const titleOf = ({ $ }: Page) => $("head title").text();
const headingOf = ({ $ }: Page) => $("h1").text().trim();
const descriptionOf = ({ $ }: Page) => $('meta[name="description"]').attr("content") ?? "";
const territories = { en: "en_GB", th: "th_TH", zh: "zh_CN", ru: "ru_RU", de: "de_DE", fr: "fr_FR" };
const locate = (address: string | undefined) => {
  const url = new URL(address ?? "");
  return url.pathname + url.search;
};

test("Every page answers 200 and has one h1 and its language", () => {
  expect(pages.length).toBeGreaterThan(locales.length * 55);
  for (const { address, locale, status, $ } of pages) {
    expect(status, address).toBe(200);
    expect($("h1"), address).toHaveLength(1);
    expect($("h1").text().trim(), address).not.toBe("");
    expect($("html").attr("lang"), address).toBe(locale);
  }
});

test("No page without the administration is headed by the key of a text that the server lacks", async () => {
  const key = /^\p{Ll}\w*(?:\.\w+)*$/u;
  const heads = pageTable.filter(({ path }) => !/[:*]|^\/admin/.test(path));
  expect(heads.length).toBeGreaterThan(30);
  for (const { path } of heads) {
    const $ = load(await (await site.ask(path)).text());
    const shown = $("h1, main > p, main > h1 + p")
      .toArray()
      .map((one) => $(one).text().trim());
    expect(
      [$("title").text().split(" · ")[0], ...shown].filter((text) => key.test(text ?? "")),
      path,
    ).toEqual([]);
  }
});

test("Every page has a title and a description that are unique in its language", () => {
  for (const locale of locales) {
    for (const read of [titleOf, descriptionOf]) {
      const seen = new Map<string, string>();
      for (const page of pages) {
        if (page.locale !== locale || !page.isPublic) continue;
        const value = read(page);
        expect(value, page.address).not.toBe("");
        expect(seen.get(value), `${page.address} says "${value}" too`).toBeUndefined();
        seen.set(value, page.address);
      }
    }
  }
});

test("A title has room in a list of results, with the site's name where there is room for both", () => {
  let named = 0;
  for (const page of pages) {
    const title = titleOf(page);
    expect(measureTitle(title), `${page.address}: ${title}`).toBeLessThanOrEqual(titleRoom);
    expect(title, page.address).not.toMatch(/[\u2060\u00ad]/);
    named += title.endsWith(` · ${owner.business.name}`) ? 1 : 0;
  }
  expect(named).toBeGreaterThan(pages.length / 2);
});

test("A shared link has the page's language, a picture with its size and a description of it", () => {
  for (const page of pages.filter(({ isPublic }) => isPublic)) {
    const read = (property: string) =>
      page
        .$(`meta[property="${property}"]`)
        .toArray()
        .map(({ attribs }) => attribs["content"]);
    expect(read("og:locale"), page.address).toEqual([territories[page.language]]);
    const others = (page.article?.languages ?? locales).filter((one) => one !== page.language);
    expect(read("og:locale:alternate"), page.address).toEqual(others.map((one) => territories[one]));
    expect(Number(read("og:image:width")[0]), page.address).toBeGreaterThanOrEqual(800);
    expect(Number(read("og:image:height")[0]), page.address).toBeGreaterThanOrEqual(400);
    expect(read("og:image:alt")[0], page.address).toMatch(/\p{L}{2}/u);
    const isText = page.$('script[type="application/ld+json"]').text().includes("datePublished");
    expect(read("og:type"), page.address).toEqual([isText ? "article" : "website"]);
    expect(read("article:modified_time"), page.address).toHaveLength(isText ? 1 : 0);
  }
});

test("The canonical of a page is the page itself, or the English original if it is not translated", () => {
  for (const page of pages.filter(({ isPublic }) => isPublic)) {
    const canonical = locate(page.$('link[rel="canonical"]').attr("href"));
    expect(canonical, page.address).toBe(isInOwnLanguage(page) ? page.address : page.path);
    expect(page.$('meta[name="robots"]'), page.address).toHaveLength(0);
  }
});

test("Private pages are noindex and have a title, and a missing page is a 404", async () => {
  for (const page of pages.filter(({ isPublic }) => !isPublic)) {
    expect(page.$('meta[name="robots"]').attr("content"), page.address).toBe("noindex");
    expect(titleOf(page), page.address).not.toBe("");
  }
  for (const locale of locales) {
    const address = localisePath("/no/such/page", locale);
    expect((await site.ask(address)).status, address).toBe(404);
  }
});

test("The languages of a page name each other", () => {
  for (const page of pages.filter(({ isPublic }) => isPublic)) {
    const links = page.$('link[rel="alternate"][hreflang]').toArray();
    const named = links.map(({ attribs }) => ({
      language: attribs["hreflang"],
      path: locate(attribs["href"]),
    }));
    if (!isInOwnLanguage(page)) {
      expect(named, page.address).toEqual([]);
      continue;
    }
    expect(named, page.address).toContainEqual({ language: page.locale, path: page.address });
    expect(named, page.address).toContainEqual({ language: "x-default", path: page.path });
    expect(named.length, page.address).toBe((page.article?.languages ?? locales).length + 1);
    for (const { path } of named) {
      const back = site.pages.get(path)?.$(`link[hreflang="${page.locale}"]`).attr("href");
      expect(back && locate(back), `${path} leads back to ${page.address}`).toBe(page.address);
    }
  }
});

test("Every text that is promised in all languages exists in all languages", () => {
  for (const page of pages) {
    const { article } = page;
    if (article && !isPromised(article.kind, article.slug)) continue;
    expect(page.language, page.address).toBe(page.locale);
  }
});

test("A text in another language than its page has its own lang attribute and a note", () => {
  for (const { address, article, locale, $ } of pages) {
    if (!article) continue;
    expect($(".article-text").attr("lang"), address).toBe(article.language);
    expect($('[role="note"]'), address).toHaveLength(article.language === locale ? 0 : 1);
  }
});

/** Titles that are the same in other languages as in English. */
const sharedWords = ["Blog", `Blog · ${owner.business.name}`];

test("No translated page has an English title, description or heading, even when its text is English", () => {
  const found: string[] = [];
  let compared = 0;
  for (const page of pages) {
    const english = site.pages.get(page.path);
    if (!english || page.locale === "en") continue;
    for (const read of [titleOf, descriptionOf, headingOf]) {
      const words = read(page);
      compared += 1;
      if (words === "" || sharedWords.includes(words)) continue;
      if (words === read(english)) found.push(`${page.address}: ${words}`);
    }
  }
  expect(compared).toBeGreaterThan(5 * 3 * 50);
  expect(found).toEqual([]);
});

test("No phrase on a translated page is still English", () => {
  const found = pages.flatMap((page) => {
    const english = site.pages.get(page.path);
    if (!english || page.locale === "en") return [];
    return findUntranslated(page, english).map((phrase) => `${page.address}: ${phrase}`);
  });
  expect(found).toEqual([]);
});

test("Every link and picture of a page works, and every link's anchor exists", async () => {
  const statuses = new Map<string, number>();
  for (const page of pages) {
    const targets = page.$("a[href], img[src]").toArray();
    for (const { attribs, tagName } of targets) {
      const url = new URL(attribs["href"] ?? attribs["src"] ?? "", `http://site.test${page.address}`);
      if (url.host !== "site.test" || !url.protocol.startsWith("http")) continue;
      const address = url.pathname + url.search;
      const target = site.pages.get(address);
      // The language menu and files (pictures, feeds) may leave the page's language.
      if (tagName === "a" && !attribs["hreflang"] && !/\.\w+$/u.test(url.pathname)) {
        expect(splitLocale(url.pathname).locale, `${page.address} → ${address}`).toBe(page.locale);
      }
      if (target && url.hash) {
        const place = decodeURIComponent(url.hash.slice(1));
        expect(target.anchors, `${page.address} → ${address}${url.hash}`).toContain(place);
      }
      if (target) continue;
      const status = statuses.get(address) ?? (await site.ask(address)).status;
      statuses.set(address, status);
      const isMoved = splitLocale(url.pathname).path in movedPages;
      expect(status, `${page.address} → ${address}`).toBe(isMoved ? 301 : 200);
    }
  }
  expect(statuses.size).toBeGreaterThan(50);
});

test("The structured data of every page is valid and agrees with the page", () => {
  const kinds = new Set(pages.flatMap(checkStructuredData));
  expect([...kinds].toSorted()).toEqual([
    "ApartmentComplex",
    "Article",
    "BlogPosting",
    "BreadcrumbList",
    "DefinedTermSet",
    "FAQPage",
    "RealEstateAgent",
    "RealEstateListing",
  ]);
});

test("No page has an inline script or a style element", () => {
  for (const { address, $ } of pages) {
    const scripts = $("script:not([src])").toArray();
    expect(
      scripts.every(({ attribs }) => attribs["type"]?.endsWith("json")),
      address,
    ).toBe(true);
    expect($("style"), address).toHaveLength(0);
    expect($('[id^="S:"]'), address).toHaveLength(0);
  }
});

test("Every guide and every article for buyers and sellers ends with a link to a consultation", () => {
  const kinds = new Set<string | undefined>(["buyers", "sellers", "guides", "resources"]);
  for (const { address, article, locale, $ } of pages.filter((page) => kinds.has(page.article?.kind))) {
    const call = $(
      `main section[aria-labelledby="consultation"] a[href="${localisePath("/contact", locale)}"]`,
    );
    expect(call, address).toHaveLength(1);
    if (article && locale === "en") expect(call.text(), address).toBe("Schedule a Consultation");
  }
});

test("The sitemap has exactly the public pages, in the languages in which they exist", async () => {
  const hasOwnFile = (path: string) => /^\/(?:property|buildings)\//.test(path);
  const $ = load(await (await site.ask("/sitemaps/pages.xml")).text(), { xml: true });
  const listed = $("url > loc")
    .toArray()
    .map((loc) => locate($(loc).text()));
  const expected = pages.filter((page) => isOwn(page) && !hasOwnFile(page.path));
  expect(listed.toSorted()).toEqual(expected.map(({ address }) => address).toSorted());
});
