/** Links to the previous and next page. Sharing the catalogue's pagination would cost every visitor one more file. */
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../components/controls/button.tsx";

type PageLinksProps = { previous: string | undefined; next: string | undefined };

export function PageLinks({ previous, next }: PageLinksProps) {
  const { t } = useTranslation("frame");
  if (!previous && !next) return null;
  return (
    <nav aria-label={t("pages")} className="flex flex-wrap gap-3">
      {previous && (
        <ButtonLink to={previous} rel="prev">
          {t("previousPage")}
        </ButtonLink>
      )}
      {next && (
        <ButtonLink to={next} rel="next">
          {t("nextPage")}
        </ButtonLink>
      )}
    </nav>
  );
}
