/** Name, contact details and consent. */
import { useTranslation } from "react-i18next";
import { consentVersion } from "../../../../domain/leads/consent.ts";
import { reachBy } from "../../../../domain/leads/lead-choices.ts";
import { useSite } from "../../../visitor/use-site.ts";
import { Checkbox } from "../../../components/controls/checkbox.tsx";
import { SelectField } from "../../../components/controls/select-field.tsx";
import { TextField } from "../../../components/controls/text-field.tsx";
import { useField } from "./use-field.ts";
import type { LeadForm } from "../use-lead-form.ts";

type PersonFieldsProps = { form: LeadForm; usualReach?: (typeof reachBy)[number] };

export function PersonFields({ form, usualReach }: PersonFieldsProps) {
  const { t } = useTranslation(["forms", "frame"]);
  const field = useField(form);
  return (
    <>
      <TextField {...field("name")} label={t("name")} autoComplete="name" maxLength={120} required />
      <div className="grid gap-5 @md:grid-cols-2">
        <TextField
          {...field("email")}
          label={t("email")}
          type="email"
          autoComplete="email"
          inputMode="email"
        />
        <TextField
          {...field("phone")}
          label={t("phone")}
          hint={t("phoneHint")}
          autoComplete="tel"
          maxLength={120}
        />
      </div>
      <SelectField
        {...field("reachBy")}
        defaultValue={field("reachBy").defaultValue ?? usualReach}
        label={t("reachBy")}
        options={reachBy.map((value) => ({ value, label: t(`frame:reach.${value}`) }))}
      />
    </>
  );
}

export function ConsentField({ form }: { form: LeadForm }) {
  const { name: siteName } = useSite().business;
  const { t } = useTranslation("forms");
  const { id, name, error } = useField(form)("consent");
  return (
    <Checkbox
      id={id}
      name={name}
      value={consentVersion}
      defaultChecked={form.values["consent"] === consentVersion}
      error={error}
      label={t("consent", { name: siteName })}
      required
    />
  );
}
