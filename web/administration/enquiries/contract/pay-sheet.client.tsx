/** How a buyer pays an instalment, to send on: the code, the account, and all of it as text. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toBaht } from "../../../../domain/finance/finance.ts";
import type { Contract } from "../../../../domain/leads/desk/lead-details.ts";
import { paymentReference, spokenReference } from "../../../../domain/paying/payment-reference.ts";
import { readPaying } from "../../../../domain/site/settings/paying-schema.ts";
import { Button } from "../../../components/controls/button.tsx";
import { SelectField } from "../../../components/controls/select-field.tsx";
import { copyText } from "../../../components/overlays/copy-text.ts";
import { HowToPay } from "../../../paying/how-to-pay.tsx";
import { owedOf } from "./owed-of.ts";
import { useInstalmentName } from "../../controls/use-instalment-name.ts";

export function PaySheet({ contract }: { contract: Contract }) {
  const { t } = useTranslation(["paying", "admin", "frame"]);
  const name = useInstalmentName();
  const owed = owedOf(contract);
  const [number, setNumber] = useState(owed[0]?.number ?? 0);
  const [isCopied, setIsCopied] = useState(false);
  const due = owed.find((one) => one.number === number) ?? owed[0];
  const paying = readPaying(contract.paying);
  if (!due) return null;
  const reference = paymentReference(contract.paymentCode, due.number);
  const lines: [string, string][] = paying
    ? [
        [t("amount"), `${toBaht(due.owed).toFixed(2)} THB`],
        [t("reference"), spokenReference(reference)],
        [t("accountHolder"), paying.accountHolder],
        [t("bank"), paying.bank],
        [t("accountNumber"), paying.accountNumber],
        [t("swift"), paying.swift],
        [t("bankAddress"), paying.bankAddress],
      ]
    : [];
  const message = [
    name(due.number),
    ...lines.filter(([, value]) => value !== "").map(([what, value]) => `${what}: ${value}`),
    ...(paying ? [t("noIban"), paying.noteAbroad] : []),
  ].filter(Boolean);
  return (
    <div className="grid gap-4 text-base">
      <SelectField
        label={t("admin:paymentTexts.towards")}
        value={String(due.number)}
        onChange={({ currentTarget }) => {
          setNumber(Number(currentTarget.value));
          setIsCopied(false);
        }}
        options={owed.map((one) => ({ value: String(one.number), label: name(one.number) }))}
      />
      {paying ? (
        <>
          <HowToPay paying={paying} amount={due.owed} reference={reference} what={name(due.number)} />
          <Button
            className="justify-self-start"
            onClick={() => void copyText(message.join("\n"), t("frame:notCopied")).then(setIsCopied)}
          >
            {isCopied ? t("copied") : t("copyAll")}
          </Button>
        </>
      ) : (
        <p>{t("admin:paymentTexts.notSet")}</p>
      )}
    </div>
  );
}
