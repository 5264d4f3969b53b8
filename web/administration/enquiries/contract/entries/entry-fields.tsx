/** The fields that one kind of entry needs. */
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { toSatang } from "../../../../../domain/finance/finance.ts";
import { languageOptions } from "../../../../../domain/languages/locales.ts";
import type { EntryKind } from "../../../../../domain/leads/desk/contract-entry.ts";
import type { ContractSums } from "../../../../../domain/leads/desk/contract-sums.ts";
import type { Contract } from "../../../../../domain/leads/desk/lead-details.ts";
import { paymentMethods } from "../../../../../domain/leads/desk/lead-states.ts";
import { SelectField } from "../../../../components/controls/select-field.tsx";
import { TextField } from "../../../../components/controls/text-field.tsx";
import { useMoney } from "../../../../visitor/use-money.ts";
import { useInstalmentName } from "../../../controls/use-instalment-name.ts";
import { moneyBack } from "../../../../../domain/leads/desk/contract-ending.ts";
import { openFees } from "./possible-kinds.ts";
import { NumberField } from "../../../controls/number-field.tsx";

type EntryFieldsProps = { kind: EntryKind; contract: Contract; sums: ContractSums; day: string };

export function EntryFields({ kind, contract, sums, day }: EntryFieldsProps) {
  const { t } = useTranslation("admin");
  const { exact, percent } = useMoney();
  const name = useInstalmentName();
  const dueOn = (field: string, label: string) => (
    <TextField label={label} name={field} type="date" min={day} required />
  );
  switch (kind) {
    case "defaulted":
    case "terminated": {
      const most = { amount: exact(toSatang(sums.kept)), percent: percent(contract.forfeiturePercent) };
      return (
        <SumField
          label={t("contractTexts.keptInput")}
          name="kept"
          min={0}
          max={sums.kept}
          defaultValue={sums.kept}
          hint={t("contractTexts.keptHint", most)}
        />
      );
    }
    case "paid_off":
      return (
        <SelectField
          label={t("enquiryTexts.method")}
          name="method"
          options={paymentMethods.map((value) => ({ value, label: t(`enquiryTexts.methods.${value}`) }))}
        />
      );
    case "rescheduled": {
      const open = contract.instalments.filter((one) => one.number > 0 && one.paid < one.amount);
      return (
        <>
          <SelectField
            label={t("contractTexts.from")}
            name="fromNumber"
            options={open.map(({ number }) => ({ value: String(number), label: name(number) }))}
          />
          <NumberField
            label={t("contractTexts.newMonths")}
            name="months"
            inputMode="numeric"
            min={1}
            max={480}
            defaultValue={open.length}
            required
          />
          {dueOn("firstDueOn", t("contractTexts.firstDueOn"))}
        </>
      );
    }
    case "late_fee":
      return (
        <>
          <SumField label={t("contractTexts.amount")} name="amount" min={0.01} />
          {dueOn("dueOn", t("contractTexts.dueOn"))}
        </>
      );
    case "fee_waived":
      return (
        <SelectField
          label={t("contractTexts.whichFee")}
          name="number"
          options={openFees(contract).map((fee) => ({
            value: String(fee.number),
            label: `${name(fee.number)}: ${exact(toSatang(fee.amount - fee.paid))}`,
          }))}
        />
      );
    case "refunded": {
      const most = moneyBack(contract).left;
      return (
        <SumField label={t("contractTexts.amount")} name="amount" min={0.01} max={most} defaultValue={most} />
      );
    }
    case "assigned":
    case "inherited":
    case "buyer_added":
      return (
        <>
          <TextField label={t("contractTexts.personName")} name="name" maxLength={120} required />
          <TextField
            label={t("contractTexts.email")}
            hint={t("contractTexts.emailHint")}
            name="email"
            type="email"
            maxLength={254}
          />
          <TextField label={t("contractTexts.phone")} name="phone" type="tel" maxLength={40} />
          {kind !== "buyer_added" && (
            <SelectField
              label={t("contractTexts.lettersIn")}
              name="locale"
              options={[
                { value: "", label: t("contractTexts.asBefore") },
                ...languageOptions.map(({ code, name }) => ({ value: code, label: name })),
              ]}
            />
          )}
        </>
      );
    case "transferred":
    case "reopened":
    case "annulled":
    case "upgraded":
      return null;
  }
}

function SumField(field: ComponentProps<typeof NumberField>) {
  return <NumberField {...field} step="0.01" required />;
}
