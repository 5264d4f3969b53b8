import { useTranslation } from "react-i18next";
import { type BuildingSummary, buildingName } from "../../../domain/buildings/building.ts";
import { formatMoney } from "../../../domain/languages/money.ts";
import { Badge } from "../../components/badge.tsx";
import { Picture } from "../../components/pictures/picture.tsx";
import { Link } from "../../routing/link.tsx";
import { paths } from "../../routing/paths.ts";
import { useLocale } from "../../visitor/use-locale.ts";
import { useBuildingPlace } from "./use-building-place.ts";

type BuildingCardProps = { building: BuildingSummary; isPriority: boolean };

export function BuildingCard({ building, isPriority }: BuildingCardProps) {
  const { t } = useTranslation("buildings");
  const locale = useLocale();
  const { homesForSale, homesForRent, medianPricePerSquareMeter: median } = building;
  const offers = [
    homesForSale > 0 && t("forSale", { number: homesForSale }),
    homesForRent > 0 && t("forRent", { number: homesForRent }),
  ].filter(Boolean);
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-raised">
      <Picture
        src={building.images[0]}
        alt=""
        isPriority={isPriority}
        sizes="(min-width: 64rem) 390px, (min-width: 40rem) 46vw, 92vw"
        className="aspect-3/2"
      />
      {building.isSample && <Badge className="absolute top-3 left-3">{t("sample")}</Badge>}
      <div className="grid gap-2 p-6">
        <h2 className="text-2xl">
          <Link
            to={paths.building(building.slug)}
            className="after:absolute after:inset-0 group-hover:text-lamp"
          >
            {buildingName(building, locale)}
          </Link>
        </h2>
        <p className="text-quiet">{useBuildingPlace()(building)}</p>
        <p className="tabular">{offers.join(" · ") || t("noHomes")}</p>
        {median !== null && (
          <p className="text-sm text-quiet tabular">
            {t("median", { amount: formatMoney(median, "THB", locale) })}
          </p>
        )}
      </div>
    </article>
  );
}
