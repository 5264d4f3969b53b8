/** Every page that is a text, in every language: what a reader, a search engine and a link may rely on. */
import { readFile, readdir } from "node:fs/promises";
import { type CheerioAPI, load } from "cheerio";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ArticleSummary, contentAddresses } from "../../domain/article.ts";
import { type Locale, locales, localisePath, splitLocale } from "../../domain/locales.ts";
import { type Product, startProduct } from "../start-product.ts";

/** Pages with a text of their own beside the articles. */
const indexPaths = [
  "/areas",
  "/blog",
  "/resources/faq",
  "/resources/glossary",
  "/resources/home-buying-guides",
  "/resources/tips-for-sellers",
];

type Page = {
  address: string;
  locale: Locale;
  path: string;
  /** The language its text is in. */
  language: Locale;
  status: number;
  $: CheerioAPI;
  html: string;
  anchors: Set<string | undefined>;
};

let product: Product;
const summaries = new Map<Locale, ArticleSummary[]>();
const pages = new Map<string, Page>();

beforeAll(async () => {
  product = await startProduct();
  for (const locale of locales) {
    const read = async (address: string) => (await product.fetch(address)).json();
    const articles: ArticleSummary[] = await read(contentAddresses.index(locale));
    summaries.set(locale, articles);
    const languages = new Map<string, Locale>(articles.map(({ path, language }) => [path, language]));
    languages.set("/resources/faq", (await read(contentAddresses.faq(locale))).language);
    languages.set("/resources/glossary", (await read(contentAddresses.glossary(locale))).language);
    for (const path of [...indexPaths, ...articles.map((article) => article.path)]) {
      const address = localisePath(path, locale);
      const response = await product.fetch(address);
      const html = await response.text();
      const $ = load(html);
      const anchors = new Set(
        $("[id]")
          .toArray()
          .map((element) => element.attribs["id"]),
      );
      const language = languages.get(path) ?? locale;
      pages.set(address, { address, locale, path, language, status: response.status, html, $, anchors });
    }
  }
}, 120_000);
afterAll(() => product.close());

const summaryOf = ({ locale, path }: Page) => summaries.get(locale)?.find((article) => article.path === path);

const isInOwnLanguage = ({ locale, language }: Page) => language === locale;

test("Each is there, with one heading of the first level", () => {
  expect(pages.size).toBeGreaterThan(locales.length * 40);
  for (const { address, status, $ } of pages.values()) {
    expect(status, address).toBe(200);
    expect($("h1"), address).toHaveLength(1);
    expect($("h1").text().trim(), address).not.toBe("");
  }
});

test("Each has a title and a description that no other page of its language has", () => {
  for (const locale of locales) {
    const own = [...pages.values()].filter((page) => page.locale === locale && isInOwnLanguage(page));
    for (const read of [
      (page: Page) => page.$("title").text(),
      (page: Page) => page.$('meta[name="description"]').attr("content") ?? "",
    ]) {
      const seen = new Map<string, string>();
      for (const page of own) {
        const value = read(page);
        expect(value, page.address).not.toBe("");
        expect(seen.get(value), `${page.address} says "${value}" too`).toBeUndefined();
        seen.set(value, page.address);
      }
    }
  }
});

test("Each names itself as canonical, or the English original where it is not translated", () => {
  for (const page of pages.values()) {
    const canonical = new URL(page.$('link[rel="canonical"]').attr("href") ?? "").pathname;
    const expected = isInOwnLanguage(page) ? page.address : page.path;
    expect(canonical, page.address).toBe(expected);
  }
});

test("The languages of a page name one another", () => {
  for (const page of pages.values()) {
    const links = page.$('link[rel="alternate"][hreflang]').toArray();
    const named = links.map((link) => ({
      language: link.attribs["hreflang"],
      path: new URL(link.attribs["href"] ?? "").pathname,
    }));
    if (!isInOwnLanguage(page)) {
      expect(named, page.address).toEqual([]);
      continue;
    }
    expect(named, page.address).toContainEqual({ language: page.locale, path: page.address });
    expect(named, page.address).toContainEqual({ language: "x-default", path: page.path });
    for (const { path } of named) {
      const back = pages.get(path)?.$(`link[hreflang="${page.locale}"]`).attr("href");
      expect(back && new URL(back).pathname, `${path} leads back to ${page.address}`).toBe(page.address);
    }
  }
});

test("A text that is not in the page's language says so and carries its own", () => {
  for (const page of pages.values()) {
    const article = summaryOf(page);
    if (!article) continue;
    expect(page.$("html").attr("lang"), page.address).toBe(page.locale);
    expect(page.$(".article-text").attr("lang"), page.address).toBe(article.language);
    expect(page.$('[role="note"]'), page.address).toHaveLength(article.language === page.locale ? 0 : 1);
  }
});

test("Every link inside the texts leads to a page that is there and to a place on it", async () => {
  const statuses = new Map<string, number>();
  for (const page of pages.values()) {
    for (const link of page.$("main a[href]").toArray()) {
      const url = new URL(link.attribs["href"] ?? "", `http://site.test${page.address}`);
      if (url.host !== "site.test") continue;
      expect(splitLocale(url.pathname).locale, `${page.address} → ${url.pathname}`).toBe(page.locale);
      const target = pages.get(url.pathname);
      if (target && url.hash) {
        expect(target.anchors, `${page.address} → ${url.pathname}${url.hash}`).toContain(
          decodeURIComponent(url.hash.slice(1)),
        );
      }
      if (target) continue;
      const address = url.pathname + url.search;
      const status = statuses.get(address) ?? (await product.fetch(address)).status;
      statuses.set(address, status);
      expect(status, `${page.address} → ${address}`).toBe(200);
    }
  }
});

