/** What a sum says in a language, on the owner's settings as shipped. */
import { load } from "cheerio";
import { type ReactNode, createElement as element } from "react";
import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import type { Locale } from "../../../../domain/languages/locales.ts";
import { defaultSite } from "../../../../domain/site/site.ts";
import { readSourceTexts } from "../../../../web/i18n/build/read-source-texts.ts";
import { serverI18n } from "../../../../web/i18n/server.ts";
import { SiteProvider } from "../../../../web/visitor/use-site.ts";

export async function wordsOf(locale: Locale, part: ReactNode): Promise<string> {
  const i18n = await serverI18n(locale, readSourceTexts);
  const page = element(I18nextProvider, { i18n }, element(SiteProvider, { value: defaultSite }, part));
  // `Intl` sets a space that does not break between currency and amount.
  return load(renderToString(page)).text().replaceAll("\u00a0", " ");
}
