/** Enters what was paid towards the next instalment that is open, or a late fee. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Contract } from "../../../../domain/leads/desk/lead-details.ts";
import { paymentMethods } from "../../../../domain/leads/desk/lead-states.ts";
import { Button } from "../../../components/controls/button.tsx";
import { Checkbox } from "../../../components/controls/checkbox.tsx";
import { SelectField } from "../../../components/controls/select-field.tsx";
import { TextField } from "../../../components/controls/text-field.tsx";
import { CommandResult } from "../../controls/command-result.tsx";
import { Disclosure } from "../../controls/disclosure.tsx";
import { ApiFailure } from "../../../data/api.ts";
import { DatedField } from "../dated-field.tsx";
import { useLeadCommands } from "../use-lead-commands.ts";
import { useInstalmentName } from "./use-instalment-name.ts";

type PaymentFormProps = {
  contract: Contract;
  /** At least one: what is open and can be paid. */
  open: readonly Contract["instalments"][number][];
};

export function PaymentForm({ contract, open }: PaymentFormProps) {
  const { t } = useTranslation("admin");
  const { add, result, message, error, isBusy } = useLeadCommands();
  const name = useInstalmentName();
  const [chosen, setChosen] = useState<number>();
  const next = open.find(({ number }) => number === chosen) ?? open[0];
  const isTwice = error instanceof ApiFailure && error.code === "same_payment_twice";
  if (!next) return null;
  const owed = Math.round((next.amount - next.paid) * 100) / 100;
  const enter = add(`contracts/${contract.id}/payments`, (typed) => ({
    number: next.number,
    amount: Number(typed.get("amount")),
    paidOn: String(typed.get("paidOn")),
    method: String(typed.get("method")),
    note: String(typed.get("note")),
    ...(typed.has("isAnother") && { isAnother: true }),
  }));
  return (
    <Disclosure summary={t("enquiryTexts.pay")}>
      <form className="grid gap-4 @lg:grid-cols-2" onSubmit={enter}>
        <p className="@lg:col-span-2">{t("enquiryTexts.paying", { what: name(next.number) })}</p>
        {open.length > 1 && (
          <SelectField
            className="@lg:col-span-2"
            label={t("contractTexts.payFor")}
            value={String(next.number)}
            onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
            options={open.map(({ number }) => ({ value: String(number), label: name(number) }))}
          />
        )}
        <TextField
          key={next.number}
          label={t("enquiryTexts.amount")}
          name="amount"
          type="number"
          inputMode="decimal"
          step="0.01"
          min={0.01}
          max={owed}
          defaultValue={owed}
          required
        />
        <DatedField label={t("enquiryTexts.paidOn")} name="paidOn" within="paidOn" required />
        <SelectField
          label={t("enquiryTexts.method")}
          name="method"
          options={paymentMethods.map((value) => ({ value, label: t(`enquiryTexts.methods.${value}`) }))}
        />
        <TextField label={t("enquiryTexts.paymentNote")} name="note" maxLength={300} />
        {isTwice && (
          <Checkbox className="@lg:col-span-2" name="isAnother" label={t("contractTexts.isAnother")} />
        )}
        <Button type="submit" className="justify-self-start" isBusy={isBusy}>
          {t("enquiryTexts.pay")}
        </Button>
      </form>
      <CommandResult result={result} message={message} error={error} />
    </Disclosure>
  );
}
