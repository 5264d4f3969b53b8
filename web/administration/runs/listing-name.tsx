/** A listing's title, linked to where it can be seen, with its publication state. */
import { useTranslation } from "react-i18next";
import type { ScrapedListing } from "../../../domain/api.ts";
import { textLinkStyles } from "../../components/controls/button-styles.ts";
import { Link } from "../../routing/link.tsx";
import { adminPaths } from "../../routing/admin-paths.ts";
import { paths } from "../../routing/paths.ts";

export function ListingName({
  listing: { slug, title, language, publication },
}: {
  listing: ScrapedListing;
}) {
  const { t } = useTranslation("admin");
  const address =
    publication === "published"
      ? paths.property(slug)
      : publication === "review"
        ? adminPaths.scraperPart("review")
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
      <span className="text-quiet">({t(`listingTexts.publication.${publication}`)})</span>
    </>
  );
}
