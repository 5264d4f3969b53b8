/** A number of a building, as typed. */
import { useTranslation } from "react-i18next";
import { TextField } from "../../components/controls/text-field.tsx";
import type { BuildingFormPart } from "./building-draft.ts";

type NumberName =
  | "latitude"
  | "longitude"
  | "year_built"
  | "floors"
  | "units"
  | "common_fee"
  | "sinking_fund"
  | "foreign_quota_percent";

export function BuildingNumber({ name, draft, change, problemOf }: BuildingFormPart & { name: NumberName }) {
  const { t } = useTranslation("admin");
  return (
    <TextField
      label={t(`buildingTexts.numbers.${name}`)}
      inputMode="decimal"
      value={draft[name]}
      onChange={({ target }) => change({ [name]: target.value })}
      error={problemOf(name)}
      autoComplete="off"
    />
  );
}
