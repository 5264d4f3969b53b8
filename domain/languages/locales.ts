/** The languages of the site. English has no prefix in the URL and is the fallback. */

export const defaultLocale = "en";

export const locales = ["en", "th", "zh", "ru", "de", "fr"] as const;
export type Locale = (typeof locales)[number];

/** The administration speaks these two. */
export const adminLocales = ["en", "th"] as const satisfies readonly Locale[];
export type AdminLocale = (typeof adminLocales)[number];

export function isAdminLocale(locale: Locale): locale is AdminLocale {
  return adminLocales.some((one) => one === locale);
}

/** The key of the visitor's choice in local storage. */
export const preferredLanguageKey = "preferred-language";

/** Language option of the specification: code, name in the language itself, flag. */
export const languageOptions = [
  { code: "en", name: "English", flag: "🇬🇧" },
  { code: "th", name: "ไทย", flag: "🇹🇭" },
  { code: "zh", name: "中文", flag: "🇨🇳" },
  { code: "ru", name: "Русский", flag: "🇷🇺" },
  { code: "de", name: "Deutsch", flag: "🇩🇪" },
  { code: "fr", name: "Français", flag: "🇫🇷" },
] as const satisfies readonly { code: Locale; name: string; flag: string }[];

/** Tags for `Intl` and `lang`. format-date.ts writes dates for readers: Thais read Buddhist years. */
export const intlTags: Record<Locale, string> = {
  en: "en-GB",
  th: "th-TH-u-ca-gregory",
  zh: "zh-CN",
  ru: "ru-RU",
  de: "de-DE",
  fr: "fr-FR",
};

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

export type LocalisedPath = { locale: Locale; path: string };

/** Splits `/th/listings` into its language and the path without prefix. An unprefixed path is English. */
export function splitLocale(pathname: string): LocalisedPath {
  const first = pathname.split("/", 2)[1] ?? "";
  if (first === defaultLocale || !isLocale(first)) return { locale: defaultLocale, path: pathname };
  return { locale: first, path: pathname.slice(first.length + 1) || "/" };
}

/** `("/listings", "th")` → `/th/listings`. English stays unprefixed. */
export function localisePath(path: string, locale: Locale): string {
  if (locale === defaultLocale) return path;
  return path === "/" ? `/${locale}` : `/${locale}${path}`;
}
