/** The languages that a person speaks. */
import { useTranslation } from "react-i18next";
import { intlTags } from "../../../domain/languages/locales.ts";
import { type SpokenLanguage, spokenLanguages } from "../../../domain/site/settings/people-schema.ts";
import { Checkbox } from "../../components/controls/checkbox.tsx";
import { useLocale } from "../../visitor/use-locale.ts";

type SpokenLanguagesProps = {
  value: readonly SpokenLanguage[];
  onChange: (languages: SpokenLanguage[]) => void;
};

export function SpokenLanguages({ value, onChange }: SpokenLanguagesProps) {
  const { t } = useTranslation("admin");
  const names = new Intl.DisplayNames(intlTags[useLocale()], { type: "language" });
  return (
    <fieldset>
      <legend className="mb-1 text-sm">{t("settingsTexts.people.languages")}</legend>
      <div className="flex flex-wrap gap-x-5">
        {spokenLanguages.map((language) => (
          <Checkbox
            key={language}
            label={names.of(language) ?? language}
            checked={value.includes(language)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(spokenLanguages.filter((one) => (one === language ? checked : value.includes(one))))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
