/** The language of the page that asks: our own pages send it with each call of a signed-in user. */
import type { Context } from "hono";
import { type AdminLocale, type Locale, isAdminLocale, isLocale } from "../../domain/languages/locales.ts";

export function pageLanguage(c: Context): Locale | undefined {
  const language = c.req.header("accept-language");
  return isLocale(language) ? language : undefined;
}

/** Of a page of the administration. */
export function adminLanguage(c: Context): AdminLocale {
  const language = pageLanguage(c);
  return language && isAdminLocale(language) ? language : "en";
}
