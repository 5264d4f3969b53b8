/** The four easy questions, and what else helps to choose a home. */
import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { areas } from "../../../domain/places/areas.ts";
import { budgetCurrencies, purposes, timings, wantedHomes } from "../../../domain/leads/lead-choices.ts";
import { textLinkStyles } from "../../components/controls/button-styles.ts";
import { ChoiceGroup } from "../../components/controls/choice-group.tsx";
import { SelectField } from "../../components/controls/select-field.tsx";
import { TextField } from "../../components/controls/text-field.tsx";
import { useVisitorCurrency } from "../../visitor/visitor-currency.ts";
import { CountryField } from "./fields/country-field.tsx";
import { useField } from "./fields/use-field.ts";
import type { LeadForm } from "./use-lead-form.ts";

export function MonthQuestion({ form }: { form: LeadForm }) {
  const { t } = useTranslation("forms");
  const field = useField(form);
  const currency = field("currency");
  const [own] = useVisitorCurrency();
  const usual = currency.defaultValue ?? budgetCurrencies.find((one) => one === own) ?? "USD";
  const [atFirst] = useState(usual);
  // The region is known in the browser only. What was chosen before that stays chosen.
  const followRegion = useCallback(
    (select: HTMLSelectElement | null) => {
      if (select?.value !== atFirst) return;
      for (const option of select.options) option.defaultSelected = option.value === usual;
      select.value = usual;
    },
    [atFirst, usual],
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-3">
      <TextField
        {...field("monthlyBudget")}
        label={t("monthlyBudget")}
        inputMode="numeric"
        autoComplete="off"
        required
      />
      <SelectField
        {...currency}
        ref={followRegion}
        defaultValue={usual}
        label={t("currency")}
        options={budgetCurrencies.map((value) => ({ value, label: value }))}
      />
    </div>
  );
}

export function DownQuestion({ form }: { form: LeadForm }) {
  const { t } = useTranslation("forms");
  return (
    <TextField
      {...useField(form)("moneyDown")}
      label={t("moneyDown")}
      hint={t("moneyDownHint")}
      inputMode="numeric"
      autoComplete="off"
      required
    />
  );
}

export function HomeQuestion({ form }: { form: LeadForm }) {
  const { t } = useTranslation("forms");
  return (
    <ChoiceGroup
      {...useField(form)("wantedHome")}
      legend={t("wantedHome")}
      options={wantedHomes.map((value) => ({ value, label: t(`homes.${value}`) }))}
      isRequired
    />
  );
}

export function PlanQuestion({ form }: { form: LeadForm }) {
  const { t } = useTranslation("forms");
  return (
    <ChoiceGroup
      {...useField(form)("purpose")}
      legend={t("purpose")}
      options={purposes.map((value) => ({ value, label: t(`purposes.${value}`) }))}
      isRequired
    />
  );
}

/** Folded: nobody has to say it. */
export function MoreWishes({ form }: { form: LeadForm }) {
  const { t } = useTranslation(["forms", "frame"]);
  const field = useField(form);
  return (
    <details>
      <summary className={`${textLinkStyles} inline-flex min-h-11 items-center`}>
        {t("forms:moreWishes")}
      </summary>
      <div className="grid gap-5 pt-3">
        <SelectField
          {...field("wantedArea")}
          label={t("forms:wantedArea")}
          options={[
            { value: "", label: t("forms:anyArea") },
            ...areas.map(({ slug }) => ({ value: slug, label: t(`frame:areaNames.${slug}`) })),
          ]}
        />
        <SelectField
          {...field("timing")}
          label={t("forms:timing")}
          options={[
            { value: "", label: t("forms:countryUnsaid") },
            ...timings.map((value) => ({ value, label: t(`forms:timings.${value}`) })),
          ]}
        />
        <CountryField form={form} />
      </div>
    </details>
  );
}
