/** What it is called: by itself, in other languages, and as people also write it. */
import { useTranslation } from "react-i18next";
import type { AdminBuilding } from "../../../domain/buildings/building-fields.ts";
import { namesakeOf } from "../../../domain/buildings/suggest-buildings.ts";
import { languageOptions } from "../../../domain/languages/locales.ts";
import { textLinkStyles } from "../../components/controls/button-styles.ts";
import { TextArea } from "../../components/controls/text-area.tsx";
import { TextField } from "../../components/controls/text-field.tsx";
import { adminPaths } from "../../routing/admin-paths.ts";
import { Link } from "../../routing/link.tsx";
import type { BuildingFormPart } from "./building-draft.ts";

type BuildingNamesProps = BuildingFormPart & {
  /** All buildings but this one. */
  others: readonly AdminBuilding[];
};

export function BuildingNames({ draft, change, problemOf, others }: BuildingNamesProps) {
  const { t } = useTranslation("admin");
  const namesake = namesakeOf(draft.name, others);
  return (
    <>
      <TextField
        label={t("buildingTexts.name")}
        hint={t("buildingTexts.nameHint")}
        value={draft.name}
        onChange={({ target }) => change({ name: target.value })}
        error={problemOf("name")}
        required
        maxLength={120}
        autoComplete="off"
      />
      {namesake && (
        <output className="flex flex-wrap gap-x-3 text-coral">
          {t("buildingTexts.namesake")}
          <Link to={adminPaths.building(namesake.merged_into ?? namesake.id)} className={textLinkStyles}>
            {namesake.name}
          </Link>
        </output>
      )}
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="mb-1 font-semibold">{t("buildingTexts.names")}</legend>
        <p className="text-sm text-quiet sm:col-span-2">{t("buildingTexts.namesHint")}</p>
        {languageOptions.map(({ code, name }) => (
          <TextField
            key={code}
            label={name}
            lang={code}
            value={draft.names[code] ?? ""}
            onChange={({ target }) => change({ names: { ...draft.names, [code]: target.value } })}
            maxLength={120}
            autoComplete="off"
          />
        ))}
      </fieldset>
      <TextArea
        label={t("buildingTexts.spellings")}
        hint={t("buildingTexts.spellingsHint")}
        value={draft.spellings}
        onChange={({ target }) => change({ spellings: target.value })}
        error={problemOf("spellings")}
        spellCheck={false}
      />
    </>
  );
}
