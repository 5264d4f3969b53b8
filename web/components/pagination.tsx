/** From page to page by links: works without script, and each page has an address. */
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "./button.tsx";

type PaginationProps = {
  /** Undefined where there is none; cursors know the first and the next page. */
  first?: string | undefined;
  previous?: string | undefined;
  next?: string | undefined;
  /** "1–24 of 97", from the caller. */
  summary?: string;
};

export function Pagination({ first, previous, next, summary }: PaginationProps) {
  const { t } = useTranslation();
  if (!first && !previous && !next) return null;
  return (
    <nav aria-label={t("frame.pages")} className="flex flex-wrap items-center gap-3">
      {first && (
        <ButtonLink to={first} preventScrollReset={false}>
          {t("frame.firstPage")}
        </ButtonLink>
      )}
      {previous && (
        <ButtonLink to={previous} rel="prev">
          <ChevronLeft aria-hidden="true" className="size-5" />
          {t("frame.previousPage")}
        </ButtonLink>
      )}
      {next && (
        <ButtonLink to={next} rel="next">
          {t("frame.nextPage")}
          <ChevronRight aria-hidden="true" className="size-5" />
        </ButtonLink>
      )}
      {summary && <p className="tabular text-sm text-quiet">{summary}</p>}
    </nav>
  );
}
