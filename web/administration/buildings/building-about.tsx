/** The owner's description of a building, on its page, in each language. */
import { useTranslation } from "react-i18next";
import { intlTags, languageOptions } from "../../../domain/languages/locales.ts";
import { TextArea } from "../../components/controls/text-area.tsx";
import { Disclosure } from "../controls/disclosure.tsx";
import type { BuildingFormPart } from "./building-draft.ts";

export function BuildingAbout({ draft, change, problemOf }: BuildingFormPart) {
  const { t } = useTranslation("admin");
  const field = (code: (typeof languageOptions)[number]["code"], name: string) => (
    <TextArea
      key={code}
      label={name}
      lang={intlTags[code]}
      maxLength={5_000}
      value={draft.about[code] ?? ""}
      onChange={({ target }) => change({ about: { ...draft.about, [code]: target.value } })}
    />
  );
  const [english, ...others] = languageOptions;
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1 font-semibold">{t("buildingTexts.about")}</legend>
      <p className="text-sm text-quiet">{t("buildingTexts.aboutHint")}</p>
      {problemOf("about") && (
        <p role="alert" className="text-coral">
          {problemOf("about")}
        </p>
      )}
      {english && field(english.code, english.name)}
      <Disclosure summary={t("buildingTexts.aboutOthers")}>
        <div className="grid gap-4 pb-3">{others.map(({ code, name }) => field(code, name))}</div>
      </Disclosure>
    </fieldset>
  );
}
