/** Worked examples, calculated as on the finance page. */
import type { TFunction } from "i18next";
import { formatBaht, formatFact, formatPercent } from "../../domain/facts/format-fact.ts";
import { findFact } from "../../domain/facts/facts.ts";
import { shareTransferCosts } from "../../domain/finance/cash-to-keys.ts";
import { type Satang, buildSchedule, positionAfter, toBaht, toSatang } from "../../domain/finance/finance.ts";
import { exampleTerms, planOf } from "../../domain/finance/finance-terms.ts";
import { bankPlan, compareWays, ways } from "../../domain/finance/four-ways.ts";
import { boundsOf, middleOf, transferRates } from "../../domain/finance/transfer-rates.ts";
import type { Locale } from "../../domain/languages/locales.ts";

const bankMonths = 120;
const usualSplitPercent = 50;
/** The size on which the common fee is based. */
const squareMeters = 40;

export function createExampleTables(locale: Locale, t: TFunction<"simulator">) {
  const money = (amount: Satang) => formatBaht(Math.round(toBaht(amount)), locale);
  const { rentToOwn, sellerFinance } = exampleTerms;

  function FourWays({ price, rent, years }: { price: number; rent: number; years: number }) {
    const commonFee = toSatang(middleOf("common-fee") * squareMeters);
    const { transferFee } = shareTransferCosts(toSatang(price), transferRates("long"), usualSplitPercent);
    const result = compareWays({
      price: toSatang(price),
      monthlyRent: toSatang(rent),
      monthlyOwnersCosts: commonFee,
      transferCosts: transferFee.buyer,
      valueGrowthPercent: 0,
      rentGrowthPercent: 0,
      years,
      plans: {
        rentToOwn: { ...rentToOwn, downPayment: toSatang(rentToOwn.downPayment) },
        sellerFinance: { ...sellerFinance, downPayment: toSatang(sellerFinance.downPayment) },
        bankOrCash: bankPlan(toSatang(price), {
          percent: boundsOf("bank-loan-to-value").from,
          interestPercent: middleOf("bank-interest"),
          months: bankMonths,
        }),
      },
    });
    const assumptions = t("compare.assumptions", {
      rtoMonths: rentToOwn.months,
      rtoPremium: formatPercent(rentToOwn.premiumPercent, locale),
      sfMonths: sellerFinance.months,
      sfInterest: formatPercent(sellerFinance.interestPercent, locale),
      bankInterest: formatPercent(middleOf("bank-interest"), locale),
      bankMonths,
      bankShare: formatFact(findFact("bank-loan-to-value"), locale),
      fee: money(commonFee),
      transfer: formatFact(findFact("transfer-fee"), locale),
    });
    return (
      <figure>
        <table className="figures">
          <caption>{t("compare.table", { years: t("compare.years", { count: years }) })}</caption>
          <Headings
            labels={[t("compare.wayHeading"), t("compare.paid"), t("compare.equity"), t("compare.cost")]}
          />
          <tbody>
            {ways.map((way) => {
              const end = result[way][years];
              return (
                <tr key={way}>
                  <th scope="row">{t(`compare.way.${way}`)}</th>
                  {end && [end.paidOut, end.equity, end.cost].map((sum, k) => <td key={k}>{money(sum)}</td>)}
                </tr>
              );
            })}
          </tbody>
        </table>
        <figcaption>{assumptions}</figcaption>
      </figure>
    );
  }

  function PlanByYear({ price }: { price: number }) {
    const schedule = buildSchedule(planOf(price, rentToOwn));
    const years = Array.from({ length: rentToOwn.months / 12 + 1 }, (_, year) => year);
    const payment = schedule.instalments[0]?.payment ?? 0;
    return (
      <figure>
        <p className="headline">
          {t("rentToOwn.headline", { amount: money(payment), months: rentToOwn.months })}
        </p>
        <table className="figures">
          <caption>{t("rentToOwn.tableByYear")}</caption>
          <Headings labels={[t("rentToOwn.year"), t("rentToOwn.paidIn"), t("rentToOwn.left")]} />
          <tbody>
            {years.map((year) => {
              const { paidIn, balance } = positionAfter(schedule, year * 12);
              return (
                <tr key={year}>
                  <th scope="row">{year === 0 ? t("rentToOwn.keysDay") : year}</th>
                  <td>{money(paidIn)}</td>
                  <td>{money(balance)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
        <figcaption>
          {t("exampleText", {
            premium: formatPercent(rentToOwn.premiumPercent, locale),
            interest: formatPercent(rentToOwn.interestPercent, locale),
            forfeiture: formatPercent(rentToOwn.forfeiturePercent, locale),
          })}
        </figcaption>
      </figure>
    );
  }

  return { FourWays, PlanByYear };
}

function Headings({ labels }: { labels: readonly string[] }) {
  return (
    <thead>
      <tr>
        {labels.map((label) => (
          <th key={label} scope="col">
            {label}
          </th>
        ))}
      </tr>
    </thead>
  );
}
