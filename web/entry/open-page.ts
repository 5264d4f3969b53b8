/**
 * A page on the server: which routes lead to it, what its loader answered, its code at hand. Ranking all routes takes
 * as long as a dozen cards, so routes that have answered answer again; never for two requests at once, because their
 * loaders read by the request that they are at.
 */
import type { RouteObject } from "react-router";
import { type Locale, localisePath } from "../domain/locales.ts";
import type { LoadData } from "./load-data.ts";
import { createHref, readPlace } from "./router/addresses.ts";
import { loadPage } from "./router/load-page.ts";
import { type RouteMatch, matchRoutes } from "./router/match-routes.ts";
import type { Router } from "./router/router-state.ts";
import { createStaticRouter } from "./router/static-router.ts";
import { createRoutes } from "./routes.tsx";

type Slot = { routes: RouteObject[]; load: LoadData };

type OpenedPage = { matches: RouteMatch[]; status: number; data: unknown; error: unknown; router: Router };

const idle: Slot[] = [];

/** The page, or a Response that leads elsewhere. */
export async function openPage(
  locale: Locale,
  request: Request,
  load: LoadData,
): Promise<OpenedPage | Response> {
  const basename = localisePath("/", locale);
  const url = new URL(request.url);
  const slot = idle.pop() ?? makeSlot(load);
  slot.load = load;
  const matches = matchRoutes(slot.routes, url, basename) ?? [];
  const { status, data, error, redirect } = await loadPage(matches, request);
  idle.push(slot);
  if (redirect) {
    const headers = { location: createHref(redirect.to, basename) };
    return new Response(null, { status: redirect.status, headers });
  }
  const location = readPlace(url, basename);
  return {
    matches,
    status,
    data,
    error,
    router: createStaticRouter({ location, matches, error, basename }),
  };
}

function makeSlot(load: LoadData): Slot {
  const routes = createRoutes((query) => slot.load(query));
  const slot: Slot = { routes, load };
  return slot;
}
