/** How one payment is made: the code for Thai banking apps, and the account for every other transfer. */
import { useTranslation } from "react-i18next";
import type { Satang } from "../../domain/finance/finance.ts";
import { spokenReference } from "../../domain/paying/payment-reference.ts";
import { promptPayText } from "../../domain/paying/promptpay.ts";
import type { Paying } from "../../domain/site/settings/paying-schema.ts";
import { Button } from "../components/controls/button.tsx";
import { QrCode } from "../components/qr-code.tsx";
import { useMoney } from "../visitor/use-money.ts";
import { CopyRow } from "./copy-row.tsx";
import { drawPayment } from "./payment-picture.ts";

export type HowToPayProps = {
  paying: Paying | undefined;
  amount: Satang;
  reference: string;
  /** "Instalment 3". */
  what: string;
};

export function HowToPay({ paying, amount, reference, what }: HowToPayProps) {
  const { t } = useTranslation("paying");
  const { exact } = useMoney();
  if (!paying) return <p className="max-w-measure">{t("notSet")}</p>;
  const code = promptPayText(paying, amount, reference);
  const spoken = spokenReference(reference);
  return (
    <div className="grid justify-items-start gap-6">
      {code ? (
        <Scan code={code} reference={reference} what={what} amount={`${exact(amount)} THB`} paying={paying} />
      ) : (
        <p className="max-w-measure">{t("noQr")}</p>
      )}
      {paying.accountNumber !== "" && (
        <section className="grid w-full max-w-xl gap-3">
          <h4 className="font-sans text-base font-semibold">{t("account")}</h4>
          <dl className="grid">
            <CopyRow name={t("amount")} value={`${exact(amount)} THB`} copied={String(amount / 100)} />
            <CopyRow name={t("reference")} value={spoken} copied={reference} />
            <CopyRow name={t("accountHolder")} value={paying.accountHolder} />
            <CopyRow name={t("bank")} value={paying.bank} />
            <CopyRow name={t("accountNumber")} value={paying.accountNumber} />
            <CopyRow name={t("swift")} value={paying.swift} />
            <CopyRow name={t("bankAddress")} value={paying.bankAddress} />
          </dl>
          <p className="text-sm text-quiet">{t("noIban")}</p>
        </section>
      )}
      {paying.noteAbroad !== "" && <p className="text-sm whitespace-pre-wrap">{paying.noteAbroad}</p>}
    </div>
  );
}

type ScanProps = { code: string; reference: string; what: string; amount: string; paying: Paying };

function Scan({ code, reference, what, amount, paying }: ScanProps) {
  const { t } = useTranslation("paying");
  const spoken = spokenReference(reference);
  const hint = t(paying.billerId === "" ? "referenceHint" : "referenceInside");
  const save = async () => {
    const picture = await drawPayment({
      code,
      title: `${paying.accountHolder} · ${what}`,
      lines: [amount, spoken],
      notes: [t("scan"), hint],
    });
    if (!picture) return;
    const link = document.createElement("a");
    link.href = URL.createObjectURL(picture);
    link.download = `${reference}.png`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <section className="grid w-full max-w-80 gap-3 rounded-card bg-white p-4 text-center text-black">
      <p className="text-sm">{t("scan")}</p>
      <QrCode className="mx-auto w-full" text={code} label={t("qr", { amount })} />
      <p className="grid gap-1">
        <span className="tabular text-2xl font-semibold">{amount}</span>
        <span className="tabular font-semibold break-words">{spoken}</span>
        <span className="text-sm">{paying.accountHolder}</span>
      </p>
      <p className="text-sm">
        {hint} {t("noExpiry")}
      </p>
      <Button look="goldSmall" onClick={() => void save()}>
        {t("save")}
      </Button>
    </section>
  );
}
