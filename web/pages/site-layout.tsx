/** Header, page, footer; while a page's code is on its way it says so, and each new page begins at its top. */
import { type ComponentType, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Outlet, useLocation, useNavigation } from "react-router";
import { StructuredData } from "../components/structured-data.tsx";
import { describeOrganisation } from "../features/navigation/describe-organisation.ts";
import { onFirstToast } from "../components/toasts.ts";
import { OfflineNotice } from "../features/navigation/offline-notice.tsx";
import { SiteFooter } from "../features/navigation/site-footer.tsx";
import { SiteHeader } from "../features/navigation/site-header.tsx";
import { useSiteAddress } from "../site-address.ts";

export function SiteLayout() {
  const { t } = useTranslation();
  const { pathname, hash } = useLocation();
  const navigation = useNavigation();
  const isOnItsWay = navigation.state === "loading" && navigation.location.pathname !== pathname;
  const [ToastArea, setToastArea] = useState<ComponentType>();
  // Its code comes with the first toast.
  useEffect(
    () =>
      onFirstToast(() => {
        void import("../components/toast-area.tsx").then((module) => setToastArea(() => module.ToastArea));
      }),
    [],
  );
  useScrollToStart(pathname, hash);
  const origin = useSiteAddress();
  return (
    <>
      <SiteHeader />
      <main
        id="main"
        tabIndex={-1}
        aria-busy={isOnItsWay || undefined}
        className="page-columns page-top focus:outline-none"
      >
        {isOnItsWay ? (
          <output className="block min-h-svh text-quiet">{t("frame.loading")}</output>
        ) : (
          <Outlet />
        )}
      </main>
      <SiteFooter />
      {origin !== undefined && <StructuredData data={describeOrganisation(origin)} />}
      <OfflineNotice />
      {ToastArea && <ToastArea />}
    </>
  );
}

/** A page begins at its top, or at the place its address names; a step within a page is the browser's own. */
function useScrollToStart(pathname: string, hash: string) {
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
    const place = hash && document.getElementById(hash.slice(1));
    if (place) {
      place.setAttribute("tabindex", "-1");
      place.focus({ preventScroll: true });
      place.scrollIntoView({ behavior });
    } else {
      document.getElementById("main")?.focus({ preventScroll: true });
      window.scrollTo({ top: 0, behavior });
    }
  }, [pathname, hash]);
}
