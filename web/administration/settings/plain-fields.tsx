/** The fields of a section, from the table. They are uncontrolled, so that a half-typed number stays as it is. */
import { useTranslation } from "react-i18next";
import { Checkbox } from "../../components/controls/checkbox.tsx";
import { TextArea } from "../../components/controls/text-area.tsx";
import { TextField } from "../../components/controls/text-field.tsx";
import { readLeaf } from "./leaves.ts";
import { type SectionField, sectionFields } from "./section-fields.ts";

export type FieldsProps = {
  value: unknown;
  /** By path, in the admin's language. */
  problems: Record<string, string>;
  onChange: (path: string, leaf: unknown) => void;
};

type PlainFieldsProps = FieldsProps & { section: keyof typeof sectionFields };

export function PlainFields({ section, ...fields }: PlainFieldsProps) {
  const { t } = useTranslation("admin");
  return sectionFields[section].map((group) => {
    const inputs = (
      <div className="grid gap-5 sm:grid-cols-2">
        {group.fields.map((field) => (
          <PlainField key={field.path} field={field} {...fields} />
        ))}
      </div>
    );
    return group.title ? (
      <fieldset key={group.title}>
        <legend className="mb-3 font-heading text-xl">{t(`settingsTexts.groups.${group.title}`)}</legend>
        {group.hint && <p className="mb-3 text-sm text-quiet">{t(`settingsTexts.hints.${group.hint}`)}</p>}
        {inputs}
      </fieldset>
    ) : (
      <div key="first">{inputs}</div>
    );
  });
}

function PlainField({ field, value, problems, onChange }: FieldsProps & { field: SectionField }) {
  const { t } = useTranslation("admin");
  const { path, kind } = field;
  const leaf = readLeaf(value, path);
  const label = typeof field.label === "string" ? t(`settingsTexts.fields.${field.label}`) : field.label.name;
  if (kind === "switch") {
    return (
      <Checkbox
        label={label}
        defaultChecked={leaf === true}
        onChange={({ currentTarget }) => onChange(path, currentTarget.checked)}
        error={problems[path]}
      />
    );
  }
  const texts = {
    label,
    hint: field.hint && t(`settingsTexts.hints.${field.hint}`),
    error: problems[path],
    defaultValue: leaf === null || leaf === undefined ? "" : String(leaf),
  };
  if (kind === "long") {
    return (
      <TextArea
        {...texts}
        rows={2}
        onChange={({ currentTarget }) => onChange(path, currentTarget.value.trim())}
      />
    );
  }
  return (
    <TextField
      {...texts}
      type={kind}
      {...(kind === "number" && { step: "any", inputMode: "decimal" as const })}
      autoComplete="off"
      onChange={({ currentTarget }) => onChange(path, readInput(currentTarget))}
    />
  );
}

/** An empty number is unknown, not zero. */
function readInput({ type, value, valueAsNumber }: HTMLInputElement): unknown {
  if (type !== "number") return value.trim();
  return Number.isNaN(valueAsNumber) ? null : valueAsNumber;
}
