/** The upgrade bonus as a picture to play with: slide the months, see what moves with you. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { claims } from "../../../domain/claims.ts";
import { formatMoney } from "../../../domain/money.ts";
import { Slider } from "../../components/slider.tsx";
import { useLocale } from "../../use-locale.ts";

const example = { down: claims.startFrom.THB, monthly: 15_000, months: 60 };
const shownAtFirst = 24;
const width = 600;
const height = 240;

export function CarryOver() {
  const { t } = useTranslation();
  const locale = useLocale();
  const [months, setMonths] = useState(shownAtFirst);
  const money = (amount: number) => formatMoney(amount, "THB", locale);
  const moves = months >= claims.upgradeAfterMonths;
  return (
    <section
      aria-labelledby="carry-over"
      className="section grid items-center gap-x-16 gap-y-10 lg:grid-cols-2"
    >
      <div className="grid gap-4">
        <h2 id="carry-over" className="text-3xl">
          {t("home.carryTitle")}
        </h2>
        <p className="max-w-measure text-lg text-quiet">{t("home.carryText")}</p>
      </div>
      <div className="grid gap-5 rounded-card border border-line bg-raised p-6 shadow-soft md:p-9">
        <p aria-live="polite">
          <span className="tabular block font-heading text-4xl text-lamp">{money(paidAfter(months))}</span>
          <span className="text-quiet">{t(moves ? "home.carryMoves" : "home.carryNotYet")}</span>
        </p>
        <PaidChart months={months} label={t("home.carryFromHere")} />
        <Slider
          label={t("home.carryMonths")}
          valueText={t("home.carryMonthCount", { count: months })}
          min={0}
          max={example.months}
          value={months}
          onChange={(event) => setMonths(event.target.valueAsNumber)}
        />
        <p className="text-sm text-quiet">
          {t("home.carryExample", { down: money(example.down), monthly: money(example.monthly) })}
        </p>
      </div>
    </section>
  );
}

/** What is paid in month by month as a rising shore; gold up to the chosen month. */
function PaidChart({ months, label }: { months: number; label: string }) {
  const most = paidAfter(example.months);
  const x = (month: number) => (month / example.months) * width;
  const y = (amount: number) => height - (amount / most) * (height - 30);
  const shore = `M0 ${height}V${y(example.down)}L${width} ${y(most)}V${height}Z`;
  const gate = x(claims.upgradeAfterMonths);
  return (
    <div aria-hidden="true" className="relative">
      <span className="absolute top-0 pl-2 text-sm text-quiet" style={{ left: `${(gate / width) * 100}%` }}>
        {label}
      </span>
      <svg viewBox={`0 0 ${width} ${height}`} className="w-full">
        <path d={shore} className="fill-lifted" />
        <path
          d={`M0 ${height}V${y(example.down)}L${x(months)} ${y(paidAfter(months))}V${height}Z`}
          className="fill-lamp/85"
        />
        <path d={`M${gate} ${height}V8`} className="stroke-quiet" strokeDasharray="4 5" />
        <circle cx={x(months)} cy={y(paidAfter(months))} r={8} className="fill-paper stroke-ink stroke-3" />
      </svg>
    </div>
  );
}

function paidAfter(months: number): number {
  return example.down + months * example.monthly;
}
