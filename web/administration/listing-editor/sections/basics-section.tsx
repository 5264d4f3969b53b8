/** Building, title, text, kind and offer. */
import { useTranslation } from "react-i18next";
import { languageOptions } from "../../../../domain/languages/locales.ts";
import { listingStatuses, propertyTypes } from "../../../../domain/listings/listing.ts";
import { Checkbox } from "../../../components/controls/checkbox.tsx";
import { BuildingChoice } from "./building-choice.tsx";
import { useEditedField, useEditor } from "../state/editor-context.ts";
import { EditedChoices, EditedSelect, EditedText } from "./edited-fields.tsx";

export function BasicsSection() {
  const { t } = useTranslation(["admin", "catalogue", "property"]);
  const { values } = useEditor();
  const featured = useEditedField("featured");
  return (
    <>
      <BuildingChoice />
      <EditedText name="title" lang={values.language} />
      <EditedText
        name="description"
        isLong
        lang={values.language}
        hint={t("admin:editorTexts.descriptionHint")}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <EditedSelect
          name="property_type"
          options={propertyTypes.map((value) => ({ value, label: t(`property:type.${value}`) }))}
        />
        <EditedSelect
          name="language"
          label={t("admin:editorTexts.writtenIn")}
          options={languageOptions.map(({ code, name }) => ({ value: code, label: name }))}
        />
      </div>
      <EditedChoices
        name="status"
        options={listingStatuses.map((value) => ({ value, label: t(`catalogue:status.${value}`) }))}
      />
      <Checkbox
        id={featured.id}
        label={t("admin:editorTexts.featured")}
        checked={featured.value}
        onChange={({ target }) => featured.set(target.checked)}
      />
    </>
  );
}
