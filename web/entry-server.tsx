/** URL → HTML. The same HTML for everyone, so that it can be cached. */
import { dehydrate } from "@tanstack/react-query";
import { renderToReadableStream } from "react-dom/server";
import { StaticRouterProvider, createStaticHandler, createStaticRouter, matchRoutes } from "react-router";
import { localisePath } from "../domain/locales.ts";
import { App } from "./app.tsx";
import { Document } from "./document.tsx";
import { findAssets } from "./find-assets.ts";
import { type PageState, writeState } from "./hydration-state.ts";
import { serverI18n } from "./i18n/server.ts";
import { loadOnServer } from "./load-data.ts";
import { readPageLanguages } from "./page-languages.ts";
import { createQueryClient } from "./query-client.ts";
import type { IsKnownPath, Render } from "./render-contract.ts";
import { type PageHandle, createRoutes } from "./routes.tsx";

const allRoutes = createRoutes(async () => undefined);

export const isKnownPath: IsKnownPath = (path) => matchRoutes(allRoutes, path)?.at(-1)?.route.path !== "*";

export const render: Render = async (options) => {
  const { request, locale, path, siteUrl, tiles, fetchJson, dataAt, formState, requestId } = options;
  const queryClient = createQueryClient(fetchJson, "server");
  const basename = localisePath("/", locale);
  const handler = createStaticHandler(createRoutes(loadOnServer(queryClient, dataAt)), { basename });
  const context = await handler.query(request);
  if (context instanceof Response) return context;

  const pages = context.matches.flatMap(({ route }): PageHandle[] => route.handle ?? []);
  const page: PageState["document"] = {
    assets: findAssets(locale, pages),
    canonical:
      context.statusCode === 200
        ? { origin: siteUrl, path, languages: readPageLanguages(Object.values(context.loaderData)) }
        : null,
    tiles,
  };
  const state: PageState = {
    locale,
    document: page,
    queries: dehydrate(queryClient),
    form: formState,
    ...(context.statusCode >= 500 && { requestId }),
    router: { loaderData: context.loaderData, errors: context.errors },
  };
  const stream = await renderToReadableStream(
    <Document locale={locale} state={writeState(state)} {...page}>
      <App
        queryClient={queryClient}
        i18n={serverI18n(locale)}
        formState={formState}
        requestId={state.requestId}
      >
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </App>
    </Document>,
    // One piece: React would move large completed boundaries into hidden blocks that need an inline script.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  await stream.allReady;
  return new Response(stream, {
    status: context.statusCode,
    headers: { "content-type": "text/html; charset=utf-8" },
  });
};
