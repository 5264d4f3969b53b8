/**
 * The applicant's country, which is optional. It decides the paperwork and the transfers. Browser and server name
 * some countries differently, so the list is filled in the browser.
 */
import { useTranslation } from "react-i18next";
import { countries } from "../../../../domain/leads/countries.ts";
import { intlTags } from "../../../../domain/languages/locales.ts";
import { SelectField } from "../../../components/controls/select-field.tsx";
import { useHydrated } from "../../../visitor/use-hydrated.ts";
import { useLocale } from "../../../visitor/use-locale.ts";
import { useField } from "./use-field.ts";
import type { LeadForm } from "../use-lead-form.ts";

export function CountryField({ form }: { form: LeadForm }) {
  const { t } = useTranslation("forms");
  const tag = intlTags[useLocale()];
  const isHydrated = useHydrated();
  return (
    <SelectField
      {...useField(form)("country")}
      label={t("country")}
      autoComplete="country"
      options={[{ value: "", label: t("countryUnsaid") }, ...(isHydrated ? namedCountries(tag) : [])]}
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
