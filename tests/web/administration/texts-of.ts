/** `t` as the administration's functions receive it. */
import type { TFunction } from "i18next";
import type { Locale } from "../../../domain/languages/locales.ts";
import { adminI18n } from "./admin-i18n.ts";

const namespaces = ["admin", "catalogue", "frame", "property"] as const;

export async function textsOf(locale: Locale): Promise<TFunction<typeof namespaces>> {
  const i18n = await adminI18n(locale);
  return i18n.getFixedT(locale, namespaces);
}
