/** URL → HTML. The same HTML for everyone, so that it can be cached. */
import { dehydrate } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { StaticRouterProvider, createStaticRouter, matchRoutes } from "react-router";
import { App } from "./app.tsx";
import { loadServedParts } from "./components/late-part.tsx";
import { Document } from "./document.tsx";
import { findAssets } from "./find-assets.ts";
import { type PageState, writeState } from "./hydration-state.ts";
import { serverI18n } from "./i18n/server.ts";
import { loadOnServer } from "./load-data.ts";
import { readPageLanguages } from "./page-languages.ts";
import { createQueryClient } from "./query-client.ts";
import type { IsKnownPath, Render } from "./render-contract.ts";
import { type PageHandle, createRoutes } from "./routes.tsx";
import { queryRoutes } from "./static-handlers.ts";

const allRoutes = createRoutes(async () => undefined);

/** Matching ranks all routes anew, and every cached page is asked about. */
const knownPaths = new Set<string>();
const mostKnownPaths = 2_000;

export const isKnownPath: IsKnownPath = (path) => {
  if (knownPaths.has(path)) return true;
  const isKnown = matchRoutes(allRoutes, path)?.at(-1)?.route.path !== "*";
  if (isKnown && knownPaths.size < mostKnownPaths) knownPaths.add(path);
  return isKnown;
};

export const render: Render = async (options) => {
  const { request, locale, path, siteUrl, tiles, fetchJson, dataAt, formState, requestId } = options;
  const queryClient = createQueryClient(fetchJson, "server");
  const load = loadOnServer(queryClient, dataAt);
  const { context, dataRoutes } = await queryRoutes(locale, request, load);
  if (context instanceof Response) return context;
  await loadServedParts();

  const pages = context.matches.flatMap(({ route }): PageHandle[] => route.handle ?? []);
  const page: PageState["document"] = {
    assets: findAssets(locale, pages),
    canonical:
      context.statusCode === 200
        ? { origin: siteUrl, path, languages: readPageLanguages(Object.values(context.loaderData)) }
        : null,
    tiles,
  };
  const i18n = await serverI18n(locale);
  const state: PageState = {
    locale,
    document: page,
    queries: dehydrate(queryClient),
    form: formState,
    ...(context.statusCode >= 500 && { requestId }),
    router: { loaderData: context.loaderData, errors: context.errors },
  };
  // In one piece: nothing in a page waits, and a stream would encode each of its thousand parts by itself.
  const html = renderToString(
    <Document locale={locale} state={writeState(state)} {...page}>
      <App queryClient={queryClient} i18n={i18n} formState={formState} requestId={state.requestId}>
        <StaticRouterProvider
          router={createStaticRouter(dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </App>
    </Document>,
  );
  return new Response(`<!doctype html>${html}`, {
    status: context.statusCode,
    headers: { "content-type": "text/html; charset=utf-8" },
  });
};
