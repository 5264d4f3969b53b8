/**
 * react-i18next for an instance whose language never changes: nothing to listen to, nothing to wait for. The
 * browser's build takes this in its place (vite.config.ts); the texts come from i18next-in-browser.ts.
 */
import type { i18n } from "i18next";
import { type ReactNode, createContext, useContext, useMemo } from "react";

export const I18nContext = createContext<{ i18n: i18n } | undefined>(undefined);

export function I18nextProvider({ i18n, children }: { i18n: i18n; children: ReactNode }) {
  const value = useMemo(() => ({ i18n }), [i18n]);
  return <I18nContext value={value}>{children}</I18nContext>;
}

export function useTranslation() {
  const { i18n } = useContext(I18nContext) ?? {};
  if (!i18n) throw new Error("There are no texts around this.");
  return useMemo(() => ({ t: i18n.t, i18n, ready: true }), [i18n]);
}

/** Instances reach components by the provider alone. */
export const initReactI18next = {};
