/** The upgrade bonus as an interactive chart: a slider sets the months and shows the amount that carries over. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type UpgradeTerms, type WhatCarriesOver, movesAlong } from "../../../domain/finance/carry-over.ts";
import { toBaht, toSatang } from "../../../domain/finance/finance.ts";
import { claims } from "../../../domain/site/claims.ts";
import { formatMoney } from "../../../domain/languages/money.ts";
import { Slider } from "../../components/controls/slider.tsx";
import { useLocale } from "../../visitor/use-locale.ts";
import { useUpgrade } from "../../visitor/use-upgrade.ts";

const example = { down: claims.startFrom.THB, monthly: 15_000, months: 60 };
const shownAtFirst = 24;
const titles = {
  all: "carryTitle",
  share: "carryTitleShare",
  instalments: "carryTitleInstalments",
} as const satisfies Record<WhatCarriesOver, string>;
const width = 600;
const height = 180;

export function CarryOver() {
  const { t } = useTranslation("frontPage");
  const locale = useLocale();
  const { terms, kind, percent, carries } = useUpgrade();
  const [months, setMonths] = useState(shownAtFirst);
  const money = (amount: number) => formatMoney(amount, "THB", locale);
  const moves = months >= terms.upgradeAfterMonths;
  const amount = moves ? movesAlongAfter(months, terms) : paidAfter(months);
  return (
    <section
      aria-labelledby="carry-over"
      className="section grid items-center gap-x-16 gap-y-6 lg:grid-cols-2"
    >
      <div className="grid gap-4">
        <h2 id="carry-over" className="text-3xl">
          {t(titles[kind], { percent })}
        </h2>
        <p className="max-w-measure text-lg text-quiet">
          {t("carryText", { months: terms.upgradeAfterMonths, carries })}
        </p>
      </div>
      <div className="grid gap-4 rounded-card border border-line bg-raised p-5 shadow-soft md:p-8">
        <p aria-live="polite">
          <span className="tabular block font-heading text-4xl text-lamp">{money(amount)}</span>
          <span className="text-quiet">
            {t(moves ? "carryMoves" : "carryNotYet", { month: terms.upgradeAfterMonths })}
          </span>
        </p>
        <PaidChart
          months={months}
          upgradeAt={terms.upgradeAfterMonths}
          label={t("carryFromHere", { month: terms.upgradeAfterMonths })}
        />
        <Slider
          label={t("carryMonths")}
          valueText={t("carryMonthCount", { count: months })}
          min={0}
          max={example.months}
          value={months}
          onChange={(event) => setMonths(event.target.valueAsNumber)}
        />
        <p className="text-sm text-quiet">
          {t("carryExample", { down: money(example.down), monthly: money(example.monthly) })}
        </p>
      </div>
    </section>
  );
}

type PaidChartProps = { months: number; upgradeAt: number; label: string };

/** The amount paid in, month by month, as an area chart that is gold up to the chosen month. */
function PaidChart({ months, upgradeAt, label }: PaidChartProps) {
  const most = paidAfter(example.months);
  const x = (month: number) => (month / example.months) * width;
  const y = (amount: number) => height - (amount / most) * (height - 30);
  const area = `M0 ${height}V${y(example.down)}L${width} ${y(most)}V${height}Z`;
  const upgradeX = x(Math.min(upgradeAt, example.months));
  return (
    <div aria-hidden="true" className="relative">
      <span
        className="absolute top-0 pl-2 text-sm text-quiet"
        style={{ left: `${(upgradeX / width) * 100}%` }}
      >
        {label}
      </span>
      <svg viewBox={`0 0 ${width} ${height}`} className="w-full">
        <path d={area} className="fill-lifted" />
        <path
          d={`M0 ${height}V${y(example.down)}L${x(months)} ${y(paidAfter(months))}V${height}Z`}
          className="fill-lamp/85"
        />
        <path d={`M${upgradeX} ${height}V8`} className="stroke-quiet" strokeDasharray="4 5" />
        <circle cx={x(months)} cy={y(paidAfter(months))} r={8} className="fill-paper stroke-ink stroke-3" />
      </svg>
    </div>
  );
}

function movesAlongAfter(months: number, terms: UpgradeTerms): number {
  const paid = { downPayment: toSatang(example.down), instalments: toSatang(months * example.monthly) };
  return toBaht(movesAlong(paid, terms));
}

function paidAfter(months: number): number {
  return example.down + months * example.monthly;
}
