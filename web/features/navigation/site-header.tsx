import { useTranslation } from "react-i18next";
import { Link, NavLink } from "react-router";
import { site } from "../../../domain/site.ts";
import { paths } from "../../paths.ts";
import { LanguagePicker } from "./language-picker.tsx";

export function SiteHeader() {
  const { t } = useTranslation();
  const links = [
    { to: paths.home, label: t("frame.home") },
    { to: paths.listings(), label: t("frame.properties") },
  ];
  return (
    <header className="fixed inset-x-0 top-0 z-10 border-b border-line bg-ink/95">
      <a href="#main" className="sr-only focus:not-sr-only focus:absolute focus:p-4">
        {t("frame.skipToContent")}
      </a>
      <div className="mx-auto flex min-h-21 max-w-page flex-wrap items-center gap-x-6 gap-y-1 px-4 py-2">
        <Link to={paths.home} className="font-heading text-2xl text-paper">
          {site.name}
        </Link>
        <nav aria-label={t("frame.menu")}>
          <ul className="flex gap-5">
            {links.map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to} end className="text-quiet hover:text-paper aria-[current=page]:text-lamp">
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex items-center gap-4">
          <LanguagePicker />
          <Link to={paths.signIn} className="text-quiet hover:text-paper">
            {t("frame.signIn")}
          </Link>
        </div>
      </div>
    </header>
  );
}
