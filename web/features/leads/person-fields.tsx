/** Name, how to reach somebody, and their agreement that we may. */
import { useTranslation } from "react-i18next";
import { consentVersion } from "../../../domain/consent.ts";
import { reachBy } from "../../../domain/lead-choices.ts";
import { site } from "../../../domain/site.ts";
import { Checkbox } from "../../components/checkbox.tsx";
import { SelectField } from "../../components/select-field.tsx";
import { TextField } from "../../components/text-field.tsx";
import { useField } from "./use-field.ts";
import type { LeadForm } from "./use-lead-form.ts";

export function PersonFields({ form }: { form: LeadForm }) {
  const { t } = useTranslation();
  const field = useField(form);
  return (
    <>
      <TextField {...field("name")} label={t("forms.name")} autoComplete="name" maxLength={120} required />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...field("email")}
          label={t("forms.email")}
          type="email"
          autoComplete="email"
          inputMode="email"
        />
        <TextField
          {...field("phone")}
          label={t("forms.phone")}
          hint={t("forms.phoneHint")}
          autoComplete="tel"
          maxLength={120}
        />
      </div>
      <SelectField
        {...field("reachBy")}
        label={t("forms.reachBy")}
        options={reachBy.map((value) => ({ value, label: t(`forms.reach.${value}`) }))}
      />
    </>
  );
}

export function ConsentField({ form }: { form: LeadForm }) {
  const { t } = useTranslation();
  const { id, name, error } = useField(form)("consent");
  return (
    <Checkbox
      id={id}
      name={name}
      value={consentVersion}
      defaultChecked={form.values["consent"] === consentVersion}
      error={error}
      label={t("forms.consent", { name: site.name })}
      required
    />
  );
}
