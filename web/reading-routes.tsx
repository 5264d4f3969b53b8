/** The routes whose pages are texts. A text is needed; the homes and prices beside it are welcome. */
import type { LoaderFunctionArgs, RouteObject } from "react-router";
import type { ArticleKind } from "../domain/article.ts";
import { isAreaSlug } from "../domain/areas.ts";
import { type Locale, splitLocale } from "../domain/locales.ts";
import { areasQuery } from "./features/areas/areas-query.ts";
import { listingPageQuery } from "./features/catalogue/listing-page-query.ts";
import {
  articleIndexQuery,
  articleQuery,
  faqQuery,
  glossaryQuery,
} from "./features/reading/article-queries.ts";
import type { LoadData } from "./load-data.ts";
import type { PageLanguages } from "./page-languages.ts";
import { areaHomes } from "./pages/reading/area-homes-query.ts";
import { paths } from "./paths.ts";
import type { PageHandle } from "./routes.tsx";

const localeOf = (request: Request): Locale => splitLocale(new URL(request.url).pathname).locale;

export function createReadingRoutes(load: LoadData): RouteObject[] {
  /** A page reads on without the catalogue: a failure here is no failure of the page. */
  const tryToLoad: LoadData = (query) => load(query).catch(() => undefined);

  const loadArticle = async (request: Request, kind: ArticleKind, slug: string) => {
    const article = await load(articleQuery(localeOf(request), kind, slug));
    if (article?.listings) {
      // The schemas that read an address are not on every first view.
      const { readArticleListings } = await import("./pages/reading/read-article-listings.ts");
      await tryToLoad(listingPageQuery(readArticleListings(article.listings)));
    }
    return article ? ({ languages: article.languages } satisfies PageLanguages) : null;
  };

  const articleRoute = (path: string, kind: ArticleKind): RouteObject => ({
    path: `${path}/:slug`,
    handle: {
      module: "web/pages/reading/article-page.tsx",
      texts: ["article", "catalogue"],
    } satisfies PageHandle,
    loader: ({ request, params }: LoaderFunctionArgs) => loadArticle(request, kind, params["slug"] ?? ""),
    lazy: async () => {
      const { ArticlePage } = await import("./pages/reading/article-page.tsx");
      return { Component: () => <ArticlePage kind={kind} /> };
    },
  });

  const textRoute = (slug: string): RouteObject => ({
    path: `/${slug}`,
    handle: { module: "web/pages/reading/text-page.tsx", texts: ["article"] } satisfies PageHandle,
    loader: ({ request }: LoaderFunctionArgs) => loadArticle(request, "pages", slug),
    lazy: async () => {
      const { TextPage } = await import("./pages/reading/text-page.tsx");
      return { Component: () => <TextPage slug={slug} /> };
    },
  });

  return [
    textRoute("about-us"),
    textRoute("privacy"),
    textRoute("terms"),
    textRoute("cookies"),
    {
      path: paths.affiliate,
      handle: {
        module: "web/pages/reading/affiliate-page.tsx",
        texts: ["article", "library", "forms"],
      } satisfies PageHandle,
      loader: ({ request }) => loadArticle(request, "pages", "affiliate-program"),
      lazy: async () => ({ Component: (await import("./pages/reading/affiliate-page.tsx")).AffiliatePage }),
    },
    {
      path: paths.areas,
      handle: {
        module: "web/pages/reading/areas-page.tsx",
        texts: ["article", "library"],
      } satisfies PageHandle,
      loader: async ({ request }) => {
        await Promise.all([load(articleIndexQuery(localeOf(request))), tryToLoad(areasQuery())]);
        return null;
      },
      lazy: async () => ({ Component: (await import("./pages/reading/areas-page.tsx")).AreasPage }),
    },
    {
      path: `${paths.areas}/:slug`,
      handle: {
        module: "web/pages/reading/area-page.tsx",
        texts: ["article", "library", "catalogue"],
      } satisfies PageHandle,
      loader: async ({ request, params: { slug } }) => {
        const area = isAreaSlug(slug) ? slug : undefined;
        const [languages] = await Promise.all([
          loadArticle(request, "areas", slug ?? ""),
          tryToLoad(areasQuery()),
          area && tryToLoad(listingPageQuery(areaHomes(area))),
        ]);
        return languages;
      },
      lazy: async () => ({ Component: (await import("./pages/reading/area-page.tsx")).AreaPage }),
    },
    {
      path: paths.blog,
      handle: {
        module: "web/pages/reading/blog-page.tsx",
        texts: ["article", "library"],
      } satisfies PageHandle,
      loader: async ({ request }) => {
        await load(articleIndexQuery(localeOf(request)));
        return null;
      },
      lazy: async () => ({ Component: (await import("./pages/reading/blog-page.tsx")).BlogPage }),
    },
    {
      path: paths.guides,
      handle: {
        module: "web/pages/reading/guides-page.tsx",
        texts: ["article", "library"],
      } satisfies PageHandle,
      loader: async ({ request }) => {
        await load(articleIndexQuery(localeOf(request)));
        return null;
      },
      lazy: async () => ({ Component: (await import("./pages/reading/guides-page.tsx")).GuidesPage }),
    },
    {
      path: paths.tipsForSellers,
      handle: {
        module: "web/pages/reading/tips-page.tsx",
        texts: ["article", "library"],
      } satisfies PageHandle,
      loader: async ({ request }) => {
        await load(articleIndexQuery(localeOf(request)));
        return null;
      },
      lazy: async () => ({ Component: (await import("./pages/reading/tips-page.tsx")).TipsPage }),
    },
    {
      path: paths.faq,
      handle: {
        module: "web/pages/reading/faq-page.tsx",
        texts: ["article", "library"],
      } satisfies PageHandle,
      loader: async ({ request }) => {
        const faq = await load(faqQuery(localeOf(request)));
        return faq ? ({ languages: faq.languages } satisfies PageLanguages) : null;
      },
      lazy: async () => ({ Component: (await import("./pages/reading/faq-page.tsx")).FaqPage }),
    },
    {
      path: paths.glossary,
      handle: {
        module: "web/pages/reading/glossary-page.tsx",
        texts: ["article", "library"],
      } satisfies PageHandle,
      loader: async ({ request }) => {
        const glossary = await load(glossaryQuery(localeOf(request)));
        return glossary ? ({ languages: glossary.languages } satisfies PageLanguages) : null;
      },
      lazy: async () => ({ Component: (await import("./pages/reading/glossary-page.tsx")).GlossaryPage }),
    },
    {
      path: paths.tipsForLandlords,
      handle: {
        module: "web/pages/reading/article-page.tsx",
        texts: ["article", "catalogue"],
      } satisfies PageHandle,
      loader: ({ request }) => loadArticle(request, "resources", "tips-for-landlords"),
      lazy: async () => {
        const { ArticlePage } = await import("./pages/reading/article-page.tsx");
        return { Component: () => <ArticlePage kind="resources" slug="tips-for-landlords" /> };
      },
    },
    articleRoute(paths.guides, "guides"),
    articleRoute(paths.tipsForBuyers, "buyers"),
    articleRoute(paths.tipsForSellers, "sellers"),
    articleRoute(paths.blog, "blog"),
  ];
}
