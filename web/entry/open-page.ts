/** Opens a page on the server: finds its route, runs its loader and loads its code. */
import { type Locale, localisePath } from "../../domain/languages/locales.ts";
import type { LoadData } from "../data/load-data.ts";
import { createHref, readLocation } from "../routing/addresses.ts";
import { type LoadedPage, loadPage } from "../routing/load-page.ts";
import { matchRoutes } from "../routing/match-routes.ts";
import type { PageRow } from "../routing/pages.ts";
import type { Router } from "../routing/router-state.ts";
import { createRoutes } from "../routing/routes.tsx";
import { createStaticRouter } from "../routing/static-router.ts";
import type { Rendered } from "./render-contract.ts";

type OpenedPage = Omit<LoadedPage, "redirect"> & { row: PageRow | undefined; router: Router };

const routes = createRoutes();

/** Answers the page, or a redirect. */
export async function openPage(
  locale: Locale,
  request: Request,
  load: LoadData,
): Promise<OpenedPage | Rendered> {
  const basename = localisePath("/", locale);
  const url = new URL(request.url);
  const match = matchRoutes(routes, url.pathname, basename);
  if (!match) throw new Error(`${url.pathname} is not within ${basename}.`);
  const { redirect, ...loaded } = await loadPage(match, request, load);
  if (redirect) {
    const headers = { location: createHref(redirect.to, basename) };
    return { status: redirect.status, headers, body: "" };
  }
  const location = readLocation(url, basename);
  const router = createStaticRouter(
    { location, match, error: loaded.error, arrival: { show: "same" } },
    { basename },
  );
  return { ...loaded, row: match.route.row, router };
}
