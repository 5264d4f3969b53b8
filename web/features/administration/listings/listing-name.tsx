/** A home by its title: a link to where it can be looked at, and what visitors see of it. */
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { ScrapedHome } from "../../../domain/api.ts";
import { textLinkStyles } from "../../components/button-styles.ts";
import { paths } from "../../paths.ts";

export function HomeName({ home: { slug, title, language, publication } }: { home: ScrapedHome }) {
  const { t } = useTranslation();
  const address =
    publication === "published"
      ? paths.property(slug)
      : publication === "review"
        ? `${paths.propertyScraper}#review`
        : undefined;
  const name = <span lang={language}>{title}</span>;
  return (
    <>
      {address ? (
        <Link to={address} className={textLinkStyles}>
          {name}
        </Link>
      ) : (
        name
      )}{" "}
      <span className="text-quiet">({t(`admin.homeTexts.publication.${publication}`)})</span>
    </>
  );
}
