/** The contract of an enquiry: its terms, the schedule with what was paid, what carries over, and its papers. */
import { useTranslation } from "react-i18next";
import { toSatang } from "../../../../domain/finance/finance.ts";
import { endingOf, moneyBack } from "../../../../domain/leads/desk/contract-ending.ts";
import { contractProgress, isAllPaid } from "../../../../domain/leads/desk/contract-progress.ts";
import type { Contract, LeadDetails } from "../../../../domain/leads/desk/lead-details.ts";
import { textLinkStyles } from "../../../components/controls/button-styles.ts";
import { browserPart, nothing } from "../../../components/page/browser-part.tsx";
import { ContractPapers } from "../../../papers/contract-papers.tsx";
import { adminPaths } from "../../../routing/admin-paths.ts";
import { Link } from "../../../routing/link.tsx";
import { paths } from "../../../routing/paths.ts";
import { useMoney } from "../../../visitor/use-money.ts";
import { CommandResult } from "../../controls/command-result.tsx";
import { Disclosure } from "../../controls/disclosure.tsx";
import { useDesk } from "../desk-context.ts";
import { Panel } from "../panel.tsx";
import { useLeadCommands } from "../use-lead-commands.ts";
import { useNow } from "../use-now.ts";
import { CancelContract } from "./cancel-contract.tsx";
import { DocumentList } from "./document-list.tsx";
import { EntryForm } from "./entries/entry-form.tsx";
import { EntryList } from "./entries/entry-list.tsx";
import { MissedNote } from "./entries/missed-note.tsx";
import { UpgradeForm } from "./entries/upgrade-form.tsx";
import { NewContract } from "./new-contract.tsx";
import { PaperOrderForm } from "./paper-order-form.tsx";
import { PaymentForm } from "./payment-form.tsx";
import { PaymentList } from "./payment-list.tsx";
import { ScheduleTable } from "./schedule-table.tsx";
import { SumList } from "./sum-list.tsx";
import { useDay } from "../../../visitor/formats/use-day.ts";

const PaySheet = browserPart(async () => (await import("./pay-sheet.client.tsx")).PaySheet, {
  texts: ["paying"],
  instead: nothing,
});

export function ContractPanel({ lead }: { lead: LeadDetails }) {
  const { t } = useTranslation("admin");
  const mayEnter = useDesk().rights.includes("contracts");
  const { contract, earlierContracts } = lead;
  // Here, because what is pressed is gone once a contract is entered or taken back.
  const commands = useLeadCommands();
  if (!contract && !mayEnter) return null;
  return (
    <Panel title={t("enquiryTexts.contract")}>
      <CommandResult result={commands.result} message={commands.message} error={null} />
      {contract && <Agreed contract={contract} mayEnter={mayEnter} />}
      {contract && mayEnter && contract.payments.length === 0 && contract.entries.length === 0 && (
        <CancelContract contract={contract} commands={commands} />
      )}
      {!mayEnter && <p className="text-sm text-quiet">{t("contractTexts.readOnly")}</p>}
      {mayEnter && (!contract || contract.endedBy) && <NewContract lead={lead} commands={commands} />}
      {earlierContracts.length > 0 && (
        <Disclosure summary={t("contractTexts.earlier")}>
          <div className="grid gap-8">
            {earlierContracts.map((earlier) => (
              <div key={earlier.id} className="grid gap-4 border-t border-line pt-4">
                <Agreed contract={earlier} mayEnter={mayEnter} />
              </div>
            ))}
          </div>
        </Disclosure>
      )}
    </Panel>
  );
}

function Agreed({ contract, mayEnter }: { contract: Contract; mayEnter: boolean }) {
  const { t } = useTranslation("admin");
  const { exact, exactMoney, percent } = useMoney();
  const { fetchJson, sign, rights } = useDesk();
  const day = useDay();
  const now = useNow();
  const progress = contractProgress(contract, now);
  const ending = endingOf(contract);
  const back = moneyBack(contract);
  const carried = ending?.kind !== "annulled" && contract.payments.find(({ method }) => method === "carried");
  const open = [...contract.instalments, ...contract.fees].filter(({ amount, paid }) => paid < amount);
  const terms: [string, string][] = [
    [t("enquiryTexts.price"), exact(toSatang(contract.price))],
    [t("enquiryTexts.premium"), percent(contract.premiumPercent)],
    [t("enquiryTexts.contractPrice"), exact(toSatang(contract.contractPrice))],
    [t("enquiryTexts.downPayment"), exact(toSatang(contract.downPayment))],
    [t("enquiryTexts.months"), String(contract.months)],
    [t("enquiryTexts.monthly"), exact(toSatang(contract.instalments[1]?.amount ?? 0))],
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
  const amount = exactMoney(toSatang(progress.movesAlong));
  return (
    <>
      {contract.home && <p lang={contract.home.language}>{contract.home.title}</p>}
      {contract.home?.isStillOffered && !ending && (
        <p className="text-coral">
          {t("contractTexts.stillOffered")}{" "}
          {rights.includes("listings") && (
            <Link to={adminPaths.listing(contract.home.id)} className={textLinkStyles}>
              {t("contractTexts.openHome")}
            </Link>
          )}
        </p>
      )}
      {ending && (
        <p className="font-semibold">
          {t("contractTexts.endedOn", { date: day(ending.happenedOn) })}{" "}
          {t(`contractTexts.kinds.${ending.kind}`)}.
        </p>
      )}
      {back.due > 0 && (
        <p>
          {t("contractTexts.moneyBack", {
            due: exactMoney(toSatang(back.due)),
            returned: exactMoney(toSatang(back.returned)),
            left: exactMoney(toSatang(back.left)),
          })}
        </p>
      )}
      {carried && <p>{t("contractTexts.follows", { amount: exactMoney(toSatang(carried.amount)) })}</p>}
      <SumList sums={terms} />
      {!ending && (
        <>
          <MissedNote contract={contract} now={now} />
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
          {isAllPaid(contract) && <p>{t("contractTexts.allPaid")}</p>}
          {progress.paid > 0 && !isAllPaid(contract) && (
            <p>
              {t("enquiryTexts.stoppingNow", {
                paid: exactMoney(toSatang(progress.paid)),
                lost: exactMoney(toSatang(progress.lostOnStopping)),
              })}
            </p>
          )}
        </>
      )}
      {mayEnter && !ending && open.length > 0 && <PaymentForm contract={contract} />}
      {open.length > 0 && !ending && (
        <Disclosure summary={t("paymentTexts.howToPay")}>
          <PaySheet contract={contract} />
        </Disclosure>
      )}
      {mayEnter && (
        <p className="text-sm">
          <Link to={paths.statement} className={textLinkStyles}>
            {t("statementTexts.title")}
          </Link>
        </p>
      )}
      {mayEnter && !ending && <UpgradeForm contract={contract} />}
      {mayEnter && <EntryForm contract={contract} />}
      <ScheduleTable instalments={contract.instalments} />
      <PaymentList contract={contract} mayEnter={mayEnter && !ending} />
      <EntryList entries={contract.entries} />
      {mayEnter && <PaperOrderForm contract={contract.id} />}
      <ContractPapers
        contract={contract.id}
        mayRemoveAny={mayEnter}
        fetchJson={fetchJson}
        sign={sign}
        officeWords={{
          none: t("contractTexts.papers.none"),
          hint: t("contractTexts.papers.hint"),
          full: t("contractTexts.papers.full"),
        }}
      />
      <DocumentList contract={contract} mayEnter={mayEnter} />
    </>
  );
}
