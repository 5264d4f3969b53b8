/**
 * Navigation in the browser. A page's code and data load together, and the address changes once both have arrived.
 * After a second click meanwhile, only the later page opens.
 */
import { createHref, readLocation } from "./addresses.ts";
import { loadPage } from "./load-page.ts";
import { matchRoutes } from "./match-routes.ts";
import type { Route, RouteMatch } from "./route.ts";
import { type Router, type RouterState, idle } from "./router-state.ts";

type Change = "push" | "replace" | "none";
type Options = {
  basename: string;
  /** The page that the server rendered. Its code is loaded. */
  match: RouteMatch;
  /** The error, if its loader failed. */
  error?: unknown;
};

export function createBrowserRouter(routes: readonly Route[], { basename, match, error }: Options): Router {
  const listeners = new Set<() => void>();
  let running = new AbortController();
  let state: RouterState = {
    location: readLocation(new URL(window.location.href), basename),
    match,
    error,
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
    const location = readLocation(url, basename);
    const isSamePage =
      location.pathname === state.location.pathname && location.search === state.location.search;
    if (isSamePage && (how === "none" || location.hash !== state.location.hash)) {
      writeAddress(url, how);
      return change({ location, navigation: idle });
    }
    const match = matchRoutes(routes, url.pathname, basename);
    // Another language or another site: the browser loads it as a new document.
    if (!match || url.origin !== window.location.origin) return window.location.assign(url);
    change({ navigation: { state: "loading", location } });
    const { error, redirect } = await loadPage(match, new Request(url, { signal }));
    if (signal.aborted) return undefined;
    if (redirect)
      return go(new URL(createHref(redirect.to, basename), url), how === "none" ? "replace" : how);
    writeAddress(url, how);
    return change({ location, match, error, navigation: idle });
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
