/**
 * Fixed at the top of every page. Its menus are native popovers, which work without JavaScript. JavaScript adds the
 * stronger shadow once the page is scrolled, and closes a menu when the page changes.
 */
import { ChevronDown, Menu, Search, X } from "lucide-react";
import { type ComponentType, useEffect, useRef, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../components/controls/button.tsx";
import { iconButtonStyles } from "../../components/controls/button-styles.ts";
import type { Location } from "../../routing/addresses.ts";
import { Link } from "../../routing/link.tsx";
import { useLocation } from "../../routing/router-hooks.ts";
import { paths } from "../../routing/paths.ts";
import { useKeptSession } from "../../visitor/kept/use-kept-session.ts";
import { useLocale } from "../../visitor/use-locale.ts";
import { latePart } from "../../components/page/late-part.tsx";
import type { AccountLinkComponent } from "./header-panels.tsx";
import { LanguageFlag } from "./language-flag.tsx";
import { isCurrent, mainLinks } from "./navigation-links.ts";
import { type SearchBoxComponent, SearchPanel } from "./search-panel.tsx";
import { SiteLogo } from "./site-logo.tsx";

const HeaderPanels = latePart(async () => (await import("./header-panels.tsx")).HeaderPanels);

const scrolledAfterPx = 50;
const linkStyles =
  "inline-flex min-h-11 min-w-6 items-center justify-center text-quiet transition-colors hover:text-paper aria-[current=page]:text-paper";

type SiteHeaderProps = {
  /** The link to the sign-in page, or who is signed in. */
  AccountLink: AccountLinkComponent;
  SearchBox: SearchBoxComponent;
  /** Opens the saved homes, and says how many there are. */
  SavedButton: ComponentType;
};

export function SiteHeader({ AccountLink, SearchBox, SavedButton }: SiteHeaderProps) {
  const { t } = useTranslation("frame");
  const locale = useLocale();
  const location = useLocation();
  const { pathname } = location;
  const isScrolled = useIsScrolled();
  const isSignedIn = useKeptSession();
  usePanelsClosedOnNavigation(location);
  return (
    <header
      data-scrolled={isScrolled || undefined}
      className="page-columns fixed inset-x-0 top-0 z-30 bg-ink/85 shadow-header backdrop-blur-md transition-shadow data-scrolled:bg-ink/95 data-scrolled:shadow-header-scrolled"
    >
      <a
        href="#main"
        className="sr-only rounded-full bg-lamp px-5 py-3 text-ink focus:not-sr-only focus:absolute focus:top-3 focus:left-3 focus:z-10"
      >
        {t("skipToContent")}
      </a>
      <div className="flex h-(--header-height) items-center justify-between gap-4 lg:gap-8">
        <SiteLogo />
        <div className="hidden grow grid-rows-[repeat(2,2.75rem)] md:grid">
          <div className="flex items-center justify-end gap-1 text-sm">
            <button
              type="button"
              popoverTarget="search"
              className={`${linkStyles} cursor-pointer gap-2 px-2 lg:px-3`}
            >
              <Search aria-hidden="true" className="size-4 shrink-0" />
              {t("search")}
            </button>
            <Link to={paths.contact} className={`${linkStyles} px-2 lg:px-3`}>
              {t("contact")}
            </Link>
            <button
              type="button"
              popoverTarget="languages"
              className={`${linkStyles} cursor-pointer gap-1.5 px-2 lg:px-3`}
            >
              <span className="sr-only">{t("language")}</span>
              <LanguageFlag locale={locale} />
              <span className="uppercase">{locale}</span>
              <ChevronDown aria-hidden="true" className="size-3.5 shrink-0" />
            </button>
            <SavedButton />
            <AccountLink className={`${linkStyles} px-2 whitespace-nowrap lg:px-3`} />
            {!isSignedIn && (
              <ButtonLink to={paths.signUp} look="quietSmall" className="ml-1 whitespace-nowrap">
                {t("getStarted")}
              </ButtonLink>
            )}
          </div>
          <nav aria-label={t("mainNavigation")}>
            <ul className="flex items-center justify-end gap-2.5 text-xs whitespace-nowrap lg:gap-7 lg:text-base">
              {mainLinks.map(({ to, text }) => (
                <li key={to} className="flex items-center">
                  <Link
                    to={to}
                    aria-current={isCurrent(to, pathname) ? "page" : undefined}
                    className={linkStyles}
                  >
                    {t(`${text}`)}
                  </Link>
                  {text === "properties" && <PanelButton panel="properties" label={t("propertyTypes")} />}
                </li>
              ))}
              <li>
                <button
                  type="button"
                  popoverTarget="resources"
                  className={`${linkStyles} cursor-pointer gap-1`}
                >
                  {t("resources")}
                  <ChevronDown aria-hidden="true" className="size-4" />
                </button>
              </li>
            </ul>
          </nav>
        </div>
        <div className="flex items-center md:hidden">
          <SavedButton />
          <button type="button" popoverTarget="search" aria-label={t("search")} className={iconButtonStyles}>
            <Search aria-hidden="true" />
          </button>
          <button
            type="button"
            popoverTarget="menu"
            aria-label={t("menu")}
            className={`${iconButtonStyles} menu-button`}
          >
            <Menu aria-hidden="true" className="when-closed" />
            <X aria-hidden="true" className="when-open" />
          </button>
        </div>
      </div>
      <SearchPanel SearchBox={SearchBox} />
      <HeaderPanels AccountLink={AccountLink} />
    </header>
  );
}

function PanelButton({ panel, label }: { panel: string; label: string }) {
  return (
    <button
      type="button"
      popoverTarget={panel}
      aria-label={label}
      className="inline-grid size-7 cursor-pointer place-items-center rounded-full text-quiet hover:text-paper"
    >
      <ChevronDown aria-hidden="true" className="size-4" />
    </button>
  );
}

function useIsScrolled(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      window.addEventListener("scroll", onChange, { passive: true });
      return () => window.removeEventListener("scroll", onChange);
    },
    () => window.scrollY > scrolledAfterPx,
    () => false,
  );
}

/** Each navigation has a location of its own, also one to the page that is open. */
function usePanelsClosedOnNavigation(location: Location): void {
  const previous = useRef(location);
  useEffect(() => {
    if (previous.current === location) return;
    previous.current = location;
    for (const panel of document.querySelectorAll<HTMLElement>("header [popover]:popover-open")) {
      panel.hidePopover();
    }
  }, [location]);
}
