/** What the buyer owes, and how each payment is made. The first that is owed is open; later ones are folded. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toSatang } from "../../../../domain/finance/finance.ts";
import { lastInstalment } from "../../../../domain/leads/desk/contract-entry.ts";
import type { MyContract } from "../../../../domain/leads/my-application.ts";
import { owedInOrder } from "../../../../domain/paying/owed-in-order.ts";
import { paymentReference } from "../../../../domain/paying/payment-reference.ts";
import { pattayaDay } from "../../../../domain/places/pattaya-time.ts";
import { readPaying } from "../../../../domain/site/settings/paying-schema.ts";
import { HowToPay } from "../../../paying/how-to-pay.tsx";
import { useMoney } from "../../../visitor/use-money.ts";
import { useInstalmentName } from "./money/use-names.ts";
import { useDay } from "../../../visitor/formats/use-day.ts";

/** Besides those that are due, so many come at once. */
const comingSoon = 2;

export function PayPart({ contract, nowMs }: { contract: MyContract; nowMs: number }) {
  const { t } = useTranslation("paying");
  const today = pattayaDay(new Date(nowMs));
  const owed = owedInOrder(contract);
  const paying = readPaying(contract.paying);
  const near = owed.filter(
    ({ number, dueOn }, index) => number > lastInstalment || dueOn <= today || index < comingSoon,
  );
  const later = owed.filter((one) => !near.includes(one));
  if (owed.length === 0) return null;
  if (!paying) {
    return (
      <div className="grid gap-3">
        <h3 className="text-lg">{t("title")}</h3>
        <p className="max-w-measure">{t("notSet")}</p>
      </div>
    );
  }
  const item = (one: Instalment, index: number) => (
    <OwedInstalment
      key={one.number}
      instalment={one}
      contract={contract}
      isOverdue={one.dueOn < today}
      startsOpen={index === 0}
    />
  );
  return (
    <div className="grid gap-3">
      <h3 className="text-lg">{t("title")}</h3>
      <p className="text-quiet">{t("lead")}</p>
      {near.map(item)}
      {later.length > 0 && (
        <details>
          <summary className="w-fit cursor-pointer py-2 text-sea underline underline-offset-4">
            {t("later")}
          </summary>
          <div className="mt-3 grid gap-3">{later.map((one) => item(one, -1))}</div>
        </details>
      )}
    </div>
  );
}

type Instalment = MyContract["instalments"][number];
type OwedInstalmentProps = {
  instalment: Instalment;
  contract: MyContract;
  isOverdue: boolean;
  startsOpen: boolean;
};

function OwedInstalment({ instalment, contract, isOverdue, startsOpen }: OwedInstalmentProps) {
  const { t } = useTranslation("paying");
  const { exact } = useMoney();
  const day = useDay();
  const [isOpen, setIsOpen] = useState(startsOpen);
  const { number, dueOn, amount, paid } = instalment;
  const owed = toSatang(amount) - toSatang(paid);
  const what = useInstalmentName()(number);
  const date = day(dueOn);
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="rounded-card border border-line px-4 py-3"
    >
      <summary className={`cursor-pointer py-1 ${isOverdue ? "text-coral" : ""}`}>
        {t(isOverdue ? "overdue" : "due", { what, date })}
        <span className="tabular block text-lg text-paper">{exact(owed)} THB</span>
      </summary>
      {isOpen && (
        <div className="mt-4">
          <HowToPay
            paying={readPaying(contract.paying)}
            amount={owed}
            reference={paymentReference(contract.paymentCode, number)}
            what={what}
          />
        </div>
      )}
    </details>
  );
}
