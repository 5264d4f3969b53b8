/** Paid in against left to pay, month by month. */
import { useTranslation } from "react-i18next";
import { claims } from "../../../domain/claims.ts";
import { type Schedule, positionAfter, toBaht } from "../../../domain/finance.ts";
import { LineChart } from "../../components/line-chart.tsx";
import { useMoney } from "../../use-money.ts";

/** A point a quarter draws the same line as one a month, with a third of the HTML. */
const monthsAPoint = 3;

export function ScheduleChart({ schedule, stopAt }: { schedule: Schedule; stopAt: number }) {
  const { t } = useTranslation();
  const { short } = useMoney();
  const months = schedule.instalments.length;
  if (months === 0) return null;
  const every = Array.from({ length: Math.ceil(months / monthsAPoint) + 1 }, (_, index) =>
    Math.min(index * monthsAPoint, months),
  );
  const positions = every.map((month) => positionAfter(schedule, month));
  const marks = [
    ...(months > claims.upgradeAfterMonths
      ? [{ index: claims.upgradeAfterMonths / monthsAPoint, label: t("simulator.rentToOwn.upgrade") }]
      : []),
    ...(stopAt > claims.upgradeAfterMonths + 6
      ? [{ index: stopAt / monthsAPoint, label: t("simulator.rentToOwn.monthsValue", { count: stopAt }) }]
      : []),
  ];
  return (
    <LineChart
      description={t("simulator.rentToOwn.chart", { months })}
      formatValue={(baht) => short(baht * 100)}
      lines={[
        {
          key: "paidIn",
          label: t("simulator.rentToOwn.paidIn"),
          values: positions.map(({ paidIn }) => toBaht(paidIn)),
          isOwn: true,
        },
        {
          key: "left",
          label: t("simulator.rentToOwn.left"),
          values: positions.map(({ balance }) => toBaht(balance)),
          isDashed: true,
        },
      ]}
      steps={[
        { index: 0, label: t("simulator.rentToOwn.keysDay") },
        { index: every.length - 1, label: t("simulator.rentToOwn.monthsValue", { count: months }) },
      ]}
      marks={marks}
    />
  );
}
