/** Rent, rent-to-own, seller finance, bank or cash: what each costs and what the buyer owns, year by year. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { shareTransferCosts } from "../../../domain/finance/cash-to-keys.ts";
import { findFact } from "../../../domain/facts/facts.ts";
import { toBaht, toSatang } from "../../../domain/finance/finance.ts";
import type { ResolvedTerms } from "../../../domain/finance/finance-terms.ts";
import { formatFact } from "../../../domain/facts/format-fact.ts";
import { type Way, bankPlan, compareWays, ways } from "../../../domain/finance/four-ways.ts";
import { boundsOf, middleOf, transferRates } from "../../../domain/finance/transfer-rates.ts";
import { LineChart } from "../../components/charts/line-chart.tsx";
import { Slider } from "../../components/controls/slider.tsx";
import { Table } from "../../components/charts/table.tsx";
import { useLocale } from "../../visitor/use-locale.ts";
import { useMoney } from "../../visitor/use-money.ts";
import { Calculator } from "./calculator.tsx";

const years = 10;
const bankMonths = 120;
const usualSplitPercent = 50;
/** The size on which the common fee is based. */
const squareMeters = 40;

type ComparisonProps = { rentToOwn: ResolvedTerms; sellerFinance: ResolvedTerms };

export function FourWayComparison({ rentToOwn, sellerFinance }: ComparisonProps) {
  const { t } = useTranslation("simulator");
  const locale = useLocale();
  const { money, plain, percent, short } = useMoney();
  const [price, setPrice] = useState(3_000_000);
  const [rent, setRent] = useState(16_000);
  const [growth, setGrowth] = useState(0);
  const [bankShare, setBankShare] = useState(boundsOf("bank-loan-to-value").from);

  const commonFee = toSatang(middleOf("common-fee") * squareMeters);
  const { transferFee } = shareTransferCosts(toSatang(price), transferRates("long"), usualSplitPercent);
  const result = compareWays({
    price: toSatang(price),
    monthlyRent: toSatang(rent),
    monthlyOwnersCosts: commonFee,
    transferCosts: transferFee.buyer,
    valueGrowthPercent: growth,
    rentGrowthPercent: 0,
    years,
    plans: {
      rentToOwn: ownPlan(rentToOwn),
      sellerFinance: ownPlan(sellerFinance),
      bankOrCash: bankPlan(toSatang(price), {
        percent: bankShare,
        interestPercent: middleOf("bank-interest"),
        months: bankMonths,
      }),
    },
  });
  const lines = (what: "cost" | "equity") =>
    ways.map((way) => ({
      key: way,
      label: t(`compare.way.${way}`),
      values: result[way].map((end) => toBaht(end[what])),
      isOwn: way === "rentToOwn",
      isDashed: way === "rent",
      isPale: way === "rent" || way === "bankOrCash",
    }));
  const steps = [0, 5, years].map((year) => ({
    index: year,
    label: t("compare.years", { count: year }),
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
  const rowsAfter = (year: number, way: Way) => {
    const end = result[way][year];
    return end ? [plain(end.paidOut), plain(end.equity), plain(end.cost)] : [];
  };
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
            label={t("compare.growth")}
            valueText={percent(growth)}
            min={-3}
            max={6}
            step={0.5}
            value={growth}
            onChange={(event) => setGrowth(event.currentTarget.valueAsNumber)}
          />
          <Slider
            label={t("compare.bank")}
            valueText={bankShare === 0 ? t("compare.bankCash") : percent(bankShare)}
            min={0}
            max={boundsOf("bank-loan-to-value").to}
            step={5}
            value={bankShare}
            onChange={(event) => setBankShare(event.currentTarget.valueAsNumber)}
          />
        </>
      }
    >
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-2 lg:gap-y-2">
        {charts.map((chart) => (
          <div key={chart.what} className="grid content-start gap-2 lg:row-span-3 lg:grid-rows-subgrid">
            <h3 className="text-xl">{chart.title}</h3>
            <p className="mb-4 text-sm text-quiet">{chart.text}</p>
            <LineChart
              description={chart.description}
              lines={lines(chart.what)}
              formatValue={(baht) => short(toSatang(baht))}
              steps={steps}
            />
          </div>
        ))}
      </div>
      <Table
        className="max-sm:-mx-3"
        caption={t("compare.table", { years: t("compare.years", { count: years }) })}
        columns={[
          { label: t("compare.wayHeading") },
          { label: `${t("compare.paid")}, THB`, isNumber: true },
          { label: t("compare.equity"), isNumber: true },
          { label: t("compare.cost"), isNumber: true },
        ]}
        rows={ways.map((way) => ({
          key: way,
          cells: [t(`compare.way.${way}`), ...rowsAfter(years, way)],
        }))}
      />
      <p className="max-w-measure text-sm text-quiet">
        {t("compare.assumptions", {
          rtoMonths: rentToOwn.terms.months,
          rtoPremium: percent(rentToOwn.terms.premiumPercent),
          sfMonths: sellerFinance.terms.months,
          sfInterest: percent(sellerFinance.terms.interestPercent),
          bankInterest: percent(middleOf("bank-interest")),
          bankMonths,
          bankShare: formatFact(findFact("bank-loan-to-value"), locale),
          fee: money(commonFee),
          transfer: formatFact(findFact("transfer-fee"), locale),
        })}
      </p>
    </Calculator>
  );
}

function ownPlan({ terms }: ResolvedTerms) {
  return { ...terms, downPayment: toSatang(terms.downPayment) };
}
