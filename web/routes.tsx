/** Route → page. Every page is a chunk of its own; its loader starts the data it shows. */
import { type RouteObject, data, redirect } from "react-router";
import { readListingQuery } from "../domain/listing-query.ts";
import { homeQuery } from "./features/catalogue/home-query.ts";
import { listingPageQuery } from "./features/catalogue/listing-page-query.ts";
import { propertyQuery } from "./features/catalogue/property-query.ts";
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
              handle: { module: "web/pages/listings-page.tsx", texts: ["catalogue"] } satisfies PageHandle,
              loader: async ({ request }) => {
                await load(listingPageQuery(readListingQuery(new URL(request.url).searchParams)));
                return null;
              },
              lazy: async () => ({ Component: (await import("./pages/listings-page.tsx")).ListingsPage }),
            },
            {
              path: "/property/:idOrSlug",
              handle: { module: "web/pages/property-page.tsx" },
              loader: async ({ params }) => {
                const asked = params["idOrSlug"] ?? "";
                const property = await load(propertyQuery(asked));
                // By id or by a former slug: the home has one address.
                if (property && property.slug !== asked) throw redirect(paths.property(property.slug), 301);
                return null;
              },
              lazy: async () => ({ Component: (await import("./pages/property-page.tsx")).PropertyPage }),
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
              path: "/admin/property-scraper",
              handle: { module: "web/pages/admin/property-scraper-page.tsx" },
              lazy: async () => ({
                Component: (await import("./pages/admin/property-scraper-page.tsx")).PropertyScraperPage,
              }),
            },
            ...createReadingRoutes(load),
            { path: "*", loader: () => data(null, { status: 404 }), Component: NotFoundPage },
          ],
        },
      ],
    },
  ];
}
