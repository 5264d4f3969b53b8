/**
 * Tells the site which page was shown. Pages come from the edge's copies, so only the browser knows. No cookie, no id:
 * the message says the kind of page, the language and the listing, and is the same for everybody. Loaded at idle.
 */
import type { Locale } from "../../domain/languages/locales.ts";
import type { View, ViewedPage } from "../../domain/views.ts";
import type { Router, RouterState } from "../routing/router-state.ts";

const pagesByFile: Readonly<Record<string, ViewedPage>> = {
  "front-page": "front-page",
  "listings-page": "listings",
  "property-page": "property",
  "finance-page": "finance",
  "contact-page": "contact",
  "buildings-page": "buildings",
  "building-page": "buildings",
  "reading/areas-page": "areas",
  "reading/area-page": "areas",
};

export function countViews(router: Router, language: Locale): void {
  // Programs that drive a browser say so.
  if (navigator.webdriver) return;
  let counted = "";
  const count = () => {
    const state = router.getState();
    const path = state.location.pathname;
    // A changed filter or another place within the page is the same view. A hidden tab is no view.
    if (document.visibilityState !== "visible" || state.navigation.state !== "idle" || path === counted)
      return;
    counted = path;
    const view = viewOf(state, language);
    if (view)
      navigator.sendBeacon("/api/views", new Blob([JSON.stringify(view)], { type: "application/json" }));
  };
  router.subscribe(count);
  document.addEventListener("visibilitychange", count);
  count();
}

/** Undefined for what is not counted: personal pages and pages that do not exist. */
export function viewOf(
  { match, error }: Pick<RouterState, "match" | "error">,
  language: Locale,
): View | undefined {
  const { row } = match.route;
  if (!row || row.isPersonal || error) return undefined;
  const page = pagesByFile[row.file] ?? "reading";
  if (page !== "property") return { page, language };
  const listing = match.params["idOrSlug"];
  return listing ? { page, listing, language } : undefined;
}
