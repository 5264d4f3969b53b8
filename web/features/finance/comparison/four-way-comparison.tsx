/**
 * Rent, rent-to-own and seller finance, year by year; cash or a bank apart. A way to buy is drawn once its terms are
 * given: terms that we invent would decide which way looks best.
 */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { middleOf } from "../../../../domain/facts/fact-numbers.ts";
import { findFact } from "../../../../domain/facts/find-fact.ts";
import { formatFact } from "../../../../domain/facts/format-fact.ts";
import type { KnownTerms } from "../../../../domain/finance/finance-terms.ts";
import { buildSchedule, toSatang } from "../../../../domain/finance/finance.ts";
import {
  type Home,
  type WayPlan,
  offeredPlan,
  ownByYear,
  rentByYear,
} from "../../../../domain/finance/four-ways.ts";
import { chargeOn, customarySplit, shareBetween } from "../../../../domain/finance/transfer-costs.ts";
import { Slider } from "../../../components/controls/slider.tsx";
import { useFacts } from "../../../visitor/use-facts.ts";
import { useLocale } from "../../../visitor/use-locale.ts";
import { useMoney } from "../../../visitor/use-money.ts";
import { useOwnTerm } from "../../../visitor/use-own-terms.ts";
import { Calculator } from "../calculator.tsx";
import { CashOrBank } from "./cash-or-bank.tsx";
import { ComparisonCharts, type DrawnWay } from "./comparison-charts.tsx";
import { type Offer, OfferFields } from "./offer-fields.tsx";
import { WayTable } from "./way-table.tsx";

const years = 10;
/** The size on which the common fee is based. */
const squareMeters = 40;

const usualMonths = 60;
const boughtWays = ["rentToOwn", "sellerFinance"] as const;
type BoughtWay = (typeof boughtWays)[number];

type ComparisonProps = { owner: Record<BoughtWay, KnownTerms> };

export function FourWayComparison({ owner }: ComparisonProps) {
  const { t } = useTranslation("simulator");
  const locale = useLocale();
  const facts = useFacts();
  const { money, percent } = useMoney();
  const startFrom = useOwnTerm("start-from");
  const [price, setPrice] = useState(3_000_000);
  const [rent, setRent] = useState(16_000);
  const [growth, setGrowth] = useState(0);
  const [offers, setOffers] = useState<Record<BoughtWay, Offer>>({
    rentToOwn: { monthly: null, months: usualMonths },
    sellerFinance: { monthly: null, months: usualMonths },
  });
  const asked = boughtWays.filter((way) => statedPlan(owner[way], startFrom) === null);

  const commonFee = toSatang(middleOf(facts, "common-fee") * squareMeters);
  const transferFee = shareBetween(
    chargeOn(facts, toSatang(price), "transfer-fee"),
    customarySplit.transferFee,
  );
  const home: Home = {
    price: toSatang(price),
    monthlyRent: toSatang(rent),
    monthlyOwnersCosts: commonFee,
    transferCosts: transferFee.buyer,
    valueGrowthPercent: growth,
    rentGrowthPercent: 0,
    years,
  };
  const bought = boughtWays.flatMap((way) => {
    const plan = statedPlan(owner[way], startFrom) ?? planOfOffer(price, offers[way], startFrom);
    return plan ? [{ way, plan }] : [];
  });
  const drawn: DrawnWay[] = [
    { way: "rent", byYear: rentByYear(home) },
    ...bought.map(({ way, plan }) => ({
      way,
      byYear: ownByYear(home, plan, way === "rentToOwn" ? "at the end" : "at the start"),
    })),
  ];
  const assumptions = [
    t("compare.assumed", {
      price: money(home.price),
      rent: money(home.monthlyRent),
      growth: percent(growth),
      fee: money(commonFee),
      transfer: formatFact(findFact(facts, "transfer-fee"), locale),
    }),
    ...bought.map(({ way, plan }) =>
      t("compare.assumedTerms", {
        way: t(`compare.way.${way}`),
        down: money(plan.downPayment),
        months: plan.months,
        monthly: money(buildSchedule({ ...plan, price: home.price }).instalments[0]?.payment ?? 0),
      }),
    ),
    t("compare.noOffer"),
  ].join(" ");
  return (
    <Calculator
      id="compare"
      title={t("compare.title")}
      text={t("compare.text")}
      controls={
        <>
          <Slider
            label={t("compare.price")}
            valueText={money(toSatang(price))}
            min={1_000_000}
            max={12_000_000}
            step={100_000}
            value={price}
            onChange={(event) => setPrice(event.currentTarget.valueAsNumber)}
          />
          <Slider
            label={t("compare.rent")}
            valueText={money(toSatang(rent))}
            min={5_000}
            max={80_000}
            step={1_000}
            value={rent}
            onChange={(event) => setRent(event.currentTarget.valueAsNumber)}
          />
          <Slider
            className="@xl:col-span-2"
            label={t("compare.growth")}
            valueText={percent(growth)}
            min={-3}
            max={6}
            step={0.5}
            value={growth}
            onChange={(event) => setGrowth(event.currentTarget.valueAsNumber)}
          />
          {asked.map((way) => (
            <OfferFields
              key={way}
              name={t(`compare.way.${way}`)}
              offer={offers[way]}
              onOffer={(offer) => setOffers({ ...offers, [way]: offer })}
            />
          ))}
        </>
      }
    >
      {bought.length < boughtWays.length && (
        <p className="max-w-measure text-quiet">
          {t("compare.termsMissing", { down: money(toSatang(startFrom)) })}
        </p>
      )}
      {bought.length > 0 && <ComparisonCharts drawn={drawn} years={years} assumptions={assumptions} />}
      <WayTable
        caption={t("compare.table", { years: t("compare.years", { count: years }) })}
        ways={drawn.map(({ way, byYear }) => ({ key: way, name: t(`compare.way.${way}`), byYear }))}
      />
      {bought.length === 0 && <p className="max-w-measure text-sm text-quiet">{assumptions}</p>}
      <CashOrBank home={home} />
    </Calculator>
  );
}

function statedPlan(
  { premiumPercent, interestPercent, months, downPayment }: KnownTerms,
  startFrom: number,
): WayPlan | null {
  if (premiumPercent === null || interestPercent === null) return null;
  return {
    premiumPercent,
    interestPercent,
    months: months ?? usualMonths,
    downPayment: toSatang(downPayment ?? startFrom),
  };
}

function planOfOffer(price: number, { monthly, months }: Offer, startFrom: number): WayPlan | null {
  if (monthly === null) return null;
  const downPayment = toSatang(startFrom);
  return offeredPlan(toSatang(price), { downPayment, months, monthly: toSatang(monthly) });
}
