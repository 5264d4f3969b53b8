/**
 * Opens a page on the server: finds its route, runs its loader and loads its code. Ranking the routes takes as long as
 * rendering a dozen cards, so a set of routes is used again. Two requests never share a set at the same time, because
 * its loaders read for one request.
 */
import { type Locale, localisePath } from "../../domain/languages/locales.ts";
import type { LoadData } from "../data/load-data.ts";
import { createHref, readLocation } from "../routing/addresses.ts";
import { type LoadedPage, loadPage } from "../routing/load-page.ts";
import { matchRoutes } from "../routing/match-routes.ts";
import type { PageRow } from "../routing/pages.ts";
import type { Route } from "../routing/route.ts";
import type { Router } from "../routing/router-state.ts";
import { createRoutes } from "../routing/routes.tsx";
import { createStaticRouter } from "../routing/static-router.ts";

type Slot = { routes: Route[]; load: LoadData };

type OpenedPage = Omit<LoadedPage, "redirect"> & { row: PageRow | undefined; router: Router };

const idle: Slot[] = [];

/** Answers the page, or a redirect. */
export async function openPage(
  locale: Locale,
  request: Request,
  load: LoadData,
): Promise<OpenedPage | Response> {
  const basename = localisePath("/", locale);
  const url = new URL(request.url);
  const slot = idle.pop() ?? makeSlot(load);
  slot.load = load;
  const match = matchRoutes(slot.routes, url.pathname, basename);
  if (!match) throw new Error(`${url.pathname} is not within ${basename}.`);
  const { redirect, ...loaded } = await loadPage(match, request);
  idle.push(slot);
  if (redirect) {
    const headers = { location: createHref(redirect.to, basename) };
    return new Response(null, { status: redirect.status, headers });
  }
  const location = readLocation(url, basename);
  const router = createStaticRouter(
    { location, match, error: loaded.error, arrival: { show: "same" } },
    { basename },
  );
  return { ...loaded, row: match.route.row, router };
}

function makeSlot(load: LoadData): Slot {
  const routes = createRoutes((query) => slot.load(query));
  const slot: Slot = { routes, load };
  return slot;
}
