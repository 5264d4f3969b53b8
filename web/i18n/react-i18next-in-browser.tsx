/**
 * react-i18next for an instance whose language never changes: nothing to listen to, nothing to wait for. The
 * browser's build takes this in its place (vite.config.ts); the texts come from i18next-in-browser.ts.
 */
import type { i18n } from "i18next";
import { type ReactNode, createContext, useContext, useMemo } from "react";

const InstanceContext = createContext<i18n | undefined>(undefined);

export function I18nextProvider({ i18n, children }: { i18n: i18n; children: ReactNode }) {
  return <InstanceContext value={i18n}>{children}</InstanceContext>;
}

export function useTranslation() {
  const instance = useContext(InstanceContext);
  if (!instance) throw new Error("There are no texts around this.");
  return useMemo(() => ({ t: instance.t, i18n: instance, ready: true }), [instance]);
}

/** Instances reach components by the provider alone. */
export const initReactI18next = {};
