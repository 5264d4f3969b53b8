/**
 * A part that shows what only one visitor may see. The server does not know who that is: it says that something is
 * loading, and carries neither the part's code nor its texts. On the server `load` is missing, because the Worker's
 * build keeps every import that it can see.
 */
import { type ComponentType, Suspense, lazy } from "react";
import { useTranslation } from "react-i18next";
import { loadTexts } from "../../i18n/load-texts.ts";
import type { TextSection } from "../../i18n/texts.ts";
import { useHydrated } from "../../visitor/use-hydrated.ts";

export function browserPart(load: (() => Promise<ComponentType>) | undefined, texts: readonly TextSection[]) {
  const views = new Map<string, ComponentType>();
  return function BrowserPart() {
    const { i18n } = useTranslation();
    if (!useHydrated() || !load) return <Waiting />;
    const View =
      views.get(i18n.language) ??
      lazy(async () => {
        const [Loaded] = await Promise.all([load(), loadTexts(i18n, texts)]);
        return { default: Loaded };
      });
    views.set(i18n.language, View);
    return (
      <Suspense fallback={<Waiting />}>
        <View />
      </Suspense>
    );
  };
}

function Waiting() {
  const { t } = useTranslation(["account", "frame"]);
  return (
    <>
      <output className="block min-h-svh">{t("frame:loading")}</output>
      <noscript>{t("needsScript")}</noscript>
    </>
  );
}
