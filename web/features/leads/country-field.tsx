/**
 * Where an applicant lives: it decides papers and transfers, and nobody has to say it. The names are the browser's
 * own, which differ from the server's here and there, so the list is filled in the browser.
 */
import { useTranslation } from "react-i18next";
import { countries } from "../../../domain/countries.ts";
import { intlTags } from "../../../domain/locales.ts";
import { SelectField } from "../../components/select-field.tsx";
import { useHydrated } from "../../use-hydrated.ts";
import { useLocale } from "../../use-locale.ts";
import { useField } from "./use-field.ts";
import type { LeadForm } from "./use-lead-form.ts";

export function CountryField({ form }: { form: LeadForm }) {
  const { t } = useTranslation();
  const tag = intlTags[useLocale()];
  const isHydrated = useHydrated();
  return (
    <SelectField
      {...useField(form)("country")}
      label={t("forms.country")}
      autoComplete="country"
      options={[{ value: "", label: t("forms.countryUnsaid") }, ...(isHydrated ? namedCountries(tag) : [])]}
      className="unscripted:hidden"
    />
  );
}

function namedCountries(tag: string): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(tag, { type: "region" });
  const { compare } = new Intl.Collator(tag);
  return countries
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted((a, b) => compare(a.label, b.label));
}
