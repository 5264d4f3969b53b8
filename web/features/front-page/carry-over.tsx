/**
 * The upgrade bonus as an interactive chart, worked out for a home that exists: a slider sets the months and shows the
 * amount that carries over.
 */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  type UpgradeTerms,
  type WhatCarriesOver,
  carriedOverAfter,
} from "../../../domain/finance/carry-over.ts";
import { buildSchedule, positionAfter, toSatang } from "../../../domain/finance/finance.ts";
import { planOf } from "../../../domain/finance/finance-terms.ts";
import { planOfListing } from "../../../domain/finance/plan-of-listing.ts";
import type { CardListing } from "../../../domain/listings/card-listing.ts";
import { textLinkStyles } from "../../components/controls/button-styles.ts";
import { Slider } from "../../components/controls/slider.tsx";
import { Link } from "../../routing/link.tsx";
import { paths } from "../../routing/paths.ts";
import { useListingName } from "../../visitor/use-listing-name.ts";
import { useMoney } from "../../visitor/use-money.ts";
import { useSite } from "../../visitor/use-site.ts";
import { useUpgrade } from "../../visitor/use-upgrade.ts";

const shownAtFirst = 24;
const titles = {
  all: "carryTitle",
  share: "carryTitleShare",
  instalments: "carryTitleInstalments",
} as const satisfies Record<WhatCarriesOver, string>;
const width = 600;
const height = 180;

export function CarryOver({ home }: { home: CardListing | undefined }) {
  const { t } = useTranslation("frontPage");
  const { terms, kind, percent, carries } = useUpgrade();
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
      {home && <CarriedFrom home={home} upgrade={terms} />}
    </section>
  );
}

function CarriedFrom({ home, upgrade }: { home: CardListing; upgrade: UpgradeTerms }) {
  const { t } = useTranslation("frontPage");
  const { money } = useMoney();
  const { terms } = useSite();
  const nameOf = useListingName();
  const [shown, setMonths] = useState<number>();
  const plan = planOfListing(home, terms.rentToOwn);
  if (!plan || home.price === null) return null;
  const schedule = buildSchedule(planOf(home.price, plan.resolved.terms));
  const most = schedule.instalments.length;
  // A shorter plan is paid off before anything can move.
  if (most <= upgrade.upgradeAfterMonths) return null;
  const months = Math.min(shown ?? Math.min(shownAtFirst, most - 1), most);
  const paidAfter = (month: number) => positionAfter(schedule, month).paidIn;
  const isPaidOff = months === most;
  const moves = months >= upgrade.upgradeAfterMonths && !isPaidOff;
  return (
    <div className="grid gap-4 rounded-card border border-line bg-raised p-5 shadow-soft md:p-8">
      <p aria-live="polite">
        <span className="tabular block font-heading text-4xl text-lamp">
          {money(moves ? carriedOverAfter(schedule, months, upgrade) : paidAfter(months))}
        </span>
        <span className="text-quiet">
          {isPaidOff
            ? t("carryPaidOff")
            : t(moves ? "carryMoves" : "carryNotYet", { month: upgrade.upgradeAfterMonths })}
        </span>
      </p>
      <PaidChart
        paidAfter={paidAfter}
        months={months}
        most={most}
        upgradeAt={upgrade.upgradeAfterMonths}
        label={t("carryFromHere", { month: upgrade.upgradeAfterMonths })}
      />
      <Slider
        label={t("carryMonths")}
        valueText={t("carryMonthCount", { count: months })}
        min={0}
        max={most}
        value={months}
        onChange={(event) => setMonths(event.target.valueAsNumber)}
      />
      <p className="text-sm text-quiet">
        {t("carryExample", {
          down: money(toSatang(plan.resolved.terms.downPayment)),
          monthly: money(plan.instalment),
        })}{" "}
        <Link to={paths.property(home.slug)} className={textLinkStyles}>
          {nameOf(home)}
        </Link>
      </p>
      {plan.resolved.isExample && <p className="text-sm text-quiet">{t("carryInvented")}</p>}
    </div>
  );
}

type ChartProps = {
  paidAfter: (month: number) => number;
  months: number;
  most: number;
  upgradeAt: number;
  label: string;
};

/** The amount paid in, month by month, as an area chart that is gold up to the chosen month. */
function PaidChart({ paidAfter, months, most, upgradeAt, label }: ChartProps) {
  const all = paidAfter(most);
  const x = (month: number) => (month / most) * width;
  const y = (month: number) => height - (paidAfter(month) / all) * (height - 30);
  const areaTo = (month: number) => `M0 ${height}V${y(0)}L${x(month)} ${y(month)}V${height}Z`;
  const upgradeX = x(Math.min(upgradeAt, most));
  return (
    <div aria-hidden="true" className="relative">
      <span
        className="absolute top-0 pl-2 text-sm text-quiet"
        style={{ left: `${(upgradeX / width) * 100}%` }}
      >
        {label}
      </span>
      <svg viewBox={`0 0 ${width} ${height}`} className="w-full">
        <path d={areaTo(most)} className="fill-lifted" />
        <path d={areaTo(months)} className="fill-lamp/85" />
        <path d={`M${upgradeX} ${height}V8`} className="stroke-quiet" strokeDasharray="4 5" />
        <circle cx={x(months)} cy={y(months)} r={8} className="fill-paper stroke-ink stroke-3" />
      </svg>
    </div>
  );
}
