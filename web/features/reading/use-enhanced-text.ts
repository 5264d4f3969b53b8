/** What moves in a text that our build made: ticks, definitions, links through the router. */
import { type RefObject, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { enhanceChecklists } from "./enhance-checklists.ts";
import { enhanceTables } from "./enhance-tables.ts";
import { enhanceTerms } from "./enhance-terms.ts";
import { followLinks } from "./follow-links.ts";

/** `page` names the text; its ticks are kept under it, and another text is another page. */
export function useEnhancedText(text: RefObject<HTMLElement | null>, page: string): void {
  const { t } = useTranslation();
  const navigate = useNavigate();
  useEffect(() => {
    const root = text.current;
    if (!root) return undefined;
    enhanceTables(root);
    enhanceChecklists(root, page, window, (done, total) => t("article.ticked", { done, total }));
    const stopTerms = enhanceTerms(root);
    const stopLinks = followLinks(root, (path) => void navigate(path));
    return () => {
      stopTerms();
      stopLinks();
    };
  }, [text, page, navigate, t]);
}
