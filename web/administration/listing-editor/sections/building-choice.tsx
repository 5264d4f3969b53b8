/** Asked first: the building. What the home takes from it is shown here, and asked nowhere below. */
import { useTranslation } from "react-i18next";
import { suggestBuildings } from "../../../../domain/buildings/suggest-buildings.ts";
import { textLinkStyles } from "../../../components/controls/button-styles.ts";
import { adminPaths } from "../../../routing/admin-paths.ts";
import { Link } from "../../../routing/link.tsx";
import { BuildingSelect } from "../../buildings/building-select.tsx";
import { FailureNotice } from "../../controls/failure-notice.tsx";
import { FieldValue } from "../../scraping/field-value.tsx";
import { nameField } from "../../scraping/name-field.ts";
import { useEditedField, useFieldValue } from "../state/editor-context.ts";
import { useHomeBuilding } from "./use-home-building.ts";

const shown = ["area", "address", "year_built", "common_fee", "sinking_fund"] as const;

export function BuildingChoice() {
  const { t } = useTranslation(["admin", "amenities"]);
  const { id, error: problem } = useEditedField("building_id");
  const name = useFieldValue("condo_name");
  const latitude = useFieldValue("latitude");
  const longitude = useFieldValue("longitude");
  const { mayHaveOne, buildings, building, error, refetch, decides, choose } = useHomeBuilding();
  if (!mayHaveOne) return null;
  return (
    <div className="grid gap-3">
      <FailureNotice error={error} what={t("admin:buildingTexts.listFailed")} onRetry={refetch} />
      <BuildingSelect
        id={id}
        label={t("admin:buildingTexts.choose")}
        hint={t("admin:buildingTexts.chooseHint")}
        error={problem}
        none={t("admin:buildingTexts.chooseNone")}
        value={building?.id ?? ""}
        buildings={buildings ?? []}
        suggested={building ? [] : suggestBuildings({ name, latitude, longitude }, buildings ?? [])}
        onChange={choose}
      />
      {building && (
        <div className="grid gap-2 rounded-field border border-line px-4 py-3 text-sm">
          <h3 className="font-sans text-sm font-semibold">{t("admin:buildingTexts.given")}</h3>
          <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)]">
            {shown
              .filter((field) => decides(field))
              .map((field) => (
                <div key={field} className="contents">
                  <dt className="text-quiet">{nameField(field, t)}</dt>
                  <dd>
                    <GivenValue field={field} />
                  </dd>
                </div>
              ))}
            {building.facilities && (
              <>
                <dt className="text-quiet">{t("admin:buildingTexts.facilities")}</dt>
                <dd>{building.facilities.map((one) => t(`amenities:${one}`)).join(", ") || "–"}</dd>
              </>
            )}
          </dl>
          <p>
            <Link to={adminPaths.building(building.id)} className={textLinkStyles}>
              {t("admin:buildingTexts.editBuilding")}
            </Link>
          </p>
        </div>
      )}
    </div>
  );
}

function GivenValue({ field }: { field: (typeof shown)[number] }) {
  return <FieldValue field={field} value={useFieldValue(field)} />;
}
