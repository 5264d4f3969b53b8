/** The contract of an enquiry: its terms, the schedule with what was paid, what carries over, and its papers. */
import { useTranslation } from "react-i18next";
import { toSatang } from "../../../../domain/finance/finance.ts";
import { formatDate } from "../../../../domain/languages/format-date.ts";
import { contractProgress } from "../../../../domain/leads/desk/contract-progress.ts";
import type { Contract, LeadDetails } from "../../../../domain/leads/desk/lead-details.ts";
import { textLinkStyles } from "../../../components/controls/button-styles.ts";
import { browserPart, nothing } from "../../../components/page/browser-part.tsx";
import { Link } from "../../../routing/link.tsx";
import { paths } from "../../../routing/paths.ts";
import { useLocale } from "../../../visitor/use-locale.ts";
import { useMoney } from "../../../visitor/use-money.ts";
import { Disclosure } from "../../controls/disclosure.tsx";
import { Panel } from "../panel.tsx";
import { useNow } from "../use-now.ts";
import { CancelContract } from "./cancel-contract.tsx";
import { DocumentList } from "./document-list.tsx";
import { NewContract } from "./new-contract.tsx";
import { PaymentForm } from "./payment-form.tsx";
import { PaymentList } from "./payment-list.tsx";
import { ScheduleTable } from "./schedule-table.tsx";
import { SumList } from "./sum-list.tsx";

const PaySheet = browserPart(async () => (await import("./pay-sheet.client.tsx")).PaySheet, {
  texts: ["paying"],
  instead: nothing,
});

export function ContractPanel({ lead }: { lead: LeadDetails }) {
  const { t } = useTranslation("admin");
  return (
    <Panel title={t("enquiryTexts.contract")}>
      {lead.contract ? <Agreed contract={lead.contract} /> : <NewContract lead={lead} />}
    </Panel>
  );
}

function Agreed({ contract }: { contract: Contract }) {
  const { t } = useTranslation("admin");
  const { money, percent } = useMoney();
  const locale = useLocale();
  const day = (date: string) => formatDate(new Date(date), locale, { dateStyle: "medium", timeZone: "UTC" });
  const { nextUnpaid, ...progress } = contractProgress(contract, useNow());
  const terms: [string, string][] = [
    [t("enquiryTexts.price"), money(toSatang(contract.price))],
    [t("enquiryTexts.premium"), percent(contract.premiumPercent)],
    [t("enquiryTexts.contractPrice"), money(toSatang(contract.contractPrice))],
    [t("enquiryTexts.downPayment"), money(toSatang(contract.downPayment))],
    [t("enquiryTexts.months"), String(contract.months)],
    [t("enquiryTexts.monthly"), money(toSatang(contract.instalments[1]?.amount ?? 0))],
    [t("enquiryTexts.interest"), percent(contract.interestPercent)],
    [t("enquiryTexts.startsOn"), day(contract.startsOn)],
    [t("enquiryTexts.upgradeAfter"), String(contract.upgradeAfterMonths)],
    [t("enquiryTexts.carryOver"), percent(contract.carryOverPercent)],
    [
      t("enquiryTexts.downPaymentCounts"),
      t(contract.downPaymentCounts ? "enquiryTexts.counts" : "enquiryTexts.countsNot"),
    ],
    [t("enquiryTexts.forfeiture"), percent(contract.forfeiturePercent)],
  ];
  const amount = money(toSatang(progress.movesAlong));
  return (
    <>
      {contract.home && <p lang={contract.home.language}>{contract.home.title}</p>}
      <SumList sums={terms} />
      <p className="text-lamp">
        {progress.isUpgradeOpen
          ? t("enquiryTexts.carriedNow", { amount })
          : t("enquiryTexts.carried", {
              amount,
              paid: progress.instalmentsPaid,
              needed: contract.upgradeAfterMonths,
              date: day(progress.opensOn),
            })}
      </p>
      {progress.paid > 0 && (
        <p>
          {t("enquiryTexts.stoppingNow", {
            paid: money(toSatang(progress.paid)),
            lost: money(toSatang(progress.lostOnStopping)),
          })}
        </p>
      )}
      {nextUnpaid && (
        <PaymentForm
          key={nextUnpaid.number + String(nextUnpaid.paid)}
          contract={contract}
          next={nextUnpaid}
        />
      )}
      {nextUnpaid && (
        <Disclosure summary={t("paymentTexts.howToPay")}>
          <PaySheet contract={contract} />
        </Disclosure>
      )}
      <p className="text-sm">
        <Link to={paths.statement} className={textLinkStyles}>
          {t("statementTexts.title")}
        </Link>
      </p>
      <ScheduleTable instalments={contract.instalments} />
      <PaymentList contract={contract} />
      <DocumentList contract={contract} />
      {contract.payments.length === 0 && <CancelContract contract={contract} />}
    </>
  );
}
