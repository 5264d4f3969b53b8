/** All texts: the Worker's, and those that only an admin's browser loads. */
import type { i18n } from "i18next";
import type { Locale } from "../../../domain/languages/locales.ts";
import { admin as english } from "../../../web/i18n/en/admin.ts";
import { readSourceTexts } from "../../../web/i18n/build/read-source-texts.ts";
import { serverI18n } from "../../../web/i18n/server.ts";
import { admin as thai } from "../../../web/i18n/th/admin.ts";

export async function adminI18n(locale: Locale): Promise<i18n> {
  const texts = await serverI18n(locale, readSourceTexts);
  texts.addResourceBundle(locale, "admin", locale === "th" ? thai : english);
  return texts;
}
