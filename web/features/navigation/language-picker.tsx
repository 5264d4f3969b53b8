/** A language is an address: choosing one loads the page in it. Plain links, so that it works without script. */
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { languageOptions, localisePath } from "../../../domain/locales.ts";
import { storeLanguage } from "../../i18n/preferred-language.ts";
import { useLocale } from "../../use-locale.ts";

export function LanguagePicker() {
  const { t } = useTranslation();
  const current = useLocale();
  const { pathname, search } = useLocation();
  return (
    <details className="relative">
      <summary className="cursor-pointer list-none" aria-label={t("frame.language")}>
        {languageOptions.find(({ code }) => code === current)?.flag}
      </summary>
      <ul className="absolute right-0 mt-2 rounded-card border border-line bg-raised p-2">
        {languageOptions.map(({ code, name, flag }) => (
          <li key={code}>
            <a
              href={localisePath(pathname, code) + search}
              hrefLang={code}
              lang={code}
              aria-current={code === current ? "true" : undefined}
              onClick={() => storeLanguage(window, code)}
              className="block whitespace-nowrap px-4 py-2 hover:text-lamp aria-[current=true]:text-lamp"
            >
              <span aria-hidden="true">{flag}</span> {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
