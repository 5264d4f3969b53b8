/** A part that is nearly the whole page and exists only in the browser: it says that it is loading, or that it needs scripts. */
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { browserPart } from "../components/page/browser-part.tsx";
import type { TextSection } from "../i18n/texts.ts";

export function browserPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  texts: readonly TextSection[] = [],
) {
  return browserPart(load, { texts, instead: Loading, mustLoad: true });
}

function Loading() {
  const { t } = useTranslation(["account", "frame"]);
  return (
    <>
      <output className="block min-h-svh">{t("frame:loading")}</output>
      <noscript>{t("needsScript")}</noscript>
    </>
  );
}
