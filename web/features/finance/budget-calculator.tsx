/** Works out the affordable price from a monthly budget. It promises no home: the list says which there are. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { affordablePrice } from "../../../domain/finance/affordable-price.ts";
import { toBaht, toSatang } from "../../../domain/finance/finance.ts";
import type { ResolvedTerms } from "../../../domain/finance/finance-terms.ts";
import { ButtonLink } from "../../components/controls/button.tsx";
import { Slider } from "../../components/controls/slider.tsx";
import { paths } from "../../routing/paths.ts";
import { useMoney } from "../../visitor/use-money.ts";
import { useOwnTerm } from "../../visitor/use-own-terms.ts";
import { Calculator } from "./calculator.tsx";
import { TermsNotice } from "./terms-notice.tsx";

const roundTo = toSatang(1_000);

type BudgetCalculatorProps = { resolved: ResolvedTerms; askTo: string };

export function BudgetCalculator({ resolved, askTo }: BudgetCalculatorProps) {
  const { t } = useTranslation("simulator");
  const { money } = useMoney();
  const { terms } = resolved;
  const startFrom = useOwnTerm("start-from");
  const [monthly, setMonthly] = useState(25_000);
  const [down, setDown] = useState(terms.downPayment);
  const [months, setMonths] = useState(terms.months);
  const affordable = affordablePrice({
    monthlyBudget: toSatang(monthly),
    downPayment: toSatang(down),
    months,
    premiumPercent: terms.premiumPercent,
    interestPercent: terms.interestPercent,
  });
  const price = Math.floor(affordable / roundTo) * roundTo;
  return (
    <Calculator
      id="budget"
      title={t("budget.title")}
      text={t("budget.text")}
      notice={<TermsNotice resolved={resolved} askTo={askTo} />}
      controls={
        <>
          <Slider
            label={t("budget.monthly")}
            valueText={money(toSatang(monthly))}
            min={5_000}
            max={150_000}
            step={1_000}
            value={monthly}
            onChange={(event) => setMonthly(event.currentTarget.valueAsNumber)}
          />
          <Slider
            label={t("budget.down")}
            valueText={money(toSatang(down))}
            min={Math.min(startFrom, terms.downPayment)}
            max={5_000_000}
            step={50_000}
            value={down}
            onChange={(event) => setDown(event.currentTarget.valueAsNumber)}
          />
          <Slider
            label={t("rentToOwn.months")}
            valueText={t("rentToOwn.monthsValue", { count: months })}
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
          {t("budget.result", { amount: money(price) })}
        </output>
        <ButtonLink to={paths.listings({ status: ["finance-available"], maxPrice: toBaht(price) })}>
          {t("budget.show")}
        </ButtonLink>
      </div>
    </Calculator>
  );
}
