/** URL → HTML. The same HTML for everyone, so that it can be cached. */
import { ownIcon } from "../../domain/texts/front-page/page-pictures.ts";
import { dehydrate } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { locales } from "../../domain/languages/locales.ts";
import { newsletterFrameOf } from "../../domain/site/newsletter-frame.ts";
import { App } from "./app.tsx";
import { loadServedParts } from "../components/page/late-part.tsx";
import { Document } from "./document.tsx";
import { findAssets } from "./find-assets.ts";
import { type PageState, writeState } from "./hydration-state.ts";
import { serverI18n } from "../i18n/server.ts";
import { loadOnServer } from "../data/load-data.ts";
import { openPage } from "./open-page.ts";
import { createQueryClient } from "../data/query-client.ts";
import type { Render } from "./render-contract.ts";

export const render: Render = async (options) => {
  const {
    request,
    locale,
    path,
    siteUrl,
    tiles,
    newsletterFrame,
    fetchJson,
    readTexts,
    dataAt,
    formState,
    requestId,
    site,
    words,
  } = options;
  const queryClient = createQueryClient(fetchJson, "server");
  const load = loadOnServer(queryClient, dataAt);
  const [opened, i18n] = await Promise.all([
    openPage(locale, request, load),
    words.then((shown) => serverI18n(locale, readTexts, shown)),
  ]);
  if ("body" in opened) return opened;
  const { status, languages = locales, error, row, router } = opened;
  await loadServedParts();

  const [settings, shownWords] = await Promise.all([site, words]);
  const page: PageState["document"] = {
    assets: findAssets(locale, row),
    canonical: status === 200 ? { origin: siteUrl, path, languages } : null,
    tiles,
    newsletterFrame: newsletterFrameOf(settings.links.newsletter, newsletterFrame),
    site: settings,
    icon: ownIcon(shownWords?.pictures),
  };
  const state: PageState = {
    locale,
    document: page,
    queries: dehydrate(queryClient),
    form: formState,
    ...(shownWords && { words: shownWords }),
    ...(status >= 500 && { requestId }),
    error,
  };
  // Rendered in one piece: no part of a page waits, and a stream would encode each of its thousand parts separately.
  const html = renderToString(
    <Document locale={locale} state={writeState(state)} {...page}>
      <App
        queryClient={queryClient}
        i18n={i18n}
        formState={formState}
        requestId={state.requestId}
        router={router}
      />
    </Document>,
  );
  return {
    status,
    headers: { "content-type": "text/html; charset=utf-8" },
    body: `<!doctype html>${html}`,
  };
};
