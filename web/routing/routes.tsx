/** Turns the page table into routes. Each page is a chunk of its own; its loader starts reading the data. */
import type { i18n } from "i18next";
import type { ComponentType } from "react";
import type { LoadData } from "../data/load-data.ts";
import { loadTexts } from "../i18n/load-texts.ts";
import { type TextSection, sections } from "../i18n/texts.ts";
import { NotFoundPage } from "../pages/not-found-page.tsx";
import { createLoaders } from "./loaders.ts";
import { type PageRow, movedPages, pages } from "./pages.ts";
import { isAdminPath } from "./paths.ts";
import { notFound, redirect } from "./responses.ts";
import type { Route, RouteCode } from "./route.ts";

type PageFile = { [name: string]: ComponentType<Partial<NonNullable<PageRow["article"]>>> };

/** The pages of the table. The error pages are in the entry chunk; the design page is not built. */
const files = import.meta.glob<PageFile>([
  "../pages/**/*-page.tsx",
  "!../pages/{error,not-found,withdrawn,design}-page.tsx",
  "!../pages/admin/*",
]);

/** Only the browser knows who is signed in, so the server shows the frame of these and never a page. */
const adminFiles = import.meta.env.SSR ? {} : import.meta.glob<PageFile>("../pages/admin/*-page.tsx");

/** In the browser, a page's code counts as loaded only when its texts are loaded too. */
export function createRoutes(load: LoadData, texts?: i18n): Route[] {
  const loaders = createLoaders(load);
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
  if (isAdminPath(path)) return loadAdminPage(file);
  const Page = await loadPage(files, file);
  return { Page: article ? () => <Page {...article} /> : Page };
}

async function loadAdminPage(file: string): Promise<RouteCode> {
  const [Page, { AdminLayout }] = await Promise.all([
    import.meta.env.SSR ? () => null : loadPage(adminFiles, file),
    import("../pages/admin/admin-layout.tsx"),
  ]);
  return { Page, Frame: AdminLayout };
}

async function loadPage(
  from: Record<string, () => Promise<PageFile>>,
  file: string,
): Promise<PageFile[string]> {
  const [Page] = Object.values((await from[`../pages/${file}.tsx`]?.()) ?? {});
  if (!Page) throw new Error(`There is no page in ${file}.`);
  return Page;
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
