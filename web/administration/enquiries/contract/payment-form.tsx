/** Enters what arrived: for one instalment or, if it is more, for the next ones too; in baht or in another currency. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type Currency, currencies, isCurrency } from "../../../../domain/finance/exchange-rates.ts";
import { toBaht, toSatang } from "../../../../domain/finance/finance.ts";
import { formatDay } from "../../../../domain/languages/format-date.ts";
import type { Contract } from "../../../../domain/leads/desk/lead-details.ts";
import { paymentMethods } from "../../../../domain/leads/desk/lead-states.ts";
import { mostParts, spreadPayment } from "../../../../domain/paying/spread-payment.ts";
import { Button } from "../../../components/controls/button.tsx";
import { Checkbox } from "../../../components/controls/checkbox.tsx";
import { SelectField } from "../../../components/controls/select-field.tsx";
import { TextField } from "../../../components/controls/text-field.tsx";
import { useLocale } from "../../../visitor/use-locale.ts";
import { CommandResult } from "../../controls/command-result.tsx";
import { Disclosure } from "../../controls/disclosure.tsx";
import { ApiFailure } from "../../../data/api.ts";
import { DatedField } from "../dated-field.tsx";
import { useLeadCommands } from "../use-lead-commands.ts";
import { ForeignSum, type TypedSum } from "./foreign-sum.tsx";
import { owedOf } from "./owed-of.ts";
import { PaymentParts } from "./payment-parts.tsx";
import { useInstalmentName } from "../../controls/use-instalment-name.ts";
import { NumberField } from "../../controls/number-field.tsx";
import { useTypedWarning } from "../../controls/use-typed-warning.ts";

/** What is typed stays when a colleague enters another payment meanwhile, and goes when it is entered. */
export function PaymentForm({ contract }: { contract: Contract }) {
  const { result, message, error, ...commands } = useLeadCommands();
  const [entered, setEntered] = useState(0);
  return (
    <div className="grid gap-3">
      <PaymentFields
        key={entered}
        contract={contract}
        error={error}
        {...commands}
        onEntered={() => setEntered(entered + 1)}
      />
      <CommandResult result={result} message={message} error={error} />
    </div>
  );
}

type PaymentFieldsProps = Pick<ReturnType<typeof useLeadCommands>, "saveOnce" | "isBusy" | "error"> & {
  contract: Contract;
  onEntered: () => void;
};

function PaymentFields({ contract, saveOnce, isBusy, error, onEntered }: PaymentFieldsProps) {
  const { t } = useTranslation("admin");
  const name = useInstalmentName();
  const owed = owedOf(contract);
  const { typing } = useTypedWarning();
  const [chosen, setNumber] = useState<number>();
  const number = owed.find((one) => one.number === chosen)?.number ?? owed[0]?.number ?? 0;
  const [typedAmount, setAmount] = useState<string>();
  const amount = typedAmount ?? String(toBaht(owed.find((one) => one.number === number)?.owed ?? 0));
  const [currency, setCurrency] = useState<Currency>("THB");
  const [paidOn, setPaidOn] = useState("");
  const [sum, setSum] = useState<TypedSum>({ amount: "", rate: "" });
  const { parts, left } = spreadPayment(toSatang(Number(amount)), owed, number);
  const locale = useLocale();
  const isEarly = paidOn !== "" && paidOn < contract.startsOn;
  const isAbroad = currency !== "THB";
  const isTwice = error instanceof ApiFailure && error.code === "same_payment_twice";
  return (
    <Disclosure summary={t("enquiryTexts.pay")}>
      <form
        className="grid gap-4 @lg:grid-cols-2"
        {...typing}
        onSubmit={(event) => {
          event.preventDefault();
          if (parts.length === 0 || parts.length > mostParts) return;
          const typed = new FormData(event.currentTarget);
          const arrival = {
            parts: parts.map((part) => ({ number: part.number, amount: toBaht(part.amount) })),
            paidOn: String(typed.get("paidOn")),
            method: String(typed.get("method")),
            note: String(typed.get("note")),
            ...(left > 0 && { surplus: toBaht(left) }),
            ...(typed.has("isAnother") && { isAnother: true }),
            ...(isAbroad && {
              abroad: { currency, amount: Number(sum.amount), bahtPerUnit: Number(sum.rate) },
            }),
          };
          saveOnce(`contracts/${contract.id}/payments`, arrival, onEntered);
        }}
      >
        <p className="@lg:col-span-2">{t("enquiryTexts.paying", { what: name(number) })}</p>
        <SelectField
          label={t("paymentTexts.towards")}
          value={String(number)}
          onChange={({ currentTarget }) => {
            setNumber(Number(currentTarget.value));
            setAmount(undefined);
          }}
          options={owed.map((one) => ({ value: String(one.number), label: name(one.number) }))}
        />
        <SelectField
          label={t("paymentTexts.currency")}
          value={currency}
          onChange={({ currentTarget }) =>
            setCurrency(isCurrency(currentTarget.value) ? currentTarget.value : "THB")
          }
          options={currencies.map((value) => ({ value, label: value }))}
        />
        {isAbroad && (
          <ForeignSum
            key={currency}
            currency={currency}
            typed={sum}
            onType={(typed) => {
              setSum(typed);
              const baht = Number(typed.amount) * Number(typed.rate);
              if (baht > 0) setAmount(baht.toFixed(2));
            }}
          />
        )}
        <NumberField
          label={t("enquiryTexts.amount")}
          hint={isAbroad ? t("paymentTexts.bahtDecide") : undefined}
          step="0.01"
          min={0.01}
          value={amount}
          onChange={({ currentTarget }) => setAmount(currentTarget.value)}
          required
        />
        <DatedField
          label={t("enquiryTexts.paidOn")}
          name="paidOn"
          within="paidOn"
          onChange={({ currentTarget }) => setPaidOn(currentTarget.value)}
          required
        />
        <SelectField
          label={t("enquiryTexts.method")}
          name="method"
          options={paymentMethods.map((value) => ({ value, label: t(`enquiryTexts.methods.${value}`) }))}
        />
        <TextField label={t("enquiryTexts.paymentNote")} name="note" maxLength={300} />
        <PaymentParts key={`${parts.length} ${left}`} parts={parts} left={left} />
        {isEarly && (
          <Checkbox
            key={paidOn}
            className="@lg:col-span-2"
            label={t("paymentTexts.beforeStart", { date: formatDay(contract.startsOn, locale) })}
            required
          />
        )}
        {isTwice && (
          <Checkbox className="@lg:col-span-2" name="isAnother" label={t("contractTexts.isAnother")} />
        )}
        <Button type="submit" className="justify-self-start" isBusy={isBusy} isOff={parts.length > mostParts}>
          {t("enquiryTexts.pay")}
        </Button>
      </form>
    </Disclosure>
  );
}
