/** What it is called: by itself, in other languages, and as people also write it. */
import { useTranslation } from "react-i18next";
import { languageOptions } from "../../../domain/languages/locales.ts";
import { TextArea } from "../../components/controls/text-area.tsx";
import { TextField } from "../../components/controls/text-field.tsx";
import type { BuildingFormPart } from "./building-draft.ts";

export function BuildingNames({ draft, change, problemOf }: BuildingFormPart) {
  const { t } = useTranslation("admin");
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
