/** What surrounds every page below `/admin`: the navigation at the side, on a phone at the bottom. */
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { pattayaOffsetMs } from "../../../domain/places/pattaya-time.ts";
import type { Today } from "../../../domain/today.ts";
import { useSite } from "../../visitor/use-site.ts";
import { Link } from "../../routing/link.tsx";
import { useLocation } from "../../routing/router-hooks.ts";
import { paths } from "../../routing/paths.ts";
import { AccountMenu, type SignedInAdmin } from "./account-menu.tsx";
import { adminNavigation, findPart, mayOpen } from "../admin-navigation.ts";
import { BottomBar } from "./bottom-bar.tsx";
import { KeyboardHelp } from "./keyboard-help.tsx";
import { LeaveQuestion } from "./leave-question.tsx";
import { PartLink } from "./part-link.tsx";

type AdminFrameProps = {
  /** Undefined until it is known, and while no one is signed in. */
  account: SignedInAdmin | undefined;
  /** What is due, for the counts; undefined until it is known. */
  today: Today | undefined;
  onSignOut: () => void;
  isLoading: boolean;
  children: ReactNode;
};

export function AdminFrame({ account, today, onSignOut, isLoading, children }: AdminFrameProps) {
  const { t } = useTranslation(["adminFrame", "frame"]);
  const { name } = useSite().business;
  const current = findPart(useLocation().pathname);
  const parts = adminNavigation.filter((part) => mayOpen(part, account?.rights ?? []));
  return (
    <div className="min-h-svh md:grid md:grid-cols-[14rem_minmax(0,1fr)]">
      <a
        href="#main"
        className="sr-only rounded-full bg-lamp px-5 py-3 text-ink focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50"
      >
        {t("frame:skipToContent")}
      </a>
      <header className="sticky top-0 z-30 flex items-center justify-between gap-3 border-b border-line bg-night px-4 py-2 md:h-svh md:flex-col md:items-stretch md:justify-start md:gap-6 md:overflow-y-auto md:border-r md:border-b-0 md:p-4">
        <Link to={paths.admin} className="rounded-lg md:px-3 md:py-2">
          <span className="block font-heading text-lg leading-tight">{name}</span>
          <span className="block text-xs text-quiet">{t("adminFrame:title")}</span>
        </Link>
        {parts.length > 0 && (
          <nav aria-label={t("adminFrame:navigation")} className="hidden md:block">
            <ul className="grid gap-1">
              {parts.map((part) => (
                <li key={part.name}>
                  <PartLink part={part} isCurrent={part.name === current?.name} today={today} look="row" />
                </li>
              ))}
            </ul>
          </nav>
        )}
        {account && (
          <div className="flex items-center gap-1 md:mt-auto md:flex-col md:items-stretch">
            <KeyboardHelp parts={parts} />
            <AccountMenu account={account} onSignOut={onSignOut} />
          </div>
        )}
      </header>
      <main
        id="main"
        tabIndex={-1}
        aria-busy={isLoading || undefined}
        className="mx-auto w-full max-w-(--container-page) min-w-0 px-4 pt-6 pb-28 focus:outline-none md:px-8 md:pt-10 md:pb-16"
      >
        {children}
        {account && isElsewhere() && (
          <p className="mt-10 text-sm text-quiet">{t("adminFrame:pattayaTimes")}</p>
        )}
      </main>
      {parts.length > 0 && <BottomBar parts={parts} current={current} today={today} />}
      <LeaveQuestion />
    </div>
  );
}

/** The reader's clock is not Pattaya's. */
function isElsewhere(): boolean {
  return new Date().getTimezoneOffset() * -60_000 !== pattayaOffsetMs;
}