test("What a page tells machines can be read and is what it shows", () => {
  const kinds = new Set<string>();
  for (const page of pages.values()) {
    for (const block of page.$('script[type="application/ld+json"]').toArray()) {
      const data: Record<string, unknown> = JSON.parse(page.$(block).text());
      expect(data["@context"], page.address).toBe("https://schema.org");
      kinds.add(String(data["@type"]));
      if (data["@type"] === "Article" || data["@type"] === "BlogPosting") {
        expect(data["headline"], page.address).toBe(page.$("h1").text());
      }
      if (data["@type"] === "FAQPage" && Array.isArray(data["mainEntity"])) {
        const shown = page
          .$("details h3")
          .toArray()
          .map((heading) => page.$(heading).text());
        expect(
          data["mainEntity"].map(({ name }: { name: string }) => name),
          page.address,
        ).toEqual(shown);
      }
      if (data["@type"] === "DefinedTermSet" && Array.isArray(data["hasDefinedTerm"])) {
        expect(data["hasDefinedTerm"], page.address).toHaveLength(page.$("dt").length);
      }
    }
  }
  expect([...kinds].toSorted()).toEqual([
    "Article",
    "BlogPosting",
    "BreadcrumbList",
    "DefinedTermSet",
    "FAQPage",
  ]);
});

test("No page needs an inline script or a style element to be read", () => {
  for (const { address, $ } of pages.values()) {
    const scripts = $("script:not([src])").toArray();
    expect(
      scripts.every(({ attribs }) => attribs["type"]?.endsWith("json")),
      address,
    ).toBe(true);
    expect($("style"), address).toHaveLength(0);
    expect($('[id^="S:"]'), address).toHaveLength(0);
  }
});

test("The back links are the specification's", () => {
  const backOf = (address: string) => {
    const link = pages.get(address)?.$("article header a").first();
    return [link?.text().replace("← ", ""), link?.attr("href")];
  };
  expect(backOf("/resources/tips-for-sellers/home-staging")).toEqual([
    "Back to All Resources",
    "/resources/tips-for-sellers",
  ]);
  expect(backOf("/resources/tips-for-buyers/closing-costs")).toEqual([
    "Back to All Resources",
    "/resources/tips-for-sellers",
  ]);
  expect(backOf("/resources/tips-for-buyers/mortgage-pre-approval")).toEqual([
    "Back to All Resources",
    "/resources/home-buying-guides",
  ]);
});

test("Every article ends with the way to a consultation", () => {
  for (const page of pages.values()) {
    const kind = summaryOf(page)?.kind;
    if (kind !== "buyers" && kind !== "sellers" && kind !== "guides") continue;
    expect(
      page.$(`main a[href="${localisePath("/contact", page.locale)}"]`).length,
      page.address,
    ).toBeGreaterThan(0);
  }
  expect(pages.get("/resources/tips-for-sellers/home-staging")?.html).toContain("Schedule a Consultation");
});

test("The index of the tips lists all twelve articles", () => {
  const $ = pages.get("/resources/tips-for-sellers")?.$;
  const links =
    $?.("main article a")
      .toArray()
      .map((link) => link.attribs["href"] ?? "") ?? [];
  expect(links.filter((href) => href.startsWith("/resources/tips-for-buyers/"))).toHaveLength(6);
  expect(links.filter((href) => href.startsWith("/resources/tips-for-sellers/"))).toHaveLength(6);
});

test("A text that does not exist is a missing page, not an outage", async () => {
  for (const path of [
    "/blog/nothing",
    "/areas/nowhere",
    "/resources/tips-for-buyers/nothing",
    "/th/blog/nothing",
  ]) {
    expect((await product.fetch(path)).status, path).toBe(404);
  }
  const answer = await product.fetch("/content/en/blog/nothing.json");
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ error: { code: "not_found" } });
});

test("The blog can be followed as a feed", async () => {
  const response = await product.fetch("/blog/feed.xml");
  expect(response.headers.get("content-type")).toContain("application/rss+xml");
  const $ = load(await response.text(), { xml: true });
  const posts = summaries.get("en")?.filter(({ kind }) => kind === "blog") ?? [];
  expect($("item")).toHaveLength(posts.length);
  expect(pages.get("/blog")?.$('link[type="application/rss+xml"]').attr("href")).toBe("/blog/feed.xml");
});

test("Neither the Worker's bundle nor the browser's holds the texts", async () => {
  const dist = new URL("../../dist/", import.meta.url);
  const scripts = (await readdir(dist, { recursive: true })).filter((file) => file.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(10);
  const sentence = "Boats come in to the market in the morning";
  for (const file of scripts) {
    const code = (await readFile(new URL(file, dist), "utf8")).toLowerCase();
    expect(code.includes(sentence.toLowerCase()), file).toBe(false);
  }
  expect(pages.get("/areas/naklua")?.html.toLowerCase()).toContain(sentence.toLowerCase());
});
