/** Route → page. Every page is a chunk of its own; its loader starts the data it shows. */
import { type RouteObject, data, redirect } from "react-router";
import { movedPages } from "../domain/moved-pages.ts";
import { homeQuery } from "./features/catalogue/home-query.ts";
import { listingPageQuery } from "./features/catalogue/listing-page-query.ts";
import { propertyQuery } from "./features/catalogue/property-query.ts";
import { similarQuery } from "./features/catalogue/similar-query.ts";
import { priceHistoryQuery } from "./features/property/price-history-query.ts";
import type { TextSection } from "./i18n/load-texts.ts";
import type { LoadData } from "./load-data.ts";
import { createReadingRoutes } from "./reading-routes.tsx";
import { ErrorPage } from "./pages/error-page.tsx";
import { NotFoundPage } from "./pages/not-found-page.tsx";
import { SiteLayout } from "./pages/site-layout.tsx";
import { paths } from "./paths.ts";

/** The page's file, by which the server finds the chunk to preload, and the texts it shows (all, when unsaid). */
export type PageHandle = { module: string; texts?: readonly TextSection[] };

export function createRoutes(load: LoadData): RouteObject[] {
  return [
    {
      Component: SiteLayout,
      children: [
        {
          ErrorBoundary: ErrorPage,
          children: [
            {
              path: "/",
              handle: {
                module: "web/pages/home-page.tsx",
                texts: ["home", "catalogue"],
              } satisfies PageHandle,
              loader: async () => {
                await load(homeQuery());
                return null;
              },
              lazy: async () => ({ Component: (await import("./pages/home-page.tsx")).HomePage }),
            },
            {
              path: "/listings",
              handle: {
                module: "web/pages/listings-page.tsx",
                texts: ["catalogue", "amenities"],
              } satisfies PageHandle,
              loader: async ({ request }) => {
                // The schemas that read an address are needed here, not on every first view.
                const { readListingQuery } = await import("../domain/listing-query.ts");
                await load(listingPageQuery(readListingQuery(new URL(request.url).searchParams)));
                return null;
              },
              lazy: async () => ({ Component: (await import("./pages/listings-page.tsx")).ListingsPage }),
            },
            {
              path: "/property/:idOrSlug",
              handle: {
                module: "web/pages/property-page.tsx",
                texts: ["catalogue", "amenities", "property", "contact", "forms"],
              } satisfies PageHandle,
              loader: async ({ params: { idOrSlug = "" } }) => {
                const property = await load(propertyQuery(idOrSlug));
                // By id or by a former slug: the home has one address.
                if (property && property.slug !== idOrSlug)
                  throw redirect(paths.property(property.slug), 301);
                // The home decides whether there is a page; what stands beside it may be missing.
                await Promise.all([
                  load(priceHistoryQuery(property?.slug ?? idOrSlug)).catch(ignoreMissing),
                  property && load(similarQuery(property.id)).catch(ignoreMissing),
                ]);
                return null;
              },
              lazy: async () => ({ Component: (await import("./pages/property-page.tsx")).PropertyPage }),
            },
            {
              path: "/finance",
              handle: {
                module: "web/pages/finance-page.tsx",
                texts: ["catalogue", "finance"],
              } satisfies PageHandle,
              lazy: async () => ({ Component: (await import("./pages/finance-page.tsx")).FinancePage }),
            },
            {
              path: "/contact",
              handle: {
                module: "web/pages/contact-page.tsx",
                texts: ["contact", "forms"],
              } satisfies PageHandle,
              lazy: async () => ({ Component: (await import("./pages/contact-page.tsx")).ContactPage }),
            },
            {
              path: "/thank-you",
              handle: { module: "web/pages/thank-you-page.tsx", texts: ["contact"] } satisfies PageHandle,
              lazy: async () => ({ Component: (await import("./pages/thank-you-page.tsx")).ThankYouPage }),
            },
            {
              path: "/sign-in",
              handle: { module: "web/pages/sign-in-page.tsx", texts: ["account"] } satisfies PageHandle,
              lazy: async () => ({ Component: (await import("./pages/sign-in-page.tsx")).SignInPage }),
            },
            {
              path: "/admin/add-property",
              handle: { module: "web/pages/admin/add-property-page.tsx" },
              lazy: async () => ({
                Component: (await import("./pages/admin/add-property-page.tsx")).AddPropertyPage,
              }),
            },
            {
              // With the pages below it, of which no first view need know.
              path: "/admin/property-scraper/*",
              handle: { module: "web/pages/admin/property-scraper-page.tsx" },
              lazy: async () => ({
                Component: (await import("./pages/admin/property-scraper-page.tsx")).PropertyScraperPage,
              }),
            },
            ...createReadingRoutes(load),
            ...Object.entries(movedPages).map(([path, target]) => ({ path, loader: () => redirect(target) })),
            ...designRoutes(),
            { path: "*", loader: () => data(null, { status: 404 }), Component: NotFoundPage },
          ],
        },
      ],
    },
  ];
}

function ignoreMissing(error: unknown): void {
  if (!(error instanceof Response)) throw error;
}

/** The living page of the design system, in development only. */
function designRoutes(): RouteObject[] {
  if (!import.meta.env.DEV) return [];
  return [
    {
      path: "/_design",
      lazy: async () => ({ Component: (await import("./pages/design-page.tsx")).DesignPage }),
    },
  ];
}
