/** What a sum says in a language, on the owner's settings as shipped. */
import { type CheerioAPI, load } from "cheerio";
import { type ReactNode, createElement as element } from "react";
import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import type { Locale } from "../../../../domain/languages/locales.ts";
import { defaultSite } from "../../../../domain/site/site.ts";
import { readSourceTexts } from "../../../../web/i18n/build/read-source-texts.ts";
import { serverI18n } from "../../../../web/i18n/server.ts";
import { readLocation } from "../../../../web/routing/addresses.ts";
import { RouterContext, type ShownPage, ShownPageContext } from "../../../../web/routing/router-context.ts";
import { createStaticRouter } from "../../../../web/routing/static-router.ts";
import { SiteProvider } from "../../../../web/visitor/use-site.ts";

export async function renderPart(locale: Locale, part: ReactNode, address = "/"): Promise<CheerioAPI> {
  const shown: ShownPage = {
    location: readLocation(new URL(address, "https://site.example"), "/"),
    match: { route: { path: "/", Page: () => null }, params: {} },
    error: undefined,
    arrival: { show: "same" },
  };
  const router = createStaticRouter(shown, { basename: "/" });
  const i18n = await serverI18n(locale, readSourceTexts);
  const around: ((inner: ReactNode) => ReactNode)[] = [
    (inner) => element(SiteProvider, { value: defaultSite }, inner),
    (inner) => element(ShownPageContext, { value: shown }, inner),
    (inner) => element(RouterContext, { value: router }, inner),
    (inner) => element(I18nextProvider, { i18n }, inner),
  ];
  const page = around.reduce((inner, wrap) => wrap(inner), part);
  // `Intl` sets a space that does not break between currency and amount.
  return load(renderToString(page).replaceAll("\u00a0", " "));
}

export async function wordsOf(locale: Locale, part: ReactNode, address?: string): Promise<string> {
  return (await renderPart(locale, part, address)).text();
}
