/** What is known about a listing. Unknown values are shown as unknown. */
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { buildingName } from "../../../domain/buildings/building.ts";
import type { Property } from "../../../domain/listings/listing.ts";
import { readOffer } from "../../../domain/listings/offer.ts";
import { isHouse } from "../../../domain/listings/tenure.ts";
import { toSatang } from "../../../domain/finance/finance.ts";
import { formatYear } from "../../../domain/languages/format-date.ts";
import { formatNumber } from "../../../domain/languages/numbers.ts";
import { Link } from "../../routing/link.tsx";
import { paths } from "../../routing/paths.ts";
import { useAreaName } from "../../visitor/use-area-name.ts";
import { useLand } from "../../visitor/formats/use-land.ts";
import { useLocale } from "../../visitor/use-locale.ts";
import { useMoney } from "../../visitor/use-money.ts";
import { useKindName } from "./use-kind-name.ts";

type Row = [label: string, value: ReactNode, note?: string | undefined];

export function KeyFacts({ property }: { property: Property }) {
  const { t } = useTranslation(["homeDetails", "catalogue"]);
  const { money } = useMoney();
  const areaName = useAreaName();
  const land = useLand();
  const locale = useLocale();
  const kindName = useKindName(property);
  const {
    squareMeters,
    squareFeet,
    bedrooms,
    bathrooms,
    landSquareMeters,
    yearBuilt,
    commonFee,
    sinkingFund,
  } = property;
  const unknown = <span className="text-quiet">{t("homeDetails:facts.unknown")}</span>;
  const area = areaName(property.area) ?? property.address.city[0];
  const inTotal = (perSquareMetre: number) =>
    squareMeters === null ? undefined : money(toSatang(perSquareMetre * squareMeters));
  const rows: Row[] = [
    [t("homeDetails:facts.type"), kindName],
    [t("homeDetails:facts.bedrooms"), bedrooms === 0 ? t("catalogue:studio") : (bedrooms ?? unknown)],
    [t("homeDetails:facts.bathrooms"), bathrooms ?? unknown],
    [
      t("homeDetails:facts.size"),
      squareMeters === null || squareFeet === null
        ? unknown
        : t("homeDetails:sizeBoth", {
            metres: formatNumber(squareMeters, locale),
            feet: formatNumber(squareFeet, locale),
          }),
    ],
    [t("homeDetails:facts.area"), area],
    [t("homeDetails:facts.built"), yearBuilt === null ? unknown : formatYear(yearBuilt, locale)],
  ];
  const project = property.address.state;
  if (property.building) {
    const { slug } = property.building;
    const link = (
      <Link to={paths.building(slug)} className="text-sea underline underline-offset-4">
        {buildingName(property.building, locale)}
      </Link>
    );
    // Titles and addresses name it in its own letters.
    const { name } = property.building;
    rows.push([
      t("homeDetails:facts.project"),
      link,
      buildingName(property.building, locale) === name ? undefined : name,
    ]);
  } else if (project) {
    rows.push([t("homeDetails:facts.project"), project]);
  }
  if (isHouse(property.type)) {
    rows.push([t("homeDetails:facts.land"), landSquareMeters === null ? unknown : land(landSquareMeters)]);
  } else {
    const monthly = commonFee === null ? undefined : inTotal(commonFee);
    const once = sinkingFund === null ? undefined : inTotal(sinkingFund);
    rows.push(
      [
        t("homeDetails:facts.commonFee"),
        commonFee === null ? unknown : t("homeDetails:perSqmMonth", { amount: money(toSatang(commonFee)) }),
        monthly && t("homeDetails:aMonthInAll", { amount: monthly }),
      ],
      [
        t("homeDetails:facts.sinkingFund"),
        sinkingFund === null
          ? unknown
          : t("homeDetails:perSqmOnce", { amount: money(toSatang(sinkingFund)) }),
        once && t("homeDetails:onceInAll", { amount: once }),
      ],
    );
  }
  if (readOffer(property).isForSale) {
    rows.push([t("catalogue:tenureLabel"), t(`catalogue:tenure.${property.tenure ?? "unknown"}`)]);
  }
  return (
    <section aria-labelledby="key-facts">
      <h2 id="key-facts" className="mb-5 text-2xl">
        {t("homeDetails:keyFacts")}
      </h2>
      <dl className="grid gap-x-8 sm:grid-cols-2">
        {rows.map(([label, value, note]) => (
          <div key={label} className="flex items-baseline justify-between gap-4 border-b border-line py-3">
            <dt className="text-quiet">{label}</dt>
            <dd className="tabular text-right">
              {value}
              {note && <span className="block text-sm text-quiet">{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
