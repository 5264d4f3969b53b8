/** What a contract with these terms says to both sides: its sums, the upgrade, stopping, and the whole schedule. */
import { useTranslation } from "react-i18next";
import { toSatang } from "../../../../domain/finance/finance.ts";
import { contractProgress } from "../../../../domain/leads/desk/contract-progress.ts";
import type { PlannedContract } from "../../../../domain/leads/desk/contract-schedule.ts";
import type { ContractTerms } from "../../../../domain/leads/desk/lead-orders.ts";
import { daysOfLateLetters, daysToEnterPayments } from "../../../../domain/leads/instalment-steps.ts";
import { pattayaDay } from "../../../../domain/places/pattaya-time.ts";
import { useMoney } from "../../../visitor/use-money.ts";
import { useNow } from "../use-now.ts";
import { ScheduleTable } from "./schedule-table.tsx";
import { SumList } from "./sum-list.tsx";
import { useDay } from "../../../visitor/formats/use-day.ts";

const dayMs = 86_400_000;

type ContractPreviewProps = { terms: ContractTerms; planned: PlannedContract };

export function ContractPreview({ terms, planned }: ContractPreviewProps) {
  const { t } = useTranslation("admin");
  const day = useDay();
  const { exactMoney, exact } = useMoney();
  const now = useNow();
  const baht = (amount: number) => exact(toSatang(amount));
  const { instalments } = planned;
  const [first, last] = [instalments[1]?.amount ?? 0, instalments.at(-1)?.amount ?? 0];
  const paidUntilUpgrade = instalments.map((one) => ({
    ...one,
    paid: one.number <= terms.upgradeAfterMonths ? one.amount : 0,
  }));
  const then = contractProgress({ ...terms, instalments: paidUntilUpgrade, fees: [] }, now);
  const sums: [string, string][] = [
    [t("enquiryTexts.contractPrice"), baht(planned.contractPrice)],
    [t("enquiryTexts.interestInAll"), baht(planned.interest)],
    [t("enquiryTexts.total"), baht(planned.total)],
    [t("enquiryTexts.monthly"), baht(first)],
    ...(last === first ? [] : [[t("enquiryTexts.lastInstalment"), baht(last)] as [string, string]]),
  ];
  const pastDues = instalments.filter(({ dueOn, amount }) => amount > 0 && dueOn < pattayaDay(now)).length;
  const after = {
    count: terms.upgradeAfterMonths,
    date: day(then.opensOn),
    paid: exactMoney(toSatang(then.paid)),
    moves: exactMoney(toSatang(then.movesAlong)),
    lost: exactMoney(toSatang(then.lostOnStopping)),
  };
  return (
    <section
      aria-label={t("enquiryTexts.preview")}
      className="grid gap-4 rounded-card border border-line p-4"
    >
      <h3 className="font-sans text-base font-semibold">{t("enquiryTexts.preview")}</h3>
      <SumList sums={sums} />
      <p>{t("enquiryTexts.upgradeThen", after)}</p>
      <p>{t("enquiryTexts.stoppingThen", after)}</p>
      {pastDues > 0 && (
        <p className="text-coral">
          {t("enquiryTexts.enteredLate", {
            count: pastDues,
            date: day(pattayaDay(new Date(now.getTime() + daysToEnterPayments * dayMs))),
          })}{" "}
          {t("enquiryTexts.enteredLateReceipts", { count: daysOfLateLetters })}
        </p>
      )}
      <ScheduleTable instalments={instalments} />
    </section>
  );
}
