/** The contract as the office keeps it: terms, what carries over, the schedule, and every payment. */
import { useTranslation } from "react-i18next";
import { toSatang } from "../../../../domain/finance/finance.ts";
import { contractProgress } from "../../../../domain/leads/desk/contract-progress.ts";
import { findOverdue } from "../../../../domain/leads/desk/missed-instalments.ts";
import type { MyContract } from "../../../../domain/leads/my-application.ts";
import { pattayaDay } from "../../../../domain/places/pattaya-time.ts";
import { textLinkStyles } from "../../../components/controls/button-styles.ts";
import { useListingName } from "../../../visitor/use-listing-name.ts";
import { useMoney } from "../../../visitor/use-money.ts";
import { Skeleton } from "../../../components/skeleton.tsx";
import { browserPart } from "../../../components/page/browser-part.tsx";
import { ContractPapers } from "../../../papers/contract-papers.tsx";
import { InstalmentTable } from "../../../papers/instalment-table.tsx";
import { fetchAsUser, headersAsUser } from "../fetch-as-user.ts";
import { Section } from "../manage/section.tsx";
import { ContractChanges } from "./money/contract-changes.tsx";
import { IfToday } from "./money/if-today.tsx";
import { ReceiptLink, StatementLinks } from "./money/paper-links.tsx";
import { useInstalmentName } from "./money/use-names.ts";
import { useDay } from "../../../visitor/formats/use-day.ts";

const PayPart = browserPart(async () => (await import("./pay-part.client.tsx")).PayPart, {
  texts: ["paying"],
  instead: () => <Skeleton className="h-64" />,
});

type ContractPartProps = {
  contract: MyContract;
  reference: string;
  nowMs: number;
  /** Where the page itself is called "Your contract". */
  title?: string;
};

export function ContractPart({ contract, reference, nowMs, title }: ContractPartProps) {
  const { t } = useTranslation("myApplication");
  const hasEnded = contract.endedBy !== null;
  const { exactMoney, percent } = useMoney();
  const day = useDay();
  const nameOf = useListingName();
  const { nextUnpaid, nextOwed, ...progress } = contractProgress(contract, new Date(nowMs));
  const overdue = findOverdue(contract, pattayaDay(new Date(nowMs)));
  const terms: [string, string][] = [
    [t("contract.price"), exactMoney(toSatang(contract.price))],
    [t("contract.contractPrice"), exactMoney(toSatang(contract.contractPrice))],
    [t("contract.downPayment"), exactMoney(toSatang(contract.downPayment))],
    [t("contract.monthly"), exactMoney(toSatang(contract.instalments[1]?.amount ?? 0))],
    [t("contract.months"), String(contract.months)],
    [t("contract.interest"), percent(contract.interestPercent)],
    [t("contract.startsOn"), day(contract.startsOn)],
    [t("contract.upgradeAfter"), String(contract.upgradeAfterMonths)],
  ];
  return (
    <Section id={`contract-${contract.id}`} title={title ?? t("contract.title")}>
      {contract.home && (
        <p>
          <span className="block text-sm text-quiet">{t("contract.home")}</span>
          <span className="text-lg">{nameOf(contract.home)}</span>
        </p>
      )}
      <dl className="grid gap-4 sm:grid-cols-3">
        {terms.map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-quiet">{name}</dt>
            <dd className="tabular text-lg">{value}</dd>
          </div>
        ))}
      </dl>
      <ContractChanges contract={contract} />
      <div className="grid gap-2">
        {!hasEnded && (
          <>
            <p>
              {t("contract.soFar", {
                paid: exactMoney(toSatang(progress.paid)),
                left: exactMoney(toSatang(progress.left)),
              })}
            </p>
            <p>
              {t(contract.downPaymentCounts ? "contract.carries" : "contract.carriesInstalments", {
                percent: percent(contract.carryOverPercent),
                amount: exactMoney(toSatang(progress.movesAlong)),
              })}
            </p>
          </>
        )}
        {!hasEnded && (
          <p className="text-lamp">
            {progress.isUpgradeOpen
              ? t("contract.upgradeNow")
              : t("contract.upgradeWhen", {
                  paid: progress.instalmentsPaid,
                  needed: contract.upgradeAfterMonths,
                  date: day(progress.opensOn),
                })}
          </p>
        )}
        {overdue && !hasEnded && (
          <p className="font-semibold text-coral">
            {t("contract.overdue", {
              amount: exactMoney(toSatang(overdue.amount)),
              date: day(overdue.since),
            })}
          </p>
        )}
        {nextUnpaid && !overdue && !hasEnded && (
          <p>
            {t("contract.next", {
              amount: exactMoney(toSatang(nextOwed)),
              date: day(nextUnpaid.dueOn),
            })}
          </p>
        )}
      </div>
      {!hasEnded && <PayPart contract={contract} nowMs={nowMs} />}
      {!hasEnded && <IfToday contract={contract} nowMs={nowMs} />}
      <Schedule instalments={contract.instalments} />
      <Payments contract={contract} reference={reference} />
      <StatementLinks contract={contract} reference={reference} />
      <ContractPapers
        contract={contract.id}
        mayRemoveAny={false}
        fetchJson={fetchAsUser}
        sign={headersAsUser}
      />
      <Documents documents={contract.documents} />
    </Section>
  );
}

