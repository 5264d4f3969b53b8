/**
 * The panels under the header. They are native popovers in the HTML and work without JavaScript, so that their code can
 * wait for the first press.
 */
import { ChevronDown } from "lucide-react";
import type { ComponentType, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { areas } from "../../../domain/places/areas.ts";
import { ButtonLink } from "../../components/controls/button.tsx";
import { buttonStyles } from "../../components/controls/button-styles.ts";
import { joinClasses } from "../../components/join-classes.ts";
import { Link } from "../../routing/link.tsx";
import { useLocation } from "../../routing/router-hooks.ts";
import { paths } from "../../routing/paths.ts";
import { useKeptSession } from "../../visitor/kept/use-kept-session.ts";
import { LanguageLinks } from "./language-links.tsx";
import { Panel } from "./panel.tsx";
import { isCurrent, isPlaceInPage, mainLinks, propertyLinks, resourceLinks } from "./navigation-links.ts";

export type AccountLinkComponent = ComponentType<{ className: string }>;

const bigLink = "block py-2 font-heading text-2xl text-paper transition-colors hover:text-lamp";
const smallLink = "block py-2 text-quiet transition-colors hover:text-paper";

export function HeaderPanels({ AccountLink }: { AccountLink: AccountLinkComponent }) {
  return (
    <>
      <PropertiesPanel />
      <ResourcesPanel />
      <LanguagePanel />
      <MobileMenu AccountLink={AccountLink} />
    </>
  );
}

function PropertiesPanel() {
  const { t } = useTranslation("frame");
  return (
    <Panel id="properties" label={t("propertyTypes")}>
      <div className="grid gap-x-12 gap-y-6 md:grid-cols-[3fr_2fr]">
        <ul className="grid content-start gap-x-10 lg:grid-cols-2">
          {propertyLinks.map(({ to, text }) => (
            <li key={to}>
              <Link to={to} className={bigLink}>
                {t(`${text}`)}
              </Link>
            </li>
          ))}
        </ul>
        <div>
          <p className="eyebrow mb-2">{t("byArea")}</p>
          <ul className="columns-2 gap-8">
            {areas.map(({ slug }) => (
              <li key={slug}>
                <Link to={`/listings?area=${slug}`} className={smallLink}>
                  {t(`areaNames.${slug}`)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Panel>
  );
}

function ResourcesPanel() {
  const { t } = useTranslation("frame");
  return (
    <Panel id="resources" label={t("resources")}>
      <ul className="grid gap-x-12 md:grid-cols-2 lg:grid-cols-3">
        {resourceLinks.map(({ to, text }) => (
          <li key={to}>
            <Link to={to} reloadDocument={isPlaceInPage(to)} className={bigLink}>
              {t(`${text}`)}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function LanguagePanel() {
  const { t } = useTranslation("frame");
  return (
    <Panel id="languages" label={t("language")}>
      <LanguageLinks className="flex flex-wrap gap-x-6 gap-y-1 md:justify-end" />
    </Panel>
  );
}

/** Below 768 px: all links in one list under the 84-px header. */
function MobileMenu({ AccountLink }: { AccountLink: AccountLinkComponent }) {
  const { t } = useTranslation("frame");
  const { pathname } = useLocation();
  const isSignedIn = useKeptSession();
  return (
    <dialog
      id="menu"
      popover="auto"
      aria-label={t("menu")}
      className="fixed inset-[84px_0_0] m-0 h-[calc(100dvh-84px)] max-h-none w-full max-w-none overflow-y-auto overscroll-contain bg-ink px-(--gutter) pt-4 pb-12 text-paper md:hidden"
    >
      <nav aria-label={t("menu")}>
        <ul>
          {mainLinks.map(({ to, text }) => (
            <li key={to} className="border-b border-line">
              {text === "properties" ? (
                <SubMenu title={t("properties")}>
                  <Link to={to} className={smallLink}>
                    {t("allProperties")}
                  </Link>
                  {propertyLinks.map((link) => (
                    <Link key={link.to} to={link.to} className={smallLink}>
                      {t(`${link.text}`)}
                    </Link>
                  ))}
                </SubMenu>
              ) : (
                <Link
                  to={to}
                  aria-current={isCurrent(to, pathname) ? "page" : undefined}
                  className="block py-3.5 font-heading text-2xl aria-[current=page]:text-lamp"
                >
                  {t(`${text}`)}
                </Link>
              )}
            </li>
          ))}
          <li className="border-b border-line">
            <SubMenu title={t("resources")}>
              {resourceLinks.map((link) => (
                <Link
                  key={link.to}
                  to={link.to}
                  reloadDocument={isPlaceInPage(link.to)}
                  className={smallLink}
                >
                  {t(`${link.text}`)}
                </Link>
              ))}
            </SubMenu>
          </li>
        </ul>
      </nav>
      <div className="mt-8 grid grid-cols-2 gap-3">
        <ButtonLink to={paths.contact} className="px-3">
          {t("contact")}
        </ButtonLink>
        <AccountLink className={joinClasses(buttonStyles.quiet, "px-3")} />
        {!isSignedIn && (
          <ButtonLink to={paths.signUp} look="gold" className="col-span-2">
            {t("getStarted")}
          </ButtonLink>
        )}
      </div>
      <p className="eyebrow mt-8 mb-2">{t("language")}</p>
      <LanguageLinks className="grid grid-cols-2 gap-x-6" />
    </dialog>
  );
}

function SubMenu({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group">
      <summary className="flex items-center justify-between py-3.5 font-heading text-2xl">
        {title}
        <ChevronDown aria-hidden="true" className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}
