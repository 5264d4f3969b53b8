/** Where a building is, in a word: its area, or the city if its area is not known. */
import { useTranslation } from "react-i18next";
import type { Building } from "../../../domain/buildings/building.ts";
import { useAreaName } from "../../visitor/use-area-name.ts";

export function useBuildingPlace(): (building: Pick<Building, "area">) => string {
  const { t } = useTranslation("buildings");
  const areaName = useAreaName();
  return ({ area }) => areaName(area) ?? t("city");
}
