/** Every page of the site in every language, fetched once, for the tests of what all of them keep to. */
import { type CheerioAPI, load } from "cheerio";
import type { ListingPage } from "../../domain/api.ts";
import { type ArticleSummary, contentAddresses } from "../../domain/article.ts";
import { indexedQueries } from "../../domain/indexed-queries.ts";
import { propertyTypes } from "../../domain/listing.ts";
import { type Locale, locales, localisePath } from "../../domain/locales.ts";
import { writeListingQuery } from "../../domain/write-listing-query.ts";
import type { Product } from "../start-product.ts";

/** Indexed pages that are no articles. */
const fixedPaths = [
  "/",
  "/listings",
  ...indexedQueries.map((query) => `/listings${writeListingQuery(query)}`),
  "/finance",
  "/contact",
  "/areas",
  "/blog",
  "/resources/faq",
  "/resources/glossary",
  "/resources/home-buying-guides",
  "/resources/tips-for-sellers",
];

/** Pages that robots are kept from. */
const privatePaths = [
  "/sign-in",
  "/thank-you?kind=application&reference=BT-TEST",
  "/admin/add-property",
  "/admin/property-scraper",
];

export type Page = {
  /** With the language's prefix. */
  address: string;
  locale: Locale;
  path: string;
  isPublic: boolean;
  /** The language its text is in: English where an article has not been translated. */
  language: Locale;
  /** When its text is an article. */
  article?: ArticleSummary;
  status: number;
  html: string;
  $: CheerioAPI;
  anchors: Set<string | undefined>;
};

export type Site = { pages: Map<string, Page>; ask: (address: string) => Promise<Response> };

export async function crawlSite(product: Product): Promise<Site> {
  /** A connection each: between two tests the server closes those that idle. */
  const ask = (address: string) => product.fetch(address, { headers: { connection: "close" } });
  const read = async (address: string) => (await ask(address)).json();
  const homes = await Promise.all(
    propertyTypes.map(async (type) => {
      const { listings }: ListingPage = await read(`/api/listings?type=${type}&limit=1`);
      return listings.map(({ slug }) => `/property/${slug}`);
    }),
  );
  const pages = new Map<string, Page>();
  for (const locale of locales) {
    const articles: ArticleSummary[] = await read(contentAddresses.index(locale));
    const byPath = new Map(articles.map((article) => [article.path, article]));
    const languages = new Map<string, Locale>([
      ["/resources/faq", (await read(contentAddresses.faq(locale))).language],
      ["/resources/glossary", (await read(contentAddresses.glossary(locale))).language],
    ]);
    for (const path of [...fixedPaths, ...homes.flat(), ...byPath.keys(), ...privatePaths]) {
      const address = localisePath(path, locale);
      const article = byPath.get(path);
      const response = await ask(address);
      pages.set(address, {
        address,
        locale,
        path,
        isPublic: !privatePaths.includes(path),
        language: article?.language ?? languages.get(path) ?? locale,
        ...(article && { article }),
        status: response.status,
        ...readHtml(await response.text()),
      });
    }
  }
  return { pages, ask };
}

function readHtml(html: string): Pick<Page, "html" | "$" | "anchors"> {
  const $ = load(html);
  const named = $("[id]").toArray();
  return { html, $, anchors: new Set(named.map(({ attribs }) => attribs["id"])) };
}
