/** `t` as the administration's functions receive it. */
import type { TFunction } from "i18next";
import type { Locale } from "../../../domain/languages/locales.ts";
import { browserI18n } from "../browser-i18n.ts";

const namespaces = ["admin", "catalogue", "frame", "property", "amenities", "ownership"] as const;

export async function textsOf(locale: Locale): Promise<TFunction<typeof namespaces>> {
  const i18n = await browserI18n(locale, ["admin"]);
  return i18n.getFixedT(locale, namespaces);
}
