/** What belongs to the building, and what it allows. Unknown is not the same as none. */
import { useTranslation } from "react-i18next";
import { facilities, houseRules } from "../../../domain/buildings/facilities.ts";
import { Checkbox } from "../../components/controls/checkbox.tsx";
import { SelectField } from "../../components/controls/select-field.tsx";
import type { BuildingFormPart } from "./building-draft.ts";

export function BuildingRules({ draft, change }: BuildingFormPart) {
  const { t } = useTranslation(["admin", "amenities"]);
  const { facilities: chosen } = draft;
  return (
    <>
      <fieldset className="grid gap-2">
        <legend className="mb-1 font-semibold">{t("admin:buildingTexts.facilities")}</legend>
        <Checkbox
          label={
            <>
              {t("admin:buildingTexts.facilitiesKnown")}
              <span className="block text-sm text-quiet">{t("admin:buildingTexts.facilitiesHint")}</span>
            </>
          }
          checked={chosen !== null}
          onChange={({ target }) => change({ facilities: target.checked ? [] : null })}
        />
        {chosen && (
          <div className="grid gap-x-6 sm:grid-cols-2">
            {facilities.map((facility) => (
              <Checkbox
                key={facility}
                label={t(`amenities:${facility}`)}
                checked={chosen.includes(facility)}
                onChange={({ target }) =>
                  change({
                    facilities: facilities.filter((one) =>
                      one === facility ? target.checked : chosen.includes(one),
                    ),
                  })
                }
              />
            ))}
          </div>
        )}
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-2">
        {(["pets", "short_lets"] as const).map((name) => (
          <SelectField
            key={name}
            label={t(`admin:buildingTexts.${name}`)}
            value={draft[name]}
            options={[
              { value: "", label: t("admin:buildingTexts.unknown") },
              ...houseRules.map((rule) => ({ value: rule, label: t(`admin:buildingTexts.rule.${rule}`) })),
            ]}
            onChange={({ target }) => change({ [name]: target.value })}
          />
        ))}
      </div>
    </>
  );
}
