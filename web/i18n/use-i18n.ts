/**
 * The page's i18next instance. It never changes its language here, so nothing has to subscribe to it, and each of the
 * hundred parts of a list that asks for it costs less than with useTranslation().
 */
import type { i18n } from "i18next";
import { useContext } from "react";
import { I18nContext } from "react-i18next";

export function useI18n(): i18n {
  const context = useContext(I18nContext);
  if (!context) throw new Error("There is no <I18nextProvider> around this component.");
  return context.i18n;
}
