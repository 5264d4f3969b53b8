/** The homes of a building: for sale, to let, and those that are gone. */
import { useTranslation } from "react-i18next";
import type { CardListing } from "../../domain/listings/card-listing.ts";
import { readOffer } from "../../domain/listings/offer.ts";
import { ButtonLink } from "../components/controls/button.tsx";
import { paths } from "../routing/paths.ts";
import { ListingGrid } from "../features/catalogue/listing-grid.tsx";

type BuildingHomesProps = { slug: string; homes: readonly CardListing[] };

export function BuildingHomes({ slug, homes }: BuildingHomesProps) {
  const { t } = useTranslation("buildings");
  const groups = [
    { id: "for-sale", title: t("homesForSale"), shown: homes.filter((home) => readOffer(home).isForSale) },
    {
      id: "to-let",
      title: t("homesForRent"),
      shown: homes.filter((home) => readOffer(home).isForRent && !readOffer(home).isForSale),
    },
    { id: "gone", title: t("homesGone"), shown: homes.filter((home) => readOffer(home).gone) },
  ];
  const isOffered = homes.some((home) => !readOffer(home).gone);
  return (
    <>
      {!isOffered && (
        <div className="grid justify-items-start gap-4">
          <p className="text-quiet">{t("noHomesText")}</p>
          <ButtonLink to={paths.contact}>{t("ask")}</ButtonLink>
        </div>
      )}
      {groups.map(
        ({ id, title, shown }) =>
          shown.length > 0 && (
            <section key={id} aria-labelledby={id}>
              <h2 id={id} className="mb-6 text-3xl">
                {title}
              </h2>
              <ListingGrid listings={shown} />
            </section>
          ),
      )}
      <p>
        <ButtonLink to={paths.alertForBuilding(slug)} rel="nofollow">
          {t("alert")}
        </ButtonLink>
      </p>
    </>
  );
}
