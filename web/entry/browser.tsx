/** Hydrates the server's HTML. */
import { hydrate } from "@tanstack/react-query";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { ownTerm } from "../../domain/facts/own-terms.ts";
import { localisePath } from "../../domain/languages/locales.ts";
import { closeLeftPopovers } from "../components/overlays/close-left-popovers.ts";
import { fetchJsonInBrowser } from "../data/api.ts";
import { App } from "./app.tsx";
import { Document } from "./document.tsx";
import { readState, stateElementId } from "./hydration-state.ts";
import { createI18n } from "../i18n/create-i18n.ts";
import { loadTexts } from "../i18n/load-texts.ts";
import { frameSections } from "../i18n/texts.ts";
import { moveToPreferredLanguage } from "../i18n/preferred-language.ts";
import { takeLinkParameters } from "../visitor/link-parameters.ts";
import { paths } from "../routing/paths.ts";
import { loadInBrowser } from "../data/load-data.ts";
import { createQueryClient } from "../data/query-client.ts";
import { rememberReferral } from "../visitor/kept/referral.ts";
import { createBrowserRouter } from "../routing/browser-router.ts";
import { loadPlacesLate } from "../routing/place/late-places.ts";
import { loadCode } from "../routing/load-page.ts";
import { matchRoutes } from "../routing/match-routes.ts";
import { createRoutes } from "../routing/routes.tsx";
import "../styles/app.css";

const countAfterMs = 2_000;

// First of all: the address may hold a token.
const hasLinkParameters = takeLinkParameters(window);
const stateText = document.getElementById(stateElementId)?.textContent ?? "";
const state = readState(stateText);
rememberReferral(window, Date.now(), ownTerm(state.words?.facts ?? {}, "affiliate-window"));
// After a form sent without JavaScript, the address is the form's action, not the page that is shown.
if (state.form) window.history.replaceState(null, "", state.form.page);
// Not at once: evaluating this file is a long enough task, and page files import it, so each would wait for the other.
if (state.form || hasLinkParameters || !moveToPreferredLanguage(window)) setTimeout(start);

async function start() {
  closeLeftPopovers();
  const queryClient = createQueryClient(fetchJsonInBrowser, "browser");
  hydrate(queryClient, state.queries);

  const basename = localisePath("/", state.locale);
  const texts = createI18n(state.locale, state.words);
  const routes = createRoutes(texts);
  const match = matchRoutes(routes, window.location.pathname, basename);
  if (!match) throw new Error(`${window.location.pathname} is not within ${basename}.`);
  await Promise.all([loadTexts(texts, frameSections), loadCode(match.route)]);

  const router = createBrowserRouter(routes, {
    basename,
    match,
    error: state.error,
    places: loadPlacesLate(),
    load: loadInBrowser(queryClient),
  });
  // In a transition React hydrates in steps and handles the visitor's input between them.
  startTransition(() => {
    hydrateRoot(
      document,
      <Document locale={state.locale} state={stateText} {...state.document}>
        <App
          queryClient={queryClient}
          i18n={texts}
          formState={state.form}
          requestId={state.requestId}
          router={router}
        />
      </Document>,
    );
  });
  // Late, because the visitor does not wait for it. The page is complete without it, or without its file.
  setTimeout(() => {
    void import("../visitor/count-views.ts").then(
      ({ countViews }) => countViews(router, state.locale),
      () => undefined,
    );
  }, countAfterMs);
  // A link of Supabase's own leads to the front page.
  if (hasLinkParameters) await router.navigate(router.createHref(paths.authCallback), { replace: true });
}
