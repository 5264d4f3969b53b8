/** The text itself: HTML made by our build. What moves in it is added here, so that it reads without script. */
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import type { Locale } from "../../../domain/locales.ts";
import { enhanceChecklists } from "./enhance-checklists.ts";
import { enhanceTables } from "./enhance-tables.ts";
import { enhanceTerms } from "./enhance-terms.ts";
import { followLinks } from "./follow-links.ts";

type ArticleBodyProps = { html: string; language: Locale; storageKey: string };

export function ArticleBody({ html, language, storageKey }: ArticleBodyProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = body.current;
    if (!root) return undefined;
    enhanceTables(root);
    enhanceChecklists(root, storageKey, window, (done, total) => t("article.ticked", { done, total }));
    const stopTerms = enhanceTerms(root);
    const stopLinks = followLinks(root, (path) => void navigate(path));
    return () => {
      stopTerms();
      stopLinks();
    };
  }, [html, storageKey, navigate, t]);
  return <div ref={body} className="article-text" lang={language} dangerouslySetInnerHTML={{ __html: html }} />;
}
