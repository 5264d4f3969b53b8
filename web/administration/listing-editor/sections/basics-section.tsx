/** Building, title, text, kind and offer. */
import { useTranslation } from "react-i18next";
import { languageOptions } from "../../../../domain/languages/locales.ts";
import { isPropertyType, listingStatuses, propertyTypes } from "../../../../domain/listings/listing.ts";
import { adjustStatus, possibleStatuses } from "../../../../domain/listings/offer.ts";
import { Checkbox } from "../../../components/controls/checkbox.tsx";
import { SelectField } from "../../../components/controls/select-field.tsx";
import { nameField } from "../../scraping/name-field.ts";
import { BuildingChoice } from "./building-choice.tsx";
import { useEditedField, useEditor, useFieldValue } from "../state/editor-context.ts";
import { EditedChoices, EditedSelect, EditedText } from "./edited-fields.tsx";

export function BasicsSection() {
  const { t } = useTranslation(["admin", "catalogue", "property"]);
  const language = useFieldValue("language");
  const type = useFieldValue("property_type");
  const chosen = useFieldValue("status");
  const featured = useEditedField("featured");
  const possible = possibleStatuses(type);
  // One that the type cannot have stays while it is chosen, so that it can be taken away.
  const statuses = listingStatuses.filter((one) => possible.includes(one) || chosen.includes(one));
  return (
    <>
      <BuildingChoice />
      <EditedText name="title" lang={language} />
      <EditedText name="description" isLong lang={language} hint={t("admin:editorTexts.descriptionHint")} />
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
  const { session } = useEditor();
  const { id, value, error } = useEditedField("property_type");
  return (
    <SelectField
      id={id}
      label={nameField("property_type", t)}
      value={value}
      options={propertyTypes.map((type) => ({ value: type, label: t(`property:type.${type}`) }))}
      error={error}
      onChange={({ target }) => {
        const type = target.value;
        if (isPropertyType(type))
          session.set(({ status }) => ({ property_type: type, status: adjustStatus(status, type) }));
      }}
    />
  );
}
