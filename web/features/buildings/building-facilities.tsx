/** Shows nothing where nobody has told us what the building has. */
import { useTranslation } from "react-i18next";
import type { Building } from "../../../domain/buildings/building.ts";

export function BuildingFacilities({ building: { facilities } }: { building: Building }) {
  const { t } = useTranslation(["buildings", "amenities"]);
  if (facilities === null) return null;
  return (
    <section aria-labelledby="facilities">
      <h2 id="facilities" className="mb-5 text-2xl">
        {t("buildings:facilities")}
      </h2>
      {facilities.length === 0 ? (
        <p className="text-quiet">{t("buildings:facilitiesNone")}</p>
      ) : (
        <ul className="flex flex-wrap gap-2">
          {facilities.map((facility) => (
            <li key={facility} className="rounded-full border border-line px-4 py-1.5 text-sm">
              {t(`amenities:${facility}`)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
