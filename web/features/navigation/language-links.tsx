/** A language is an address: choosing one loads the page in it. Plain links, so that it works without script. */
import { useLocation } from "react-router";
import { languageOptions, localisePath } from "../../../domain/locales.ts";
import { storeLanguage } from "../../i18n/preferred-language.ts";
import { useLocale } from "../../use-locale.ts";
import { LanguageFlag } from "./language-flag.tsx";

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
            onClick={() => storeLanguage(window, code)}
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
