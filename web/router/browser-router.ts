/**
 * From address to address in the browser: a page's code and data are asked for together, the address changes once
 * both are there, and whoever clicks again meanwhile goes to the later place only.
 */
import type { LoaderFunctionArgs, Location, Path, RouteObject } from "react-router";
import { type RouteMatch, matchRoutes, stripBasename } from "./match-routes.ts";

export type Place = Pick<Location, keyof Path>;

export type RouterState = {
  location: Place;
  matches: RouteMatch[];
  /** What the page's loader or code failed with. */
  error: unknown;
  navigation: { state: "idle" | "loading"; location?: Place };
};

export type NavigateOptions = { replace?: boolean | undefined };

export type BrowserRouter = ReturnType<typeof createBrowserRouter>;

type Change = "push" | "replace" | "none";
type Options = { basename: string; hydrationData?: { errors?: Record<string, unknown> | null } };

const idle = { state: "idle" } as const;

/** The matched page's code has been loaded before: what the server rendered is shown at once. */
export function createBrowserRouter(routes: RouteObject[], { basename, hydrationData }: Options) {
  const listeners = new Set<() => void>();
  let running = new AbortController();
  let state: RouterState = {
    location: readPlace(new URL(window.location.href)),
    matches: matchRoutes(routes, window.location, basename) ?? [],
    error: Object.values(hydrationData?.errors ?? {})[0],
    navigation: idle,
  };
  window.addEventListener("popstate", () => void go(new URL(window.location.href), "none"));

  function change(next: Partial<RouterState>) {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  function readPlace({ pathname, search, hash }: Path): Place {
    return { pathname: stripBasename(pathname, basename) ?? pathname, search, hash };
  }

  function createHref(to: string): string {
    if (basename === "/" || !to.startsWith("/")) return to;
    return basename + (/^\/(?=$|[?#])/.test(to) ? to.slice(1) : to);
  }

  async function go(url: URL, how: Change): Promise<void> {
    running.abort();
    running = new AbortController();
    const { signal } = running;
    const location = readPlace(url);
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
    const { error, redirect } = await loadPage(matches, url, signal);
    if (signal.aborted) return undefined;
    if (redirect) return go(new URL(createHref(redirect), url), how === "none" ? "replace" : how);
    writeAddress(url, how);
    return change({ location, matches, error, navigation: idle });
  }

  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Where a path of the site, written without its language, is found. */
    createHref,
    /** To an address as `createHref` writes it. */
    navigate: (href: string, { replace = false }: NavigateOptions = {}) =>
      go(new URL(href, window.location.href), replace ? "replace" : "push"),
  };
}

function writeAddress(url: URL, how: Change): void {
  if (how === "push") window.history.pushState(null, "", url);
  if (how === "replace") window.history.replaceState(null, "", url);
}

type Loaded = { error?: unknown; redirect?: string };

async function loadPage(matches: RouteMatch[], url: URL, signal: AbortSignal): Promise<Loaded> {
  const match = matches.at(-1);
  if (!match) return {};
  const { route, params } = match;
  const loader: unknown = route.loader;
  try {
    const [answer] = await Promise.all([
      isPageLoader(loader) && loader({ request: new Request(url, { signal }), params }),
      loadCode(route),
    ]);
    return readRedirect(answer);
  } catch (thrown) {
    return thrown instanceof Response ? readRedirect(thrown) : { error: thrown };
  }
}

/** Ours read nothing else of what React Router hands them. */
type PageLoader = (asked: Pick<LoaderFunctionArgs, "request" | "params">) => unknown;

function isPageLoader(loader: unknown): loader is PageLoader {
  return typeof loader === "function";
}

async function loadCode(route: RouteObject): Promise<void> {
  if (typeof route.lazy === "function") Object.assign(route, await route.lazy(), { lazy: undefined });
}

function readRedirect(answer: unknown): Loaded {
  if (!(answer instanceof Response)) return {};
  const redirect = answer.headers.get("location");
  return redirect
    ? { redirect }
    : { error: { status: answer.status, statusText: "", internal: false, data: null } };
}
