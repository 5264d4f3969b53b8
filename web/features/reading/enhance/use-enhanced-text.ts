/** Adds the interaction to a text from our build: checkboxes, definitions, links through the router. */
import { type RefObject, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { enhanceChecklists } from "./enhance-checklists.ts";
import { enhanceTables } from "./enhance-tables.ts";
import { enhanceTerms } from "./enhance-terms.ts";
import { followLinks } from "./follow-links.ts";
import { useNavigate } from "../../../routing/router-hooks.ts";

/** `page` identifies the text. Its ticks are stored under that name. */
export function useEnhancedText(text: RefObject<HTMLElement | null>, page: string): void {
  const { t } = useTranslation("article");
  const navigate = useNavigate();
  useEffect(() => {
    const root = text.current;
    if (!root) return undefined;
    enhanceTables(root);
    enhanceChecklists(root, page, window, (done, total) => t("ticked", { done, total }));
    const withVideo = root.querySelector("[data-player]") && import("./play-videos.ts");
    void withVideo?.then(({ playVideos }) => playVideos(root));
    const stopTerms = enhanceTerms(root);
    const stopLinks = followLinks(root, (path) => void navigate(path));
    return () => {
      stopTerms();
      stopLinks();
    };
  }, [text, page, navigate, t]);
}
