/**
 * react-i18next for an instance whose language never changes: nothing to listen to, nothing to wait for. The
 * build takes this in its place (vite.config.ts); the texts come from light-i18next.ts.
 */
import type { i18n } from "i18next";
import { type ReactNode, createContext, useContext, useMemo } from "react";

type Texts = { t: i18n["t"]; i18n: i18n; ready: true };

export const I18nContext = createContext<Texts | undefined>(undefined);

export function I18nextProvider({ i18n, children }: { i18n: i18n; children: ReactNode }) {
  const value = useMemo(() => ({ t: i18n.t, i18n, ready: true as const }), [i18n]);
  return <I18nContext value={value}>{children}</I18nContext>;
}

export function useTranslation(): Texts {
  const texts = useContext(I18nContext);
  if (!texts) throw new Error("There are no texts around this.");
  return texts;
}

/** Instances reach components by the provider alone. */
export const initReactI18next = {};
