/** The page of a withdrawn listing: says that it is gone, and shows similar listings. */
import { useTranslation } from "react-i18next";
import type { WithdrawnListing } from "../../domain/api.ts";
import { ButtonLink } from "../components/controls/button.tsx";
import { PageHead } from "../components/page/page-head.tsx";
import { ListingGrid } from "../features/catalogue/listing-grid.tsx";
import { paths } from "../routing/paths.ts";

export function isWithdrawnListing(body: unknown): body is WithdrawnListing {
  return typeof body === "object" && body !== null && "similar" in body;
}

export function WithdrawnPage({ similar }: Pick<WithdrawnListing, "similar">) {
  const { t } = useTranslation(["catalogue", "frame"]);
  return (
    <>
      <PageHead title={t("frame:errors.goneTitle")} isIndexed={false} />
      <h1 className="mb-4 text-4xl">{t("frame:errors.goneTitle")}</h1>
      {similar.length > 0 && <p className="mb-8 text-quiet">{t("frame:errors.goneText")}</p>}
      <ListingGrid listings={similar} className="sm:grid-cols-2 xl:grid-cols-4" />
      <p className="mt-10">
        <ButtonLink to={paths.listings()}>{t("catalogue:showAll")}</ButtonLink>
      </p>
    </>
  );
}
