/** What a buyer compares: rooms, size, year, what is there. */
import { useTranslation } from "react-i18next";
import { ownAmenities } from "../../../../domain/buildings/values-of-building.ts";
import { amenities } from "../../../../domain/listings/amenities.ts";
import { isHouse } from "../../../../domain/listings/tenure.ts";
import { useEditorValue } from "../state/editor-context.ts";
import { useHomeBuilding } from "./use-home-building.ts";
import { EditedChoices, EditedNumber } from "./edited-fields.tsx";

export function FactsSection() {
  const { t } = useTranslation(["admin", "amenities"]);
  const hasLand = useEditorValue(
    ({ state: { values } }) => isHouse(values.property_type) || values.land_square_meters !== null,
  );
  const { building, decides } = useHomeBuilding();
  const asked = building ? ownAmenities(building) : amenities;
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <EditedNumber name="bedrooms" hint={t("admin:editorTexts.studioHint")} />
        <EditedNumber name="bathrooms" />
        <EditedNumber name="square_meters" />
        {hasLand && <EditedNumber name="land_square_meters" />}
        {!decides("year_built") && <EditedNumber name="year_built" />}
      </div>
      <EditedChoices
        name="amenities"
        options={asked.map((value) => ({ value, label: t(`amenities:${value}`) }))}
      />
    </>
  );
}
