/**
 * What each kind of page reads before it is shown. On the server a loader waits for its data; in the browser it only
 * starts reading. Data that the page cannot do without decides its status. Other data may be missing.
 */
import { type Locale, splitLocale } from "../../domain/languages/locales.ts";
import { isAreaSlug } from "../../domain/places/areas.ts";
import type { LoadData } from "../data/load-data.ts";
import { areasQuery } from "../features/areas/areas-query.ts";
import { compareQuery, readComparedIds } from "../features/catalogue/compare/compare-query.ts";
import { frontPageQuery } from "../features/catalogue/front-page-query.ts";
import { pinsQuery } from "../features/catalogue/map/pins-query.ts";
import { articleListingsQuery, listingPageQuery } from "../features/catalogue/listing-page-query.ts";
import { propertyQuery } from "../features/catalogue/property-query.ts";
import { similarQuery } from "../features/catalogue/similar-query.ts";
import { receiptQuery } from "../features/leads/receipt-query.ts";
import { priceHistoryQuery } from "../features/property/price/price-history-query.ts";
import {
  articleIndexQuery,
  articleQuery,
  faqQuery,
  glossaryQuery,
} from "../features/reading/article-queries.ts";
import { areaListings } from "../pages/reading/area-listings-query.ts";
import type { PageData, PageRow } from "./pages.ts";
import { paths } from "./paths.ts";
import { notFound, redirect } from "./responses.ts";
import type { LoaderAnswer, LoaderArgs, PageFacts } from "./route.ts";

type PageLoader = (asked: LoaderArgs, row: PageRow) => Promise<LoaderAnswer>;

export function createLoaders(load: LoadData): Record<PageData, PageLoader> {
  const tryToLoad: LoadData = (query) => load(query).catch(ignoreMissing);

  const loadArticle: PageLoader = async ({ request, params }, { article: shown }) => {
    const { kind = "pages", slug = params["slug"] ?? "" } = shown ?? {};
    const article = await load(articleQuery(localeOf(request), kind, slug));
    if (article?.listings) await tryToLoad(articleListingsQuery(article.listings, localeOf(request)));
    return article && languagesOf(article);
  };

  return {
    frontPage: async ({ request }) => {
      await load(frontPageQuery(localeOf(request)));
      return undefined;
    },
    listings: async ({ request }) => {
      // Loaded here, because the schemas are not needed on every first view.
      const { readListingQuery } = await import("../../domain/listings/query/listing-query.ts");
      const query = readListingQuery(new URL(request.url).searchParams);
      // In the browser the map reads its pins itself, if it is shown.
      await Promise.all([
        load(listingPageQuery(query, localeOf(request))),
        import.meta.env.SSR && tryToLoad(pinsQuery(query)),
      ]);
      return undefined;
    },
    property: async ({ request, params: { idOrSlug = "" } }) => {
      const property = await load(propertyQuery(idOrSlug));
      // Requested by id or by a former slug: send the visitor to the listing's one address.
      if (property && property.slug !== idOrSlug) return redirect(paths.property(property.slug), 301);
      await Promise.all([
        tryToLoad(priceHistoryQuery(property?.slug ?? idOrSlug)),
        property && tryToLoad(similarQuery(property.id, localeOf(request))),
      ]);
      return undefined;
    },
    propertySheet: async ({ params: { idOrSlug = "" } }) => {
      const property = await load(propertyQuery(idOrSlug));
      if (property && property.slug !== idOrSlug) return redirect(paths.propertySheet(property.slug), 301);
      return undefined;
    },
    areas: async ({ request }) => {
      await Promise.all([load(articleIndexQuery(localeOf(request))), tryToLoad(areasQuery())]);
      return undefined;
    },
    area: async (asked, row) => {
      const { slug } = asked.params;
      const [facts] = await Promise.all([
        loadArticle(asked, row),
        tryToLoad(areasQuery()),
        isAreaSlug(slug) && tryToLoad(listingPageQuery(areaListings(slug), localeOf(asked.request))),
      ]);
      return facts;
    },
    article: loadArticle,
    articleIndex: async ({ request }) => {
      await load(articleIndexQuery(localeOf(request)));
      return undefined;
    },
    compare: async ({ request }) => {
      const ids = readComparedIds(new URL(request.url).searchParams);
      if (ids.length > 0) await load(compareQuery(ids));
      return undefined;
    },
    contact: async ({ request }) => {
      const slug = new URL(request.url).searchParams.get("listing");
      // A visitor may also write about a listing that is gone.
      if (slug) await tryToLoad(propertyQuery(slug));
      return undefined;
    },
    thankYou: async ({ request }) => {
      const receipt = receiptQuery(new URL(request.url).searchParams);
      if (receipt.enabled) await tryToLoad(receipt);
      return undefined;
    },
    faq: async ({ request }) => {
      const faq = await load(faqQuery(localeOf(request)));
      return faq && languagesOf(faq);
    },
    glossary: async ({ request }) => {
      const glossary = await load(glossaryQuery(localeOf(request)));
      return glossary && languagesOf(glossary);
    },
    adminPage: async ({ params }) => {
      // Only the server answers with a status.
      if (!import.meta.env.SSR) return undefined;
      const { readAdminPage } = await import("./admin-paths.ts");
      return readAdminPage(params["*"] ?? "") ? undefined : notFound();
    },
    adminSettings: async ({ params }) => {
      if (!import.meta.env.SSR) return undefined;
      const { sectionNames } = await import("../../domain/site/site.ts");
      const { "*": section = "" } = params;
      return section === "" || sectionNames.some((name) => name === section) ? undefined : notFound();
    },
  };
}

function localeOf(request: Request): Locale {
  return splitLocale(new URL(request.url).pathname).locale;
}

function languagesOf({ languages }: { languages: Locale[] }): PageFacts {
  return { languages };
}

function ignoreMissing(error: unknown): undefined {
  if (!(error instanceof Response)) throw error;
}
