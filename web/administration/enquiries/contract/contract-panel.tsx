/** The contract of an enquiry: its terms, the schedule with what was paid, what carries over, and its papers. */
import { useTranslation } from "react-i18next";
import { toSatang } from "../../../../domain/finance/finance.ts";
import { contractProgress } from "../../../../domain/leads/desk/contract-progress.ts";
import type { Contract, LeadDetails } from "../../../../domain/leads/desk/lead-details.ts";
import { useMoney } from "../../../visitor/use-money.ts";
import { Panel } from "../panel.tsx";
import { useNow } from "../use-now.ts";
import { CancelContract } from "./cancel-contract.tsx";
import { DocumentList } from "./document-list.tsx";
import { PaymentForm } from "./payment-form.tsx";
import { PaymentList } from "./payment-list.tsx";
import { ScheduleTable } from "./schedule-table.tsx";
import { TermsForm } from "./terms-form.tsx";

export function ContractPanel({ lead }: { lead: LeadDetails }) {
  const { t } = useTranslation("admin");
  return (
    <Panel title={t("enquiryTexts.contract")}>
      {lead.contract ? <Agreed contract={lead.contract} /> : <TermsForm lead={lead} />}
    </Panel>
  );
}

function Agreed({ contract }: { contract: Contract }) {
  const { t } = useTranslation("admin");
  const { money, percent } = useMoney();
  const { nextUnpaid, ...progress } = contractProgress(contract, useNow());
  const terms: [string, string][] = [
    [t("enquiryTexts.price"), money(toSatang(contract.price))],
    [t("enquiryTexts.downPayment"), money(toSatang(contract.downPayment))],
    [t("enquiryTexts.months"), String(contract.months)],
    [t("enquiryTexts.monthly"), money(toSatang(contract.monthly))],
    [t("enquiryTexts.startsOn"), contract.startsOn],
    [t("enquiryTexts.upgradeAfter"), String(contract.upgradeAfterMonths)],
    [t("enquiryTexts.carryOver"), percent(contract.carryOverPercent)],
  ];
  const amount = money(toSatang(progress.movesAlong));
  return (
    <>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {terms.map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-quiet">{name}</dt>
            <dd className="tabular">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-lamp">
        {progress.isUpgradeOpen
          ? t("enquiryTexts.carriedNow", { amount })
          : t("enquiryTexts.carried", {
              amount,
              paid: progress.instalmentsPaid,
              needed: contract.upgradeAfterMonths,
              date: progress.opensOn,
            })}
      </p>
      {nextUnpaid && (
        <PaymentForm
          key={nextUnpaid.number + String(nextUnpaid.paid)}
          contract={contract}
          next={nextUnpaid}
        />
      )}
      <ScheduleTable contract={contract} />
      <PaymentList contract={contract} />
      <DocumentList contract={contract} />
      {contract.payments.length === 0 && <CancelContract contract={contract} />}
    </>
  );
}
