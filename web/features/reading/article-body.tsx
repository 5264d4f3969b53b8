/** The text itself: HTML made by our build. Interaction is added afterwards, so that it reads without JavaScript. */
import { useRef } from "react";
import { useI18n } from "../../i18n/use-i18n.ts";
import type { Locale } from "../../../domain/languages/locales.ts";
import { trustHtml } from "../../components/page/trust-html.ts";
import { fillFacts } from "../../content/fill-facts.ts";
import { fillOwnerPlaces } from "../../content/fill-owner-places.ts";
import { writtenOf } from "../../i18n/create-i18n.ts";
import { useLocale } from "../../visitor/use-locale.ts";
import { useSite } from "../../visitor/use-site.ts";
import { useEnhancedText } from "./enhance/use-enhanced-text.ts";

type ArticleBodyProps = { html: string; language: Locale; page: string };

export function ArticleBody({ html, language, page }: ArticleBodyProps) {
  const site = useSite();
  const locale = useLocale();
  const { facts, terms } = writtenOf(useI18n());
  const body = useRef<HTMLDivElement>(null);
  useEnhancedText(body, page);
  return (
    <div
      ref={body}
      className="article-text"
      lang={language}
      dangerouslySetInnerHTML={trustHtml(
        fillFacts(fillOwnerPlaces(html, site, language), facts, language === locale ? terms : {}, language),
      )}
    />
  );
}
