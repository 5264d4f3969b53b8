/** Where the tray of compared homes appears: on pages with cards. Its code is loaded once there is one. */
import { type ComponentType, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { loadTexts } from "../../../i18n/load-texts.ts";
import { useLocation } from "../../../routing/router-hooks.ts";
import { useCompared } from "../../../visitor/kept/compared.ts";

type TrayProps = { isAboveBar: boolean };

export function CompareTrayPlace() {
  const { i18n } = useTranslation();
  const { pathname: path } = useLocation();
  const hasAny = useCompared().length > 0;
  const [Tray, setTray] = useState<ComponentType<TrayProps>>();
  const isProperty = path.startsWith("/property/");
  const isShown = hasAny && (isProperty || path === "/" || path === "/listings" || path.startsWith("/areas"));
  useEffect(() => {
    if (import.meta.env.SSR || !isShown) return;
    void Promise.all([import("./compare-tray.tsx"), loadTexts(i18n, ["compare", "catalogue"])]).then(
      ([module]) => setTray(() => module.CompareTray),
    );
  }, [i18n, isShown]);
  return isShown && Tray ? <Tray isAboveBar={isProperty} /> : null;
}
