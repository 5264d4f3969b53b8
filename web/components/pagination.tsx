/** Pagination by links. It works without JavaScript, and each page has its own URL. */
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "./controls/button.tsx";

type PaginationProps = {
  /** Undefined if there is none. Cursors know the first and the next page. */
  first?: string | undefined;
  previous?: string | undefined;
  next?: string | undefined;
  /** "1–24 of 97", from the caller. */
  summary?: string;
};

export function Pagination({ first, previous, next, summary }: PaginationProps) {
  const { t } = useTranslation("frame");
  if (!first && !previous && !next) return null;
  return (
    <nav aria-label={t("pages")} className="flex flex-wrap items-center gap-3">
      {first && <ButtonLink to={first}>{t("firstPage")}</ButtonLink>}
      {previous && (
        <ButtonLink to={previous} rel="prev">
          <ChevronLeft aria-hidden="true" className="size-5" />
          {t("previousPage")}
        </ButtonLink>
      )}
      {next && (
        <ButtonLink to={next} rel="next">
          {t("nextPage")}
          <ChevronRight aria-hidden="true" className="size-5" />
        </ButtonLink>
      )}
      {summary && <p className="tabular text-sm text-quiet">{summary}</p>}
    </nav>
  );
}
