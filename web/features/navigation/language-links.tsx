/**
 * Each language has its own URL, and choosing one loads the page from there. Plain links work without JavaScript. With it the
 * page is shown where it was left.
 */
import { languageOptions, localisePath } from "../../../domain/languages/locales.ts";
import { storeLanguage } from "../../i18n/preferred-language.ts";
import { useLocale } from "../../visitor/use-locale.ts";
import { LanguageFlag } from "./language-flag.tsx";
import { useLocation } from "../../routing/router-hooks.ts";

export function LanguageLinks({ className }: { className: string }) {
  const current = useLocale();
  const { pathname, search } = useLocation();
  return (
    <ul className={className}>
      {languageOptions.map(({ code, name }) => (
        <li key={code}>
          <a
            href={localisePath(pathname, code) + search}
            hrefLang={code}
            lang={code}
            aria-current={code === current ? "true" : undefined}
            onClick={({ currentTarget }) => {
              storeLanguage(window, code);
              currentTarget.hash = window.location.hash;
            }}
            className="flex min-h-11 items-center gap-2.5 whitespace-nowrap transition-colors hover:text-lamp aria-[current=true]:text-lamp"
          >
            <LanguageFlag locale={code} />
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
