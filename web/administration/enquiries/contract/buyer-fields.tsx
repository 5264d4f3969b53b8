/** One buyer, as the paper names them. */
import { useTranslation } from "react-i18next";
import { countries } from "../../../../domain/leads/countries.ts";
import { intlTags } from "../../../../domain/languages/locales.ts";
import type { Buyer } from "../../../../domain/papers/contract/contract-record.ts";
import { SelectField } from "../../../components/controls/select-field.tsx";
import { TextField } from "../../../components/controls/text-field.tsx";
import { useLocale } from "../../../visitor/use-locale.ts";

type BuyerFieldsProps = { legend: string; prefix: string; buyer: Buyer | undefined };

export function BuyerFields({ legend, prefix, buyer }: BuyerFieldsProps) {
  const { t } = useTranslation("admin");
  const names = new Intl.DisplayNames([intlTags[useLocale()]], { type: "region" });
  const options = countries
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
  return (
    <fieldset className="grid gap-4 @lg:grid-cols-2">
      <legend className="mb-3 font-semibold">{legend}</legend>
      <TextField
        label={t("paperTexts.name")}
        name={`${prefix}Name`}
        defaultValue={buyer?.name}
        maxLength={120}
        autoComplete="off"
        required
      />
      <SelectField
        label={t("paperTexts.nationality")}
        name={`${prefix}Nationality`}
        defaultValue={buyer?.nationality ?? ""}
        options={[{ value: "", label: t("paperTexts.noNationality") }, ...options]}
      />
      <TextField
        label={t("paperTexts.passport")}
        name={`${prefix}Passport`}
        defaultValue={buyer?.passport}
        maxLength={30}
        autoComplete="off"
      />
      <TextField
        label={t("paperTexts.address")}
        name={`${prefix}Address`}
        defaultValue={buyer?.address}
        maxLength={300}
        autoComplete="off"
        required
      />
    </fieldset>
  );
}
