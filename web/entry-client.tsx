/** Takes over the server's HTML. */
import { hydrate } from "@tanstack/react-query";
import type { i18n } from "i18next";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { type RouteObject, createBrowserRouter, matchRoutes } from "react-router";
import { RouterProvider } from "react-router/dom";
import { localisePath } from "../domain/locales.ts";
import { fetchJsonInBrowser } from "./api.ts";
import { App } from "./app.tsx";
import { Document } from "./document.tsx";
import { readState, stateElementId } from "./hydration-state.ts";
import { createI18n } from "./i18n/create-i18n.ts";
import { allSections, frameSections, loadTexts } from "./i18n/load-texts.ts";
import { moveToPreferredLanguage } from "./i18n/preferred-language.ts";
import { loadInBrowser } from "./load-data.ts";
import { createQueryClient } from "./query-client.ts";
import { rememberReferral } from "./referral.ts";
import { type PageHandle, createRoutes } from "./routes.tsx";
import "./styles/app.css";

const stateText = document.getElementById(stateElementId)?.textContent ?? "";
const state = readState(stateText);
rememberReferral(window, Date.now());
// After a plainly sent form the address is the form's action; the page shown is another.
if (state.form) window.history.replaceState(null, "", state.form.page);
// Not awaited: page files import from this one, and would wait for it while it waits for them.
if (state.form || !moveToPreferredLanguage(window)) void start();

async function start() {
  const queryClient = createQueryClient(fetchJsonInBrowser, "browser");
  hydrate(queryClient, state.queries);

  const basename = localisePath("/", state.locale);
  const texts = createI18n(state.locale, {});
  const routes = withTexts(createRoutes(loadInBrowser(queryClient)), texts);
  const matches = matchRoutes(routes, window.location, basename) ?? [];
  await Promise.all([
    loadTexts(texts, frameSections),
    ...matches.map(async ({ route }) => {
      if (typeof route.lazy !== "function") return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  ]);

  const router = createBrowserRouter(routes, { basename, hydrationData: state.router });
  // As a transition React takes the page over piece by piece, and lets the visitor in between.
  startTransition(() => {
    hydrateRoot(
      document,
      <Document locale={state.locale} state={stateText} {...state.document}>
        <App queryClient={queryClient} i18n={texts} formState={state.form} requestId={state.requestId}>
          <RouterProvider router={router} />
        </App>
      </Document>,
    );
  });
}

/** A page comes with its texts: its code is not there before they are. */
function withTexts(routes: RouteObject[], instance: i18n): RouteObject[] {
  return routes.map((route) => {
    const { lazy, children } = route;
    const handle: PageHandle | undefined = route.handle;
    if (children) return { ...route, children: withTexts(children, instance) };
    if (typeof lazy !== "function") return route;
    const loadPage = async () => {
      const [page] = await Promise.all([lazy(), loadTexts(instance, handle?.texts ?? allSections())]);
      return page;
    };
    return { ...route, lazy: loadPage };
  });
}