function Schedule({ instalments }: Pick<MyContract, "instalments">) {
  const { t } = useTranslation("myApplication");
  const nameOf = useInstalmentName();
  const heads = [t("contract.due"), t("contract.amount"), t("contract.paid")] as const;
  return (
    <details>
      <summary className={`${textLinkStyles} w-fit cursor-pointer text-lg`}>{t("contract.schedule")}</summary>
      <section tabIndex={0} aria-label={t("contract.schedule")} className="mt-3 max-h-96 overflow-auto">
        <InstalmentTable instalments={instalments} heads={heads} nameOf={nameOf} />
      </section>
    </details>
  );
}

function Payments({
  contract: { id: contract, payments },
  reference,
}: Omit<ContractPartProps, "nowMs" | "title">) {
  const { t } = useTranslation("myApplication");
  const { exactMoney } = useMoney();
  const name = useInstalmentName();
  const day = useDay();
  const takenBack = new Set(payments.map(({ corrects }) => corrects));
  return (
    <div className="grid gap-3">
      <h3 className="text-lg">{t("contract.payments")}</h3>
      {payments.length === 0 && <p className="text-quiet">{t("contract.noPayments")}</p>}
      <ul className="grid gap-2 empty:hidden">
        {payments.map(({ id, number, amount, paidOn, method, receipt, corrects }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 border-t border-line pt-2">
            <span>
              {name(number)}
              <span className="block text-sm text-quiet">
                {[day(paidOn), amount < 0 ? t("contract.correction") : t(`contract.method.${method}`)].join(
                  " · ",
                )}
              </span>
              {takenBack.has(id) && (
                <span className="block text-sm font-semibold">{t("contract.takenBack")}</span>
              )}
              {receipt && (
                <ReceiptLink
                  receipt={receipt}
                  isCorrection={corrects !== null}
                  contract={contract}
                  reference={reference}
                />
              )}
            </span>
            {takenBack.has(id) ? (
              <s className="tabular text-quiet">{exactMoney(toSatang(amount))}</s>
            ) : (
              <span className="tabular">{exactMoney(toSatang(amount))}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Documents({ documents }: Pick<MyContract, "documents">) {
  const { t } = useTranslation("myApplication");
  const day = useDay();
  if (documents.length === 0) return null;
  return (
    <div className="grid gap-3">
      <h3 className="text-lg">{t("contract.documents")}</h3>
      <p className="text-sm text-quiet">{t("contract.documentsText")}</p>
      <ul className="grid gap-2">
        {documents.map(({ id, name, at }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 border-t border-line pt-2">
            <span className="min-w-0 break-words">{name}</span>
            <span className="text-sm text-quiet">{day(at)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
