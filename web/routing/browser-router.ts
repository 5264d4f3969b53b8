/**
 * Navigation in the browser. A page's code and data load together, and the address changes once both have arrived.
 * After a second click meanwhile, only the later page opens.
 */
import type { LoadData } from "../data/load-data.ts";
import { createHref, readLocation } from "./addresses.ts";
import { loadPage } from "./load-page.ts";
import { matchRoutes } from "./match-routes.ts";
import type { Route, RouteMatch } from "./route.ts";
import {
  type Arrival,
  type KeptPlaces,
  type MayLeave,
  type Router,
  type RouterState,
  idle,
} from "./router-state.ts";

type Change = "push" | "replace" | "none";
/** The state of an entry of the history: the key of its place. */
type Entry = { key: string };
type Options = {
  basename: string;
  /** The page that the server rendered. Its code is loaded. */
  match: RouteMatch;
  /** The error, if its loader failed. */
  error?: unknown;
  places: KeptPlaces;
  load: LoadData;
};

export function createBrowserRouter(
  routes: readonly Route[],
  { basename, match, error, places, load }: Options,
): Router {
  const listeners = new Set<() => void>();
  let running = new AbortController();
  let mayLeave: MayLeave | undefined;
  let state: RouterState = {
    location: readLocation(new URL(window.location.href), basename),
    match,
    error,
    arrival: { show: "same" },
    navigation: idle,
  };
  let key = keyOf(window.history.state) ?? nameEntry();
  window.addEventListener("popstate", () => {
    const returnsTo = keyOf(window.history.state);
    // A press on a link to a fragment: the browser moves within the page. Pressed again, it keeps the entry.
    if (returnsTo === undefined || returnsTo === key) {
      key = returnsTo ?? nameEntry();
      return void go(new URL(window.location.href), "none", state.arrival);
    }
    const { pathname, search, hash } = state.location;
    if (!isFree(window.location, () => window.history.back())) {
      // The browser has left already. It comes back here, and one step back leads where it went.
      const here = new URL(createHref(pathname + search + hash, basename), window.location.href);
      return window.history.pushState({ key } satisfies Entry, "", here);
    }
    keepPlace();
    key = returnsTo;
    void go(new URL(window.location.href), "none", { show: "place", restore: places.find(key) });
  });
  window.addEventListener("pagehide", keepPlace);
  // Browsers that load this document again restore its place by themselves.
  takeOverScrolling("manual");
  window.addEventListener("pagehide", () => takeOverScrolling("auto"));
  window.addEventListener("pageshow", () => takeOverScrolling("manual"));

  /** A change within the page asks nothing. */
  function isFree(to: Pick<URL, "pathname" | "search">, goOn: () => void): boolean {
    const { pathname, search } = state.location;
    return !mayLeave || to.pathname + to.search === createHref(pathname + search, basename) || mayLeave(goOn);
  }

  /** While a page loads, the place of the one before is kept already. */
  function keepPlace() {
    if (state.navigation.state === "idle") places.keep(key);
  }

  function change(next: Partial<RouterState>) {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  async function go(url: URL, how: Change, arrival: Arrival): Promise<void> {
    running.abort();
    running = new AbortController();
    const { signal } = running;
    const location = readLocation(url, basename);
    const isSamePage =
      location.pathname === state.location.pathname && location.search === state.location.search;
    if (isSamePage && (how === "none" || location.hash !== state.location.hash)) {
      key = writeAddress(url, how) ?? key;
      return change({ location, arrival, navigation: idle });
    }
    const match = matchRoutes(routes, url.pathname, basename);
    // Another language or another site: the browser loads it as a new document.
    if (!match || url.origin !== window.location.origin) return window.location.assign(url);
    change({ navigation: { state: "loading", location } });
    const { error, redirect } = await loadPage(match, new Request(url, { signal }), load);
    if (signal.aborted) return undefined;
    if (redirect) {
      const to = new URL(createHref(redirect.to, basename), url);
      const isHere = to.href === window.location.href;
      return go(to, how === "none" || isHere ? "replace" : how, arrival);
    }
    key = writeAddress(url, how) ?? key;
    return change({ location, match, error, arrival, navigation: idle });
  }

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    createHref: (to) => createHref(to, basename),
    navigate: (href, { replace = false, keepsPlace = false } = {}) => {
      const url = new URL(href, window.location.href);
      const follow = () => {
        keepPlace();
        return go(url, replace ? "replace" : "push", { show: keepsPlace ? "same" : "start" });
      };
      return keepsPlace || isFree(url, follow) ? follow() : Promise.resolve();
    },
    setMayLeave: (next) => void (mayLeave = next),
  };
}

/** Answers the key of a new entry. */
function writeAddress(url: URL, how: Change): string | undefined {
  if (how === "none") return undefined;
  const entry: Entry = { key: makeKey() };
  if (how === "push") window.history.pushState(entry, "", url);
  else window.history.replaceState(entry, "", url);
  return entry.key;
}

function nameEntry(): string {
  return writeAddress(new URL(window.location.href), "replace") ?? "";
}

function makeKey(): string {
  return Math.random().toString(36).slice(2);
}

function keyOf(state: unknown): string | undefined {
  const isEntry = typeof state === "object" && state !== null && "key" in state;
  return isEntry && typeof state.key === "string" ? state.key : undefined;
}

function takeOverScrolling(mode: ScrollRestoration): void {
  window.history.scrollRestoration = mode;
}
