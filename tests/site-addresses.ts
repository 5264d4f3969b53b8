/** The addresses of every page in one language, read from a running site: a new text is tested without being listed. */
import type { ListingPage } from "../domain/api.ts";
import { type ArticleSummary, contentAddresses } from "../domain/article.ts";
import { indexedQueries } from "../domain/indexed-queries.ts";
import { propertyTypes } from "../domain/listing.ts";
import { type Locale, localisePath } from "../domain/locales.ts";
import { writeListingQuery } from "../domain/write-listing-query.ts";

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

export type SiteAddress = {
  /** With the language's prefix. */
  address: string;
  path: string;
  isPublic: boolean;
  /** When its text is an article. */
  article?: ArticleSummary;
};

type ReadJson = <Body>(address: string) => Promise<Body>;

/** All texts and routes, and of the homes one of each type. */
export async function listAddresses(locale: Locale, read: ReadJson): Promise<SiteAddress[]> {
  const homes = await Promise.all(
    propertyTypes.map(async (type) => {
      const { listings } = await read<ListingPage>(`/api/listings?type=${type}&limit=1`);
      return listings.map(({ slug }) => `/property/${slug}`);
    }),
  );
  const articles = await read<ArticleSummary[]>(contentAddresses.index(locale));
  const addressOf = (path: string) => ({ address: localisePath(path, locale), path });
  return [
    ...[...fixedPaths, ...homes.flat()].map((path) => ({ ...addressOf(path), isPublic: true })),
    ...articles.map((article) => ({ ...addressOf(article.path), isPublic: true, article })),
    ...privatePaths.map((path) => ({ ...addressOf(path), isPublic: false })),
  ];
}
