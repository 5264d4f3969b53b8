/** Takes over the server's HTML. */
import { hydrate } from "@tanstack/react-query";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes } from "react-router";
import { RouterProvider } from "react-router/dom";
import { localisePath } from "../domain/locales.ts";
import { fetchJsonInBrowser } from "./api.ts";
import { App } from "./app.tsx";
import { Document } from "./document.tsx";
import { readState, stateElementId } from "./hydration-state.ts";
import { createI18n } from "./i18n/create-i18n.ts";
import { loadTranslation } from "./i18n/load-translation.ts";
import { moveToPreferredLanguage } from "./i18n/preferred-language.ts";
import { loadInBrowser } from "./load-data.ts";
import { createQueryClient } from "./query-client.ts";
import { createRoutes } from "./routes.tsx";
import "./styles/app.css";

const stateText = document.getElementById(stateElementId)?.textContent ?? "";
const state = readState(stateText);
// After a plainly sent form the address is the form's action; the page shown is another.
if (state.form) window.history.replaceState(null, "", state.form.page);
if (state.form || !moveToPreferredLanguage(window)) await start();

async function start() {
  const queryClient = createQueryClient(fetchJsonInBrowser, "browser");
  hydrate(queryClient, state.queries);

  const routes = createRoutes(loadInBrowser(queryClient));
  const basename = localisePath("/", state.locale);
  const translation = await loadTranslation(state.locale);
  const matches = matchRoutes(routes, window.location, basename) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== "function") return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );

  const router = createBrowserRouter(routes, { basename, hydrationData: state.router });
  hydrateRoot(
    document,
    <Document locale={state.locale} state={stateText} {...state.document}>
      <App queryClient={queryClient} i18n={createI18n(state.locale, translation)} formState={state.form}>
        <RouterProvider router={router} />
      </App>
    </Document>,
  );
}
