/**
 * From address to address in the browser: a page's code and data are asked for together, the address changes once
 * both are there, and whoever clicks again meanwhile goes to the later place only.
 */
import type { RouteObject } from "react-router";
import { createHref, readPlace } from "./addresses.ts";
import { loadPage } from "./load-page.ts";
import { matchRoutes } from "./match-routes.ts";
import { type Router, type RouterState, idle } from "./router-state.ts";

type Change = "push" | "replace" | "none";
type Options = { basename: string; hydrationData?: { errors?: Record<string, unknown> | null } };

/** The matched page's code has been loaded before: what the server rendered is shown at once. */
export function createBrowserRouter(routes: RouteObject[], { basename, hydrationData }: Options): Router {
  const listeners = new Set<() => void>();
  let running = new AbortController();
  let state: RouterState = {
    location: readPlace(new URL(window.location.href), basename),
    matches: matchRoutes(routes, window.location, basename) ?? [],
    error: Object.values(hydrationData?.errors ?? {})[0],
    navigation: idle,
  };
  window.addEventListener("popstate", () => void go(new URL(window.location.href), "none"));

  function change(next: Partial<RouterState>) {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  async function go(url: URL, how: Change): Promise<void> {
    running.abort();
    running = new AbortController();
    const { signal } = running;
    const location = readPlace(url, basename);
    const isSamePage =
      location.pathname === state.location.pathname && location.search === state.location.search;
    if (isSamePage && (how === "none" || location.hash !== state.location.hash)) {
      writeAddress(url, how);
      return change({ location, navigation: idle });
    }
    const matches = matchRoutes(routes, url, basename);
    // Not of this language, or of another site: the browser goes there itself.
    if (!matches || url.origin !== window.location.origin) return window.location.assign(url);
    change({ navigation: { state: "loading", location } });
    const { error, redirect } = await loadPage(matches, new Request(url, { signal }));
    if (signal.aborted) return undefined;
    if (redirect)
      return go(new URL(createHref(redirect.to, basename), url), how === "none" ? "replace" : how);
    writeAddress(url, how);
    return change({ location, matches, error, navigation: idle });
  }

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    createHref: (to) => createHref(to, basename),
    navigate: (href, { replace = false } = {}) =>
      go(new URL(href, window.location.href), replace ? "replace" : "push"),
  };
}

function writeAddress(url: URL, how: Change): void {
  if (how === "push") window.history.pushState(null, "", url);
  if (how === "replace") window.history.replaceState(null, "", url);
}
