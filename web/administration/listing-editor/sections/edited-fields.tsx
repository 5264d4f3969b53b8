/** Controls, each bound to one field of the listing. An empty control means that the value is not known. */
import { useTranslation } from "react-i18next";
import { Checkbox } from "../../../components/controls/checkbox.tsx";
import { FieldError } from "../../../components/controls/field.tsx";
import { SelectField } from "../../../components/controls/select-field.tsx";
import { TextArea } from "../../../components/controls/text-area.tsx";
import { TextField } from "../../../components/controls/text-field.tsx";
import type { ListingField, ListingFields } from "../../../../domain/listings/listing-fields.ts";
import { nameField } from "../../scraping/name-field.ts";
import { useEditedField } from "../state/editor-context.ts";
import { NumberField } from "../../controls/number-field.tsx";

type FieldsOf<Value> = {
  [Name in ListingField]: Value extends ListingFields[Name] ? Name : never;
}[ListingField];
type Common = { label?: string; hint?: string; className?: string };

export function EditedText({
  name,
  isLong = false,
  label,
  isOptional = false,
  ...rest
}: Common & {
  name: FieldsOf<string>;
  isLong?: boolean;
  isOptional?: boolean;
  type?: string;
  lang?: string;
}) {
  const { t } = useTranslation("admin");
  const { id, value, set, error } = useEditedField(name);
  const control = {
    id,
    label: label ?? nameField(name, t),
    value: value ?? "",
    error,
    // An empty text of a field that may be unknown is no text.
    onChange: ({ target }: { target: { value: string } }) =>
      set((isOptional && target.value === "" ? null : target.value) as ListingFields[typeof name]),
    ...rest,
  };
  return isLong ? <TextArea rows={6} {...control} /> : <TextField {...control} />;
}

export function EditedNumber({ name, hint }: { name: FieldsOf<number>; hint?: string }) {
  const { t } = useTranslation("admin");
  const { id, value, set, error } = useEditedField(name);
  return (
    <NumberField
      id={id}
      step="any"
      label={nameField(name, t)}
      value={value ?? ""}
      error={error}
      onChange={({ target }) => set(Number.isNaN(target.valueAsNumber) ? null : target.valueAsNumber)}
      hint={hint}
    />
  );
}

type Option = { value: string; label: string };

export function EditedSelect({
  name,
  options,
  label,
  ...rest
}: Common & {
  name: FieldsOf<string> | "area" | "tenure" | "language";
  options: readonly Option[];
}) {
  const { t } = useTranslation("admin");
  const { id, value, set, error } = useEditedField(name);
  return (
    <SelectField
      id={id}
      label={label ?? nameField(name, t)}
      value={typeof value === "string" ? value : ""}
      options={options}
      error={error}
      onChange={({ target }) => set((target.value || null) as ListingFields[typeof name])}
      {...rest}
    />
  );
}

/** Some of a list, such as amenities. */
export function EditedChoices({
  name,
  options,
}: {
  name: "status" | "amenities";
  options: readonly Option[];
}) {
  const { t } = useTranslation("admin");
  const { id, value, set, error } = useEditedField(name);
  const chosen: readonly string[] = value;
  const change = (one: string, isChosen: boolean) => {
    const asked = options.map((option) => option.value);
    const wanted = asked.filter((other) => (other === one ? isChosen : chosen.includes(other)));
    // What is not asked here, such as the building's facilities, stays behind them.
    const others = chosen.filter((other) => !asked.includes(other));
    set([...wanted, ...others] as ListingFields[typeof name]);
  };
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1 text-sm font-medium">{nameField(name, t)}</legend>
      <div className="grid gap-x-6 sm:grid-cols-2 xl:grid-cols-3">
        {options.map((option) => (
          <Checkbox
            key={option.value}
            label={option.label}
            checked={chosen.includes(option.value)}
            onChange={({ target }) => change(option.value, target.checked)}
          />
        ))}
      </div>
      {error && <FieldError id={`${id}-error`} text={error} />}
    </fieldset>
  );
}
