/** Header, page and footer, or the page's own frame. Says when a page is loading, and where each page is shown from. */
import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Apart } from "../components/page/apart.tsx";
import { latePart } from "../components/page/late-part.tsx";
import { StructuredData } from "../components/page/structured-data.tsx";
import { describeOrganisation } from "../features/navigation/describe-organisation.ts";
import { onFirstToast } from "../components/overlays/toasts.ts";
import { SessionWatch } from "../features/account/session-watch.tsx";
import { SignedInLink } from "../features/account/signed-in-link.tsx";
import { CompareTrayPlace } from "../features/catalogue/compare/compare-tray-place.tsx";
import { FavouritesButton } from "../features/catalogue/favourites/favourites-button.tsx";
import { OfflineNotice } from "../features/navigation/offline-notice.tsx";
import { SiteHeader } from "../features/navigation/site-header.tsx";
import { SearchBox } from "../features/search/search-box.tsx";
import { useSiteAddress } from "../visitor/site-address.ts";
import { useSite } from "../visitor/use-site.ts";
import { useShownPage } from "../routing/router-context.ts";
import { useLocation, useNavigation } from "../routing/router-hooks.ts";
import type { Arrival } from "../routing/router-state.ts";
import { showStart } from "../routing/place/place.ts";

const SiteFooter = latePart(async () => (await import("../features/navigation/site-footer.tsx")).SiteFooter);

export function SiteLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation("frame");
  const { pathname } = useLocation();
  const navigation = useNavigation();
  const { Frame } = useShownPage().match.route;
  const isLoading = navigation.state === "loading" && navigation.location.pathname !== pathname;
  const [ToastArea, setToastArea] = useState<ComponentType>();
  useEffect(() => {
    // Its code is loaded with the first toast. The Worker never needs it.
    if (import.meta.env.SSR) return undefined;
    return onFirstToast(() => {
      void import("../components/overlays/toast-area.tsx").then((module) =>
        setToastArea(() => module.ToastArea),
      );
    });
  }, []);
  useArrivalScroll();
  const origin = useSiteAddress();
  const site = useSite();
  const shown = isLoading ? <output className="block min-h-svh text-quiet">{t("loading")}</output> : children;
  if (Frame) {
    return (
      <>
        <Frame isLoading={isLoading}>{shown}</Frame>
        <OfflineNotice />
        {ToastArea && <ToastArea />}
      </>
    );
  }
  return (
    <>
      <Apart>
        <SiteHeader AccountLink={SignedInLink} SearchBox={SearchBox} SavedButton={FavouritesButton} />
      </Apart>
      <main
        id="main"
        tabIndex={-1}
        aria-busy={isLoading || undefined}
        className="page-columns page-top focus:outline-none"
      >
        <Apart>{shown}</Apart>
      </main>
      <SiteFooter />
      {origin !== undefined && (
        <StructuredData data={import.meta.env.SSR ? describeOrganisation(site, origin) : undefined} />
      )}
      <CompareTrayPlace />
      <OfflineNotice />
      <SessionWatch />
      {ToastArea && <ToastArea />}
    </>
  );
}

/** A new page scrolls to its top or to the fragment of its address. Back and Forward show what was seen, at once. */
function useArrivalScroll() {
  const { arrival, location } = useShownPage();
  const handled = useRef<Arrival>(undefined);
  useLayoutEffect(() => {
    if (handled.current === arrival) return undefined;
    handled.current = arrival;
    if (arrival.show === "same") return undefined;
    if (arrival.show === "place" && arrival.restore) return arrival.restore();
    if (arrival.show === "start") return showStart(location.hash);
    // Not returned: in newer browsers a scroll answers a promise, which an effect may not.
    window.scrollTo({ top: 0, behavior: "instant" });
    return undefined;
  }, [arrival, location]);
}
