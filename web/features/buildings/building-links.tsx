/** The buildings of an area as links. Shows nothing if there are none. */
import { useTranslation } from "react-i18next";
import { type BuildingSummary, buildingName } from "../../../domain/buildings/building.ts";
import type { AreaSlug } from "../../../domain/places/areas.ts";
import { Link } from "../../routing/link.tsx";
import { paths } from "../../routing/paths.ts";
import { useLocale } from "../../visitor/use-locale.ts";

type BuildingLinksProps = { area: AreaSlug; buildings: readonly BuildingSummary[] };

const chip = "inline-block rounded-full border border-line px-4 py-1.5 hover:border-lamp hover:text-lamp";

export function BuildingLinks({ area, buildings }: BuildingLinksProps) {
  const { t } = useTranslation(["library", "frame"]);
  const locale = useLocale();
  const shown = buildings.filter((one) => one.area === area);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="buildings" className="print:hidden">
      <h2 id="buildings" className="mb-5 text-3xl">
        {t("library:areas.buildings", { area: t(`frame:areaNames.${area}`) })}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {shown.map((building) => (
          <li key={building.id}>
            <Link to={paths.building(building.slug)} className={chip}>
              {buildingName(building, locale)}
            </Link>
          </li>
        ))}
        <li>
          <Link to={paths.buildings} className={`${chip} text-quiet`}>
            {t("library:areas.allBuildings")}
          </Link>
        </li>
      </ul>
    </section>
  );
}
