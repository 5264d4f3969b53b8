/** To the page before and the next. Not the catalogue's pagination: shared with it, that would be a file for every visitor. */
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../components/button.tsx";

type PageLinksProps = { previous: string | undefined; next: string | undefined };

export function PageLinks({ previous, next }: PageLinksProps) {
  const { t } = useTranslation();
  if (!previous && !next) return null;
  return (
    <nav aria-label={t("frame.pages")} className="flex flex-wrap gap-3">
      {previous && (
        <ButtonLink to={previous} rel="prev">
          {t("frame.previousPage")}
        </ButtonLink>
      )}
      {next && (
        <ButtonLink to={next} rel="next">
          {t("frame.nextPage")}
        </ButtonLink>
      )}
    </nav>
  );
}
