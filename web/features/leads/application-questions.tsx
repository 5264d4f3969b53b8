/** The first three of the four easy questions. The fourth asks who the applicant is. */
import { useTranslation } from "react-i18next";
import { areas } from "../../../domain/places/areas.ts";
import { budgetCurrencies, purposes, timings, wantedHomes } from "../../../domain/leads/lead-choices.ts";
import { ChoiceGroup } from "../../components/controls/choice-group.tsx";
import { SelectField } from "../../components/controls/select-field.tsx";
import { TextField } from "../../components/controls/text-field.tsx";
import { useVisitorCurrency } from "../../visitor/visitor-currency.ts";
import { useField } from "./fields/use-field.ts";
import type { LeadForm } from "./use-lead-form.ts";

export function BudgetQuestion({ form }: { form: LeadForm }) {
  const { t } = useTranslation("forms");
  const field = useField(form);
  const currency = field("currency");
  const [own] = useVisitorCurrency();
  const usual = budgetCurrencies.find((one) => one === own) ?? "USD";
  return (
    <div className="grid gap-5 sm:grid-cols-[1fr_1fr_9rem]">
      <TextField
        {...field("monthlyBudget")}
        label={t("monthlyBudget")}
        inputMode="numeric"
        autoComplete="off"
        required
      />
      <TextField
        {...field("moneyDown")}
        label={t("moneyDown")}
        inputMode="numeric"
        autoComplete="off"
        required
      />
      <SelectField
        // The region is known in the browser only; then the choice begins anew.
        key={usual}
        {...currency}
        defaultValue={currency.defaultValue ?? usual}
        label={t("currency")}
        options={budgetCurrencies.map((value) => ({ value, label: value }))}
      />
    </div>
  );
}

export function HomeQuestion({ form }: { form: LeadForm }) {
  const { t } = useTranslation(["forms", "frame"]);
  const field = useField(form);
  return (
    <>
      <ChoiceGroup
        {...field("wantedHome")}
        legend={t("forms:wantedHome")}
        options={wantedHomes.map((value) => ({ value, label: t(`forms:homes.${value}`) }))}
        isRequired
      />
      <SelectField
        {...field("wantedArea")}
        label={t("forms:wantedArea")}
        options={[
          { value: "", label: t("forms:anyArea") },
          ...areas.map(({ slug }) => ({ value: slug, label: t(`frame:areaNames.${slug}`) })),
        ]}
      />
    </>
  );
}

export function PlanQuestion({ form }: { form: LeadForm }) {
  const { t } = useTranslation("forms");
  const field = useField(form);
  return (
    <>
      <ChoiceGroup
        {...field("purpose")}
        legend={t("purpose")}
        options={purposes.map((value) => ({ value, label: t(`purposes.${value}`) }))}
        isRequired
      />
      <ChoiceGroup
        {...field("timing")}
        legend={t("timing")}
        options={timings.map((value) => ({ value, label: t(`timings.${value}`) }))}
        isRequired
      />
    </>
  );
}
