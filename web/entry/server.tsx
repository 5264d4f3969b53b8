/** URL → HTML. The same HTML for everyone, so that it can be cached. */
import { dehydrate } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { App } from "./app.tsx";
import { loadServedParts } from "./components/late-part.tsx";
import { Document } from "./document.tsx";
import { findAssets } from "./find-assets.ts";
import { type PageState, writeState } from "./hydration-state.ts";
import { serverI18n } from "./i18n/server.ts";
import { loadOnServer } from "./load-data.ts";
import { openPage } from "./open-page.ts";
import { readPageLanguages } from "./page-languages.ts";
import { createQueryClient } from "./query-client.ts";
import type { IsKnownPath, Render } from "./render-contract.ts";
import { RouterProvider } from "./router/light-react-router.tsx";
import { matchRoutes } from "./router/match-routes.ts";
import { type PageHandle, createRoutes } from "./routes.tsx";

const allRoutes = createRoutes(async () => undefined);

/** Every cached page is asked about. */
const knownPaths = new Set<string>();
const mostKnownPaths = 2_000;

export const isKnownPath: IsKnownPath = (path) => {
  if (knownPaths.has(path)) return true;
  const isKnown = matchRoutes(allRoutes, { pathname: path })?.at(-1)?.route.path !== "*";
  if (isKnown && knownPaths.size < mostKnownPaths) knownPaths.add(path);
  return isKnown;
};

export const render: Render = async (options) => {
  const { request, locale, path, siteUrl, tiles, fetchJson, dataAt, formState, requestId } = options;
  const queryClient = createQueryClient(fetchJson, "server");
  const load = loadOnServer(queryClient, dataAt);
  const opened = await openPage(locale, request, load);
  if (opened instanceof Response) return opened;
  const { matches, status, data, error, router } = opened;
  await loadServedParts();

  const pages = matches.flatMap(({ route }): PageHandle[] => route.handle ?? []);
  const page: PageState["document"] = {
    assets: findAssets(locale, pages),
    canonical: status === 200 ? { origin: siteUrl, path, languages: readPageLanguages(data) } : null,
    tiles,
  };
  const i18n = await serverI18n(locale);
  const state: PageState = {
    locale,
    document: page,
    queries: dehydrate(queryClient),
    form: formState,
    ...(status >= 500 && { requestId }),
    router: { errors: error === undefined ? null : { page: error } },
  };
  // In one piece: nothing in a page waits, and a stream would encode each of its thousand parts by itself.
  const html = renderToString(
    <Document locale={locale} state={writeState(state)} {...page}>
      <App queryClient={queryClient} i18n={i18n} formState={formState} requestId={state.requestId}>
        <RouterProvider router={router} />
      </App>
    </Document>,
  );
  // The platform's own way from a text to its bytes is slower.
  return new Response(new TextEncoder().encode(`<!doctype html>${html}`), {
    status,
    headers: { "content-type": "text/html; charset=utf-8" },
  });
};
