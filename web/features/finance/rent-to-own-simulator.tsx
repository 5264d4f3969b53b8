/** Rent-to-own: the instalment, the whole schedule, and what happens if the buyer stops early. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { buildSchedule, positionAfter, toBaht, toSatang } from "../../../domain/finance/finance.ts";
import { planOf } from "../../../domain/finance/finance-terms.ts";
import { Slider } from "../../components/controls/slider.tsx";
import { useApproximately } from "../../visitor/use-approximately.ts";
import { useMoney } from "../../visitor/use-money.ts";
import { useSite } from "../../visitor/use-site.ts";
import { Calculator } from "./calculator.tsx";
import { Figure } from "./figure.tsx";
import { ScheduleChart } from "./schedule-chart.tsx";
import { ScheduleTables } from "./schedule-tables.tsx";
import { StoppingSheet } from "./sheets/stopping-sheet.tsx";
import { TermsNotice } from "./terms-notice.tsx";
import { type TriedPlan, downStep, monthsRange, priceRange } from "./use-tried-plan.ts";

type SimulatorProps = {
  tried: TriedPlan;
  /** For one listing: the price cannot be changed. */
  isPriceFixed: boolean;
  /** After the last instalment a foreign buyer can own the home outright. */
  endsInOwnership?: boolean;
  askTo: string;
};

export function RentToOwnSimulator({ tried, isPriceFixed, endsInOwnership = true, askTo }: SimulatorProps) {
  const { t } = useTranslation("simulator");
  const { money, percent } = useMoney();
  const approximately = useApproximately();
  const { price, resolved, leastDown, largestDown } = tried;
  const { downPayment, months, forfeiturePercent } = resolved.terms;
  const { upgradeAfterMonths } = useSite().terms.upgrade;
  const [stopChosen, setStopAt] = useState<number>();
  const schedule = buildSchedule(planOf(price, resolved.terms));
  // At first before the last month: that one has nothing to show of stopping.
  const stopAt = Math.min(stopChosen ?? Math.min(upgradeAfterMonths, months - 1), months);
  const end = positionAfter(schedule, months);
  const instalment = schedule.instalments[0]?.payment ?? 0;
  return (
    <Calculator
      id="simulator"
      title={t("rentToOwn.title")}
      text={t("rentToOwn.text")}
      notice={<TermsNotice resolved={resolved} askTo={askTo} />}
      controls={
        <>
          {!isPriceFixed && (
            <Slider
              label={t("rentToOwn.price")}
              valueText={money(toSatang(price))}
              {...priceRange}
              value={price}
              onChange={(event) => tried.setPrice(event.currentTarget.valueAsNumber)}
            />
          )}
          <Slider
            label={t("rentToOwn.down")}
            valueText={money(toSatang(downPayment))}
            min={leastDown}
            max={largestDown}
            step={downStep}
            value={downPayment}
            onChange={(event) => tried.setDown(event.currentTarget.valueAsNumber)}
          />
          <Slider
            label={t("rentToOwn.months")}
            valueText={t("rentToOwn.monthsValue", { count: months })}
            {...monthsRange}
            value={months}
            onChange={(event) => tried.setMonths(event.currentTarget.valueAsNumber)}
          />
        </>
      }
    >
      <output className="block font-heading text-2xl text-balance">
        {t(endsInOwnership ? "rentToOwn.headline" : "rentToOwn.headlinePaid", {
          amount: approximately
            ? `${money(instalment)} (${approximately(toBaht(instalment))})`
            : money(instalment),
          months,
        })}
      </output>
      <p className="-mt-6 text-quiet">{t("rentToOwn.stopsAt", { percent: percent(forfeiturePercent) })}</p>
      <dl className="grid gap-5 @xl:grid-cols-3">
        <Figure label={t("rentToOwn.contractPrice")} value={money(schedule.contractPrice)} />
        <Figure label={t("rentToOwn.interest")} value={money(end.interest)} />
        <Figure
          label={t("rentToOwn.total")}
          value={money(end.paidIn)}
          note={approximately?.(toBaht(end.paidIn))}
        />
      </dl>
      <ScheduleChart schedule={schedule} stopAt={stopAt} />
      <StoppingSheet
        schedule={schedule}
        month={stopAt}
        months={months}
        forfeiturePercent={forfeiturePercent}
        endsInOwnership={endsInOwnership}
        onMonth={setStopAt}
      />
      <ScheduleTables schedule={schedule} />
    </Calculator>
  );
}
