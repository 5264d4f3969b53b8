/** What is known about it, and the foreign quota with its day and its source. */
import { useTranslation } from "react-i18next";
import { TextField } from "../../components/controls/text-field.tsx";
import type { BuildingFormPart } from "./building-draft.ts";
import { BuildingNumber } from "./building-number.tsx";

export function BuildingFacts(part: BuildingFormPart) {
  const { draft, change, problemOf } = part;
  const { t } = useTranslation("admin");
  return (
    <>
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="mb-1 font-semibold">{t("buildingTexts.facts")}</legend>
        <p className="text-sm text-quiet sm:col-span-2">{t("buildingTexts.factsHint")}</p>
        {(["year_built", "floors", "units", "common_fee", "sinking_fund"] as const).map((name) => (
          <BuildingNumber key={name} {...part} name={name} />
        ))}
        {(["developer", "juristic_person"] as const).map((name) => (
          <TextField
            key={name}
            label={t(`buildingTexts.${name}`)}
            value={draft[name]}
            onChange={({ target }) => change({ [name]: target.value })}
            error={problemOf(name)}
            maxLength={200}
          />
        ))}
      </fieldset>
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="mb-1 font-semibold">{t("buildingTexts.quota")}</legend>
        <p className="text-sm text-quiet sm:col-span-2">{t("buildingTexts.quotaHint")}</p>
        <BuildingNumber {...part} name="foreign_quota_percent" />
        <TextField
          type="date"
          label={t("buildingTexts.quotaOn")}
          value={draft.foreign_quota_on}
          onChange={({ target }) => change({ foreign_quota_on: target.value })}
          error={problemOf("foreign_quota_on")}
        />
        <TextField
          className="sm:col-span-2"
          label={t("buildingTexts.quotaSource")}
          value={draft.foreign_quota_source}
          onChange={({ target }) => change({ foreign_quota_source: target.value })}
          error={problemOf("foreign_quota_source")}
          maxLength={300}
        />
      </fieldset>
    </>
  );
}
