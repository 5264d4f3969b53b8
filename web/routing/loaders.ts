/**
 * What each kind of page reads before it is shown. On the server a loader waits for its data; in the browser it only
 * starts reading. Data that the page cannot do without decides its status. Other data may be missing.
 */
import { type Locale, splitLocale } from "../../domain/languages/locales.ts";
import { isAreaSlug } from "../../domain/places/areas.ts";
import { alertsQuery, readAlertLink } from "../features/alerts/alerts-query.ts";
import { areasQuery } from "../features/areas/areas-query.ts";
import { buildingQuery, buildingsQuery } from "../features/buildings/buildings-query.ts";
import { compareQuery, readComparedIds } from "../features/catalogue/compare/compare-query.ts";
import { frontPageQuery } from "../features/catalogue/front-page-query.ts";
import { pinsQuery } from "../features/catalogue/map/pins-query.ts";
import { articleListingsQuery, listingPageQuery } from "../features/catalogue/listing-page-query.ts";
import { propertyQuery } from "../features/catalogue/property-query.ts";
import { similarQuery } from "../features/catalogue/similar-query.ts";
import { readReferrerLink, referralsQuery } from "../features/referrals/referrals-query.ts";
import { visitorsViewingQuery, readViewingLink } from "../features/leads/viewing/visitors-viewing-query.ts";
import {
  ownersHomeQuery,
  readOfferLink,
  readOwnersLink,
  sentOfferQuery,
} from "../features/leads/offer/offer-queries.ts";
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

const loadArticle: PageLoader = async ({ request, params, load }, { article: shown }) => {
  const { kind = "pages", slug = params["slug"] ?? "" } = shown ?? {};
  const article = await load(articleQuery(localeOf(request), kind, slug));
  // Requested by a former address: send the visitor to the one of now.
  if (article && article.slug !== slug) return redirect(article.path, 301);
  if (article?.listings)
    await load(articleListingsQuery(article.listings, localeOf(request))).catch(ignoreMissing);
  return article && languagesOf(article);
};

export const loaders: Record<PageData, PageLoader> = {
  frontPage: async ({ request, load }) => {
    await load(frontPageQuery(localeOf(request)));
    return undefined;
  },
  listings: async ({ request, load }) => {
    // Loaded here, because the schemas are not needed on every first view.
    const { readListingQuery } = await import("../../domain/listings/query/listing-query.ts");
    const query = readListingQuery(new URL(request.url).searchParams);
    // After a navigation in the browser the map reads its pins itself, if it is shown.
    await Promise.all([
      load(listingPageQuery(query, localeOf(request))),
      import.meta.env.SSR && load(pinsQuery(query)).catch(ignoreMissing),
    ]);
    return undefined;
  },
  property: async ({ request, params: { idOrSlug = "" }, load }) => {
    const property = await load(propertyQuery(idOrSlug));
    // Requested by id or by a former slug: send the visitor to the listing's one address.
    if (property && property.slug !== idOrSlug) return redirect(paths.property(property.slug), 301);
    await Promise.all([
      load(priceHistoryQuery(property?.slug ?? idOrSlug)).catch(ignoreMissing),
      property && load(similarQuery(property.id, localeOf(request))).catch(ignoreMissing),
    ]);
    return undefined;
  },
  propertySheet: async ({ params: { idOrSlug = "" }, load }) => {
    const property = await load(propertyQuery(idOrSlug));
    if (property && property.slug !== idOrSlug) return redirect(paths.propertySheet(property.slug), 301);
    return undefined;
  },
  alertHome: async ({ params: { slug = "" }, load }) => {
    await load(propertyQuery(slug));
    return undefined;
  },
  alertBuilding: async ({ params: { slug = "" }, load }) => {
    await load(buildingQuery(slug));
    return undefined;
  },
  yourAlerts: async ({ request, load }) => {
    await load(alertsQuery(readAlertLink(new URL(request.url).searchParams)));
    return undefined;
  },
  areas: async ({ request, load }) => {
    await Promise.all([load(articleIndexQuery(localeOf(request))), load(areasQuery()).catch(ignoreMissing)]);
    return undefined;
  },
  area: async (asked, row) => {
    const { load, params } = asked;
    const { slug } = params;
    const [facts] = await Promise.all([
      loadArticle(asked, row),
      load(areasQuery()).catch(ignoreMissing),
      isAreaSlug(slug) &&
        load(listingPageQuery(areaListings(slug), localeOf(asked.request))).catch(ignoreMissing),
      load(buildingsQuery()).catch(ignoreMissing),
    ]);
    return facts;
  },
  buildings: async ({ load }) => {
    await load(buildingsQuery());
    return undefined;
  },
  building: async ({ params: { slug = "" }, load }) => {
    const found = await load(buildingQuery(slug));
    // It was merged into another: send the visitor there.
    return found && found.building.slug !== slug
      ? redirect(paths.building(found.building.slug), 301)
      : undefined;
  },
  article: loadArticle,
  articleIndex: async ({ request, load }) => {
    await load(articleIndexQuery(localeOf(request)));
    return undefined;
  },
  compare: async ({ request, load }) => {
    const ids = readComparedIds(new URL(request.url).searchParams);
    if (ids.length > 0) await load(compareQuery(ids));
    return undefined;
  },
  contact: async ({ request, load }) => {
    const slug = new URL(request.url).searchParams.get("listing");
    // A visitor may also write about a listing that is gone.
    if (slug) await load(propertyQuery(slug)).catch(ignoreMissing);
    return undefined;
  },
  thankYou: async ({ request, load }) => {
    const receipt = receiptQuery(new URL(request.url).searchParams);
    if (!receipt.enabled) return undefined;
    const answer = await load(receipt).catch(ignoreMissing);
    const listing = answer?.receipt?.listing;
    if (listing) await load(propertyQuery(listing)).catch(ignoreMissing);
    return undefined;
  },
  visitorsViewing: async ({ request, load }) => {
    await load(visitorsViewingQuery(readViewingLink(new URL(request.url).searchParams)));
    return undefined;
  },
  referrals: async ({ request, load }) => {
    await load(referralsQuery(readReferrerLink(new URL(request.url).searchParams)));
    return undefined;
  },
  sentOffer: async ({ request, load }) => {
    await load(sentOfferQuery(readOfferLink(new URL(request.url).searchParams)));
    return undefined;
  },
  ownersHome: async ({ request, load }) => {
    await load(ownersHomeQuery(readOwnersLink(new URL(request.url).searchParams)));
    return undefined;
  },
  faq: async ({ request, load }) => {
    const faq = await load(faqQuery(localeOf(request)));
    return faq && languagesOf(faq);
  },
  glossary: async ({ request, load }) => {
    const glossary = await load(glossaryQuery(localeOf(request)));
    return glossary && languagesOf(glossary);
  },
  adminPage: async ({ params }) => {
    const { readAdminPage } = await import("./admin-paths.ts");
    return readAdminPage(params["*"] ?? "") ? undefined : notFound();
  },
  adminSettings: async ({ params }) => {
    const { sectionNames } = await import("../../domain/site/site.ts");
    const { "*": section = "" } = params;
    return section === "" || sectionNames.some((name) => name === section) ? undefined : notFound();
  },
};

function localeOf(request: Request): Locale {
  return splitLocale(new URL(request.url).pathname).locale;
}

function languagesOf({ languages }: { languages: Locale[] }): PageFacts {
  return { languages };
}

function ignoreMissing(error: unknown): undefined {
  if (!(error instanceof Response)) throw error;
}
