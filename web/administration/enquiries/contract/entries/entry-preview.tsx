/** The sums of an entry before it is entered. */
import { useTranslation } from "react-i18next";
import { toSatang } from "../../../../../domain/finance/finance.ts";
import { formatDay } from "../../../../../domain/languages/format-date.ts";
import type { ContractSums } from "../../../../../domain/leads/desk/contract-sums.ts";
import { useLocale } from "../../../../visitor/use-locale.ts";
import { useMoney } from "../../../../visitor/use-money.ts";
import { ScheduleTable } from "../schedule-table.tsx";
import { SumList } from "../sum-list.tsx";
import { useInstalmentName } from "../../../controls/use-instalment-name.ts";
import { describePerson } from "./describe-person.ts";
import type { TypedEntry } from "./read-entry.ts";

export function EntryPreview({ entry, sums }: { entry: TypedEntry; sums: ContractSums }) {
  const { t } = useTranslation("admin");
  const { exact } = useMoney();
  const name = useInstalmentName();
  const locale = useLocale();
  const baht = (amount: number) => exact(toSatang(amount));
  const rows = (): [string, string][] => {
    switch (entry.kind) {
      case "defaulted":
      case "terminated":
        return [
          [t("contractTexts.paid"), baht(entry.paid)],
          [t("contractTexts.kept"), baht(entry.kept)],
          [t("contractTexts.returned"), baht(entry.paid - entry.kept)],
        ];
      case "paid_off":
        return [
          [t("contractTexts.payOff"), baht(entry.amount)],
          [t("contractTexts.saved"), baht(sums.saved)],
          [t("contractTexts.fees"), baht(sums.fees)],
        ];
      case "rescheduled":
        return [
          [t("contractTexts.from"), name(entry.fromNumber)],
          [t("contractTexts.newMonths"), String(entry.instalments.length)],
          [t("enquiryTexts.monthly"), baht(entry.instalments[0]?.amount ?? 0)],
          [t("enquiryTexts.lastInstalment"), baht(entry.instalments.at(-1)?.amount ?? 0)],
        ];
      case "late_fee":
        return [
          [t("contractTexts.amount"), baht(entry.amount)],
          [t("contractTexts.dueOn"), formatDay(entry.dueOn, locale)],
        ];
      case "fee_waived":
      case "refunded":
        return [[t("contractTexts.amount"), baht(entry.amount)]];
      case "assigned":
      case "inherited":
      case "buyer_added":
        return [[t("contractTexts.person"), describePerson(entry.person, " · ")]];
      case "transferred":
      case "reopened":
        return [];
    }
  };
  return (
    <>
      <h4 className="font-sans text-base font-semibold">{t(`contractTexts.kinds.${entry.kind}`)}</h4>
      <SumList sums={[[t("contractTexts.happenedOn"), formatDay(entry.happenedOn, locale)], ...rows()]} />
      {entry.kind === "rescheduled" && (
        <ScheduleTable
          summary={t("contractTexts.newSchedule")}
          instalments={entry.instalments.map((one, index) => ({
            ...one,
            number: entry.fromNumber + index,
            paid: 0,
          }))}
        />
      )}
    </>
  );
}
