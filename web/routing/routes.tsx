/** Turns the page table into routes. Each page is a chunk of its own; its loader starts reading the data. */
import type { i18n } from "i18next";
import { loadTexts } from "../i18n/load-texts.ts";
import { type TextSection, sections } from "../i18n/texts.ts";
import { NotFoundPage } from "../pages/not-found-page.tsx";
import { loaders } from "./loaders.ts";
import { type PageFile, loadPage } from "./page-files.ts";
import { type PageRow, movedPages, pages } from "./pages.ts";
import { isAdminPath } from "./paths.ts";
import { notFound, redirect } from "./responses.ts";
import type { Route, RouteCode } from "./route.ts";

/** The pages of the table. The error pages are in the entry chunk; the design page is not built. */
const files = import.meta.glob<PageFile>([
  "../pages/**/*-page.tsx",
  "!../pages/{error,not-found,removed-text,withdrawn,design}-page.tsx",
  "!../pages/admin/**",
]);

/** In the browser, a page's code counts as loaded only when its texts are loaded too. */
export function createRoutes(texts?: i18n): Route[] {
  const withTexts = async <Code,>(code: Promise<Code>, shown: readonly TextSection[]): Promise<Code> => {
    const [loaded] = await Promise.all([code, texts && loadTexts(texts, shown)]);
    return loaded;
  };
  return [
    ...pages.map((row): Route => {
      const loader = row.data && loaders[row.data];
      return {
        path: row.path,
        row,
        loader: loader && ((asked) => loader(asked, row)),
        lazy: () => withTexts(loadPageFile(row), row.texts),
      };
    }),
    ...Object.entries(movedPages).map(([path, target]) => ({ path, loader: () => redirect(target) })),
    ...(import.meta.env.DEV ? [designRoute(withTexts)] : []),
    { path: "*", loader: notFound, Page: NotFoundPage },
  ];
}

async function loadPageFile({ path, file, article }: PageRow): Promise<RouteCode> {
  if (isAdminPath(path)) return (await import("./admin-pages.ts")).loadAdminPage(file);
  const Page = await loadPage(files, file);
  return { Page: article ? () => <Page {...article} /> : Page };
}

/** The page of the design system, in development only. */
function designRoute(
  withTexts: <Code>(code: Promise<Code>, shown: readonly TextSection[]) => Promise<Code>,
): Route {
  return {
    path: "/_design",
    lazy: async () => {
      const { DesignPage } = await withTexts(import("../pages/design-page.tsx"), sections);
      return { Page: DesignPage };
    },
  };
}
