/** Header, page and footer, or the page's own frame. Says when a page is loading, and where each page is shown from. */
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { browserPart, nothing } from "../components/page/browser-part.tsx";
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

const ToastArea = browserPart(
  async () => (await import("../components/overlays/toast-area.client.tsx")).ToastArea,
  { instead: nothing },
);

export function SiteLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation("frame");
  const { pathname } = useLocation();
  const navigation = useNavigation();
  const { Frame } = useShownPage().match.route;
  const isLoading = navigation.state === "loading" && navigation.location.pathname !== pathname;
  const [hasToasts, setHasToasts] = useState(false);
  useEffect(() => onFirstToast(() => setHasToasts(true)), []);
  useArrivalScroll();
  const origin = useSiteAddress();
  const site = useSite();
  const shown = isLoading ? <output className="block min-h-svh text-quiet">{t("loading")}</output> : children;
  if (Frame) {
    return (
      <>
        <Frame isLoading={isLoading}>{shown}</Frame>
        <OfflineNotice />
        {hasToasts && <ToastArea />}
      </>
    );
  }
  return (
    <>
      <Suspense>
        <SiteHeader AccountLink={SignedInLink} SearchBox={SearchBox} SavedButton={FavouritesButton} />
      </Suspense>
      <main
        id="main"
        tabIndex={-1}
        aria-busy={isLoading || undefined}
        className="page-columns page-top focus:outline-none"
      >
        <Suspense>{shown}</Suspense>
      </main>
      <SiteFooter />
      {origin !== undefined && <StructuredData data={describeOrganisation(site, origin)} />}
      <CompareTrayPlace />
      <OfflineNotice />
      <SessionWatch />
      {hasToasts && <ToastArea />}
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
