/** What a home that was withdrawn leaves behind: that it is gone, and homes like it. */
import { useTranslation } from "react-i18next";
import type { WithdrawnListing } from "../../domain/api.ts";
import { PageHead } from "../components/page-head.tsx";
import { ListingGrid } from "../features/catalogue/listing-grid.tsx";

export function isWithdrawnListing(body: unknown): body is WithdrawnListing {
  return typeof body === "object" && body !== null && "similar" in body;
}

export function WithdrawnPage({ similar }: Pick<WithdrawnListing, "similar">) {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t("errors.goneTitle")} isIndexed={false} />
      <h1 className="mb-4 text-4xl">{t("errors.goneTitle")}</h1>
      {similar.length > 0 && <p className="mb-8 text-quiet">{t("errors.goneText")}</p>}
      <ListingGrid listings={similar} />
    </>
  );
}
