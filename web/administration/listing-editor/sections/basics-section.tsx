/** Building, title, text, kind and offer. */
import { useTranslation } from "react-i18next";
import { languageOptions } from "../../../../domain/languages/locales.ts";
import { isPropertyType, listingStatuses, propertyTypes } from "../../../../domain/listings/listing.ts";
import { adjustStatus, possibleStatuses } from "../../../../domain/listings/offer.ts";
import { Checkbox } from "../../../components/controls/checkbox.tsx";
import { SelectField } from "../../../components/controls/select-field.tsx";
import { nameField } from "../../scraping/name-field.ts";
import { BuildingChoice } from "./building-choice.tsx";
import { useEditedField, useEditor } from "../state/editor-context.ts";
import { EditedChoices, EditedSelect, EditedText } from "./edited-fields.tsx";

export function BasicsSection() {
  const { t } = useTranslation(["admin", "catalogue", "property"]);
  const { values } = useEditor();
  const featured = useEditedField("featured");
  const possible = possibleStatuses(values.property_type);
  // One that the type cannot have stays while it is chosen, so that it can be taken away.
  const statuses = listingStatuses.filter((one) => possible.includes(one) || values.status.includes(one));
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
        <TypeSelect />
        <EditedSelect
          name="language"
          label={t("admin:editorTexts.writtenIn")}
          options={languageOptions.map(({ code, name }) => ({ value: code, label: name }))}
        />
      </div>
      <EditedChoices
        name="status"
        options={statuses.map((value) => ({ value, label: t(`catalogue:status.${value}`) }))}
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

/** With the type the offer changes as far as it must, and is shown below. */
function TypeSelect() {
  const { t } = useTranslation(["admin", "property"]);
  const { values, set } = useEditor();
  const { id, value, error } = useEditedField("property_type");
  return (
    <SelectField
      id={id}
      label={nameField("property_type", t)}
      value={value}
      options={propertyTypes.map((type) => ({ value: type, label: t(`property:type.${type}`) }))}
      error={error}
      onChange={({ target }) => {
        if (isPropertyType(target.value))
          set({ property_type: target.value, status: adjustStatus(values.status, target.value) });
      }}
    />
  );
}
