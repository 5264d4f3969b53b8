/**
 * The visitor's language. A prefixed address is always obeyed; on an unprefixed one the stored choice, else
 * the browser's language (stored then), moves the visitor to the prefixed address, replacing history.
 */
import {
  type Locale,
  isAdminLocale,
  defaultLocale,
  isLocale,
  localisePath,
  preferredLanguageKey,
  splitLocale,
} from "../../domain/languages/locales.ts";

import { isAdminPath } from "../routing/paths.ts";

type Browser = {
  localStorage: Pick<Storage, "getItem" | "setItem">;
  location: Pick<Location, "pathname" | "search" | "hash" | "replace">;
  navigator: Pick<Navigator, "languages">;
};

/** True when the browser is on its way to another address. */
export function moveToPreferredLanguage(browser: Browser): boolean {
  const { pathname, search, hash } = browser.location;
  if (splitLocale(pathname).locale !== defaultLocale) return false;
  const locale = readStoredLanguage(browser) ?? detectAndStore(browser);
  if (locale === defaultLocale || (isAdminPath(pathname) && !isAdminLocale(locale))) return false;
  browser.location.replace(localisePath(pathname, locale) + search + hash);
  return true;
}

export function storeLanguage(browser: Pick<Browser, "localStorage">, locale: Locale): void {
  try {
    browser.localStorage.setItem(preferredLanguageKey, locale);
  } catch {
    // Storage may be forbidden; the address still says the language.
  }
}

function readStoredLanguage(browser: Browser): Locale | undefined {
  try {
    const stored = browser.localStorage.getItem(preferredLanguageKey);
    return isLocale(stored) ? stored : undefined;
  } catch {
    return defaultLocale;
  }
}

function detectAndStore(browser: Browser): Locale {
  const spoken = browser.navigator.languages.map((tag) => tag.split("-")[0]?.toLowerCase());
  const locale = spoken.find(isLocale) ?? defaultLocale;
  storeLanguage(browser, locale);
  return locale;
}
