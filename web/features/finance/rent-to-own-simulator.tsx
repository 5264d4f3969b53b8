/** Rent-to-own for one home: the instalment, the whole schedule, and what stopping on the way would mean. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { claims } from "../../../domain/claims.ts";
import { buildSchedule, positionAfter, toSatang } from "../../../domain/finance.ts";
import { type ResolvedTerms, planOf } from "../../../domain/finance-terms.ts";
import { Slider } from "../../components/slider.tsx";
import { useMoney } from "../../use-money.ts";
import { Calculator } from "./calculator.tsx";
import { Figure } from "./figure.tsx";
import { ScheduleChart } from "./schedule-chart.tsx";
import { ScheduleTables } from "./schedule-tables.tsx";
import { StoppingSheet } from "./stopping-sheet.tsx";
import { TermsNotice } from "./terms-notice.tsx";

const downStep = 10_000;
const shortestMonths = 12;
const longestMonths = 180;
/** What the price of no particular home may be. */
const priceRange = { min: 800_000, max: 15_000_000, step: 50_000 };

type SimulatorProps = {
  /** Baht. */
  price: number;
  resolved: ResolvedTerms;
  /** The home is this one: its price cannot be moved. */
  isPriceFixed: boolean;
  askTo: string;
};

export function RentToOwnSimulator({ price: startPrice, resolved, isPriceFixed, askTo }: SimulatorProps) {
  const { t } = useTranslation();
  const { money } = useMoney();
  const [price, setPrice] = useState(startPrice);
  const [down, setDown] = useState(resolved.terms.downPayment);
  const [months, setMonths] = useState(resolved.terms.months);
  const [stopAt, setStopAt] = useState<number>(claims.upgradeAfterMonths);
  const largestDown = Math.max(claims.startFrom.THB, Math.floor((price * 0.8) / downStep) * downStep);
  const downPayment = Math.min(down, largestDown);
  const schedule = buildSchedule(planOf(price, { ...resolved.terms, downPayment, months }));
  const end = positionAfter(schedule, months);
  const instalment = schedule.instalments[0]?.payment ?? 0;
  return (
    <Calculator
      id="simulator"
      title={t("simulator.rentToOwn.title")}
      text={t("simulator.rentToOwn.text")}
      notice={<TermsNotice resolved={resolved} askTo={askTo} />}
      controls={
        <>
          {!isPriceFixed && (
            <Slider
              label={t("simulator.rentToOwn.price")}
              valueText={money(toSatang(price))}
              {...priceRange}
              value={price}
              onChange={(event) => setPrice(event.currentTarget.valueAsNumber)}
            />
          )}
          <Slider
            label={t("simulator.rentToOwn.down")}
            valueText={money(toSatang(downPayment))}
            min={Math.min(claims.startFrom.THB, resolved.terms.downPayment)}
            max={largestDown}
            step={downStep}
            value={downPayment}
            onChange={(event) => setDown(event.currentTarget.valueAsNumber)}
          />
          <Slider
            label={t("simulator.rentToOwn.months")}
            valueText={t("simulator.rentToOwn.monthsValue", { count: months })}
            min={shortestMonths}
            max={longestMonths}
            step={6}
            value={months}
            onChange={(event) => setMonths(event.currentTarget.valueAsNumber)}
          />
        </>
      }
    >
      <output className="block font-heading text-2xl text-balance">
        {t("simulator.rentToOwn.headline", { amount: money(instalment), months })}
      </output>
      <dl className="grid gap-5 sm:grid-cols-3">
        <Figure label={t("simulator.rentToOwn.contractPrice")} value={money(schedule.contractPrice)} />
        <Figure label={t("simulator.rentToOwn.interest")} value={money(end.interest)} />
        <Figure label={t("simulator.rentToOwn.total")} value={money(end.paidIn)} />
      </dl>
      <ScheduleChart schedule={schedule} stopAt={Math.min(stopAt, months)} />
      <StoppingSheet
        schedule={schedule}
        month={Math.min(stopAt, months)}
        months={months}
        forfeiturePercent={resolved.terms.forfeiturePercent}
        onMonth={setStopAt}
      />
      <ScheduleTables schedule={schedule} />
    </Calculator>
  );
}
