/** `t` as the administration's functions receive it. */
import type { TFunction } from "i18next";
import type { Locale } from "../../../../domain/languages/locales.ts";
import { serverI18n } from "../../../../web/i18n/server.ts";

const namespaces = ["admin", "catalogue", "frame", "property"] as const;

export async function textsOf(locale: Locale): Promise<TFunction<typeof namespaces>> {
  const i18n = await serverI18n(locale);
  return i18n.getFixedT(locale, namespaces);
}
