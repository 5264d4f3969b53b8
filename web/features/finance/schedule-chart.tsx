/** Paid in against left to pay, month by month. */
import { useTranslation } from "react-i18next";
import { type Schedule, positionAfter, toBaht } from "../../../domain/finance/finance.ts";
import { LineChart } from "../../components/charts/line-chart.tsx";
import { useMoney } from "../../visitor/use-money.ts";
import { useSite } from "../../visitor/use-site.ts";

/** One point per quarter draws the same line as one per month, with a third of the HTML. */
const monthsPerPoint = 3;

export function ScheduleChart({ schedule, stopAt }: { schedule: Schedule; stopAt: number }) {
  const { t } = useTranslation("simulator");
  const { short } = useMoney();
  const { upgradeAfterMonths } = useSite().terms.upgrade;
  const months = schedule.instalments.length;
  if (months === 0) return null;
  const every = Array.from({ length: Math.ceil(months / monthsPerPoint) + 1 }, (_, index) =>
    Math.min(index * monthsPerPoint, months),
  );
  const positions = every.map((month) => positionAfter(schedule, month));
  const marks = [
    ...(months > upgradeAfterMonths
      ? [{ index: upgradeAfterMonths / monthsPerPoint, label: t("rentToOwn.upgrade") }]
      : []),
    ...(stopAt > upgradeAfterMonths + 6
      ? [{ index: stopAt / monthsPerPoint, label: t("rentToOwn.monthsValue", { count: stopAt }) }]
      : []),
  ];
  return (
    <LineChart
      description={t("rentToOwn.chart", { months })}
      formatValue={(baht) => short(baht * 100)}
      lines={[
        {
          key: "paidIn",
          label: t("rentToOwn.paidIn"),
          values: positions.map(({ paidIn }) => toBaht(paidIn)),
          isOwn: true,
        },
        {
          key: "left",
          label: t("rentToOwn.left"),
          values: positions.map(({ balance }) => toBaht(balance)),
          isDashed: true,
        },
      ]}
      steps={[
        { index: 0, label: t("rentToOwn.keysDay") },
        { index: every.length - 1, label: t("rentToOwn.monthsValue", { count: months }) },
      ]}
      marks={marks}
    />
  );
}
