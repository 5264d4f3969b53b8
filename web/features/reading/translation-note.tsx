import { useTranslation } from "react-i18next";
import type { Locale } from "../../../domain/languages/locales.ts";
import { useLocale } from "../../visitor/use-locale.ts";

/** Says in the reader's language that the text below is English. */
export function TranslationNote({ language }: { language: Locale }) {
  const { t } = useTranslation("article");
  const locale = useLocale();
  if (language === locale) return null;
  return (
    <p role="note" className="rounded-card border border-line bg-raised px-5 py-3">
      {t("notTranslated")}
    </p>
  );
}
