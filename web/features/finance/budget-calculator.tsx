/** From a monthly budget to the price of a home. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { affordablePrice } from "../../../domain/affordable-price.ts";
import { claims } from "../../../domain/claims.ts";
import { toSatang } from "../../../domain/finance.ts";
import type { ResolvedTerms } from "../../../domain/finance-terms.ts";
import { ButtonLink } from "../../components/button.tsx";
import { Slider } from "../../components/slider.tsx";
import { useMoney } from "../../use-money.ts";
import { Calculator } from "./calculator.tsx";
import { TermsNotice } from "./terms-notice.tsx";

const roundTo = toSatang(1_000);

type BudgetCalculatorProps = { resolved: ResolvedTerms; askTo: string; homesTo: string };

export function BudgetCalculator({ resolved, askTo, homesTo }: BudgetCalculatorProps) {
  const { t } = useTranslation();
  const { money } = useMoney();
  const { terms } = resolved;
  const [monthly, setMonthly] = useState(25_000);
  const [down, setDown] = useState(terms.downPayment);
  const [months, setMonths] = useState(terms.months);
  const price = affordablePrice({
    monthlyBudget: toSatang(monthly),
    downPayment: toSatang(down),
    months,
    premiumPercent: terms.premiumPercent,
    interestPercent: terms.interestPercent,
  });
  return (
    <Calculator
      id="budget"
      title={t("simulator.budget.title")}
      text={t("simulator.budget.text")}
      notice={<TermsNotice resolved={resolved} askTo={askTo} />}
      controls={
        <>
          <Slider
            label={t("simulator.budget.monthly")}
            valueText={money(toSatang(monthly))}
            min={5_000}
            max={150_000}
            step={1_000}
            value={monthly}
            onChange={(event) => setMonthly(event.currentTarget.valueAsNumber)}
          />
          <Slider
            label={t("simulator.budget.down")}
            valueText={money(toSatang(down))}
            min={claims.startFrom.THB}
            max={5_000_000}
            step={50_000}
            value={down}
            onChange={(event) => setDown(event.currentTarget.valueAsNumber)}
          />
          <Slider
            label={t("simulator.rentToOwn.months")}
            valueText={t("simulator.rentToOwn.monthsValue", { count: months })}
            min={12}
            max={180}
            step={6}
            value={months}
            onChange={(event) => setMonths(event.currentTarget.valueAsNumber)}
          />
        </>
      }
    >
      <div className="flex flex-wrap items-center justify-between gap-4">
        <output className="font-heading text-2xl text-lamp">
          {t("simulator.budget.result", { amount: money(Math.floor(price / roundTo) * roundTo) })}
        </output>
        <ButtonLink to={homesTo}>{t("simulator.budget.show")}</ButtonLink>
      </div>
    </Calculator>
  );
}
