/** The terms of a new contract. Whatever is typed shows at once what both sides will read. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { planContract } from "../../../../domain/leads/desk/contract-schedule.ts";
import type { OfferedHome } from "../../../../domain/leads/desk/lead-details.ts";
import type { ContractTerms } from "../../../../domain/leads/desk/lead-orders.ts";
import { Button } from "../../../components/controls/button.tsx";
import { Checkbox } from "../../../components/controls/checkbox.tsx";
import { useSite } from "../../../visitor/use-site.ts";
import { DatedField } from "../dated-field.tsx";
import { ContractPreview } from "./contract-preview.tsx";
import { type TypedTerms, readTerms, startTerms, termFields } from "./typed-terms.ts";
import { NumberField } from "../../controls/number-field.tsx";
import { useTypedWarning } from "../../controls/use-typed-warning.ts";

type TermsFormProps = {
  home: OfferedHome;
  isBusy: boolean;
  /** What moves along from the contract before is a part of the down payment. */
  leastDownPayment?: number;
  submit?: string;
  /** Baht, without the down payment. */
  onAgree: (terms: ContractTerms, instalments: number[]) => void;
};

export function TermsForm({ home, isBusy, leastDownPayment = 0, submit, onAgree }: TermsFormProps) {
  const { t } = useTranslation("admin");
  const site = useSite();
  const [typed, setTyped] = useState<TypedTerms>(() => startTerms(home, site.terms, leastDownPayment));
  const { typing } = useTypedWarning();
  const { terms, wrong } = readTerms(typed);
  const planned = terms && planContract(terms);
  const problemOf = (name: keyof TypedTerms) => {
    if (!wrong.has(name)) return undefined;
    if (name === "downPayment") return t("enquiryTexts.downPaymentTooHigh");
    if (name === "upgradeAfterMonths") {
      return t("enquiryTexts.upgradeTooLate", { count: Number(typed.months) });
    }
    return t("enquiryTexts.cannotBe");
  };
  return (
    <form
      className="grid gap-6 text-base"
      {...typing}
      onSubmit={(event) => {
        event.preventDefault();
        if (terms && planned)
          onAgree(
            terms,
            planned.instalments.slice(1).map(({ amount }) => amount),
          );
      }}
    >
      <p className="text-sm text-quiet">{t("enquiryTexts.termsFrom")}</p>
      <div className="grid gap-4 @lg:grid-cols-2">
        {termFields.map(([name, label, step, most]) => (
          <NumberField
            key={name}
            label={t(`enquiryTexts.${label}`)}
            min={0}
            max={most}
            step={step}
            value={typed[name]}
            onChange={({ currentTarget }) => setTyped({ ...typed, [name]: currentTarget.value })}
            error={problemOf(name)}
            required
          />
        ))}
        <DatedField
          label={t("enquiryTexts.startsOn")}
          within="contractStart"
          value={typed.startsOn}
          onChange={({ currentTarget }) => setTyped({ ...typed, startsOn: currentTarget.value })}
          error={problemOf("startsOn")}
          required
        />
        <Checkbox
          className="self-end"
          label={t("enquiryTexts.downPaymentCounts")}
          checked={typed.downPaymentCounts}
          onChange={({ currentTarget }) => setTyped({ ...typed, downPaymentCounts: currentTarget.checked })}
        />
      </div>
      {terms && planned ? (
        <ContractPreview terms={terms} planned={planned} />
      ) : (
        <p className="text-sm text-quiet">{t("enquiryTexts.fillIn")}</p>
      )}
      <Button type="submit" className="justify-self-start" isBusy={isBusy}>
        {submit ?? t("enquiryTexts.agree")}
      </Button>
    </form>
  );
}
