/** Rent beside the ways to buy whose terms are known: two pictures that carry their assumptions, and a table. */
import { useTranslation } from "react-i18next";
import { toBaht, toSatang } from "../../../../domain/finance/finance.ts";
import type { YearEnd } from "../../../../domain/finance/four-ways.ts";
import { LineChart } from "../../../components/charts/line-chart.tsx";
import { useMoney } from "../../../visitor/use-money.ts";

/** In the order of the table. */
export type DrawnWay = { way: "rent" | "rentToOwn" | "sellerFinance"; byYear: readonly YearEnd[] };

type ComparisonChartsProps = { drawn: readonly DrawnWay[]; years: number; assumptions: string };

export function ComparisonCharts({ drawn, years, assumptions }: ComparisonChartsProps) {
  const { t } = useTranslation("simulator");
  const { short } = useMoney();
  const steps = [0, years / 2, years].map((year) => ({
    index: year,
    label: t("compare.years", { count: year }),
  }));
  const lines = (what: "cost" | "equity") =>
    drawn.map(({ way, byYear }) => ({
      key: way,
      label: t(`compare.way.${way}`),
      values: byYear.map((end) => toBaht(end[what])),
      isOwn: way === "rentToOwn",
      isDashed: way === "rent",
      isPale: way === "rent",
    }));
  const charts = [
    {
      what: "equity",
      title: t("compare.equity"),
      text: t("compare.equityText"),
      description: t("compare.equityChart"),
    },
    {
      what: "cost",
      title: t("compare.cost"),
      text: t("compare.costText"),
      description: t("compare.costChart"),
    },
  ] as const;
  return (
    <div className="grid gap-x-12 gap-y-10 @3xl:grid-cols-2 @3xl:gap-y-2">
      {charts.map((chart) => (
        <div key={chart.what} className="grid content-start gap-2 @3xl:row-span-3 @3xl:grid-rows-subgrid">
          <h3 className="text-xl">{chart.title}</h3>
          <p className="mb-4 text-sm text-quiet">{chart.text}</p>
          <LineChart
            description={chart.description}
            caption={assumptions}
            lines={lines(chart.what)}
            formatValue={(baht) => short(toSatang(baht))}
            steps={steps}
          />
        </div>
      ))}
    </div>
  );
}
