/** The worked example of rent-to-own, calculated as on the finance page. */
import type { TFunction } from "i18next";
import { formatBaht, formatPercent } from "../../domain/facts/format-fact.ts";
import { type Satang, buildSchedule, positionAfter, toBaht } from "../../domain/finance/finance.ts";
import { exampleTerms, planOf } from "../../domain/finance/finance-terms.ts";
import type { Locale } from "../../domain/languages/locales.ts";

export function createExampleTables(locale: Locale, t: TFunction<"simulator">) {
  const money = (amount: Satang) => formatBaht(Math.round(toBaht(amount)), locale);
  const { rentToOwn } = exampleTerms;

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

  return { PlanByYear };
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
