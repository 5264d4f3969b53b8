/** The addresses of every page in one language, read from a running site, so that a new text is tested too. */
import type { BuildingList, ListingPage } from "../domain/api.ts";
import { type ArticleSummary, contentAddresses } from "../domain/site/article.ts";
import { indexedQueries } from "../domain/listings/query/indexed-queries.ts";
import { propertyTypes } from "../domain/listings/listing.ts";
import { type Locale, isAdminLocale, localisePath } from "../domain/languages/locales.ts";
import { writeListingQuery } from "../domain/listings/query/write-listing-query.ts";

/** Indexed pages that are not articles. */
const fixedPaths = [
  "/",
  "/listings",
  ...indexedQueries.map((query) => `/listings${writeListingQuery(query)}`),
  "/finance",
  "/guide",
  "/list-your-home",
  "/contact",
  "/areas",
  "/buildings",
  "/blog",
  "/resources/faq",
  "/resources/glossary",
  "/resources/home-buying-guides",
  "/resources/tips-for-sellers",
];

/** Pages that are not indexed. */
const privatePaths = [
  "/sign-in",
  "/list-your-home/sent",
  "/your-home",
  "/viewing",
  "/thank-you?kind=application&reference=BT-TEST",
];

/** In the languages of the administration only. */
const adminPaths = [
  "/admin",
  "/admin/add-property",
  "/admin/enquiries",
  "/admin/people",
  "/admin/people/audit-log",
  "/admin/properties",
  "/admin/property-scraper",
  "/admin/settings",
];

export type SiteAddress = {
  /** With the language's prefix. */
  address: string;
  path: string;
  isPublic: boolean;
  /** Set when the page is an article. */
  article?: ArticleSummary;
};

type ReadJson = <Body>(address: string) => Promise<Body>;

/** All texts and routes, one listing of each type and two buildings. */
export async function listAddresses(locale: Locale, read: ReadJson): Promise<SiteAddress[]> {
  const listingPaths = await Promise.all(
    propertyTypes.map(async (type) => {
      const { listings } = await read<ListingPage>(`/api/listings?type=${type}&limit=1`);
      return listings.map(({ slug }) => `/property/${slug}`);
    }),
  );
  const { buildings } = await read<BuildingList>("/api/buildings");
  // The one with most homes and the one with fewest.
  const buildingPaths = [buildings[0], buildings.at(-1)].flatMap((one) =>
    one ? [`/buildings/${one.slug}`] : [],
  );
  const articles = await read<ArticleSummary[]>(contentAddresses.index(locale));
  const addressOf = (path: string) => ({ address: localisePath(path, locale), path });
  return [
    ...[...fixedPaths, ...listingPaths.flat(), ...buildingPaths].map((path) => ({
      ...addressOf(path),
      isPublic: true,
    })),
    ...articles.map((article) => ({ ...addressOf(article.path), isPublic: true, article })),
    ...[...privatePaths, ...(isAdminLocale(locale) ? adminPaths : [])].map((path) => ({
      ...addressOf(path),
      isPublic: false,
    })),
  ];
}
