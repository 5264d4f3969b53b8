/** Every payment and every correction, as they were entered. */
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { toSatang } from "../../../../domain/finance/finance.ts";
import type { Contract } from "../../../../domain/leads/desk/lead-details.ts";
import { Button } from "../../../components/controls/button.tsx";
import { TextField } from "../../../components/controls/text-field.tsx";
import { useMoney } from "../../../visitor/use-money.ts";
import { CommandResult } from "../../controls/command-result.tsx";
import { useLeadCommands } from "../use-lead-commands.ts";
import { useInstalmentName } from "./use-instalment-name.ts";

type Payment = Contract["payments"][number];

export function PaymentList({ contract, mayEnter }: { contract: Contract; mayEnter: boolean }) {
  const { t } = useTranslation("admin");
  const { save, result, message, error, isBusy } = useLeadCommands();
  const corrected = new Set(contract.payments.map(({ corrects }) => corrects));
  if (contract.payments.length === 0) return null;
  return (
    <div className="grid gap-3">
      <h3 className="font-sans text-base font-semibold">{t("enquiryTexts.payments")}</h3>
      <ul className="grid gap-3">
        {contract.payments.map((payment) => (
          <PaymentItem
            key={payment.id}
            payment={payment}
            mayCorrect={mayEnter && mayBeCorrected(payment) && !corrected.has(payment.id)}
            isBusy={isBusy}
            onCorrect={(reason) => save(`payments/${payment.id}/correction`, { reason })}
          />
        ))}
      </ul>
      <CommandResult result={result} message={message} error={error} />
    </div>
  );
}

const mayBeCorrected = ({ corrects, method }: Payment) => corrects === null && method !== "carried";

type PaymentItemProps = {
  payment: Payment;
  mayCorrect: boolean;
  isBusy: boolean;
  onCorrect: (reason: string) => void;
};

function PaymentItem({ payment, mayCorrect, isBusy, onCorrect }: PaymentItemProps) {
  const { t } = useTranslation("admin");
  const { exact } = useMoney();
  const name = useInstalmentName();
  const [isAsking, setIsAsking] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsAsking(false);
    onCorrect(String(new FormData(event.currentTarget).get("reason")));
  };
  const facts = [
    payment.corrects && t("enquiryTexts.correction"),
    name(payment.number),
    payment.paidOn,
    t(`enquiryTexts.methods.${payment.method}`),
    payment.receipt && t("contractTexts.receipt", { number: payment.receipt }),
    payment.note,
  ];
  return (
    <li className="grid gap-2 border-l-2 border-line pl-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 break-words">
          <span className="tabular font-semibold">{exact(toSatang(payment.amount))}</span>
          <span className="block text-sm text-quiet">{facts.filter(Boolean).join(" · ")}</span>
        </p>
        {mayCorrect && !isAsking && (
          <Button look="quietSmall" onClick={() => setIsAsking(true)}>
            {t("enquiryTexts.takeBack")}
          </Button>
        )}
      </div>
      {isAsking && (
        <form className="flex flex-wrap items-end gap-3" onSubmit={submit}>
          <TextField
            className="grow"
            label={t("enquiryTexts.takeBackWhy")}
            name="reason"
            maxLength={300}
            required
          />
          <Button type="submit" look="quietSmall" isBusy={isBusy}>
            {t("enquiryTexts.takeBack")}
          </Button>
        </form>
      )}
    </li>
  );
}
