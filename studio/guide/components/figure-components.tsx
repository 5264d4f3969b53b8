/** Figures in a text: facts from the registry with their source, amounts calculated from them, and examples. */
import { shippedFacts } from "../../../domain/facts/facts.ts";
import type { FactId } from "../../../domain/facts/facts.ts";
import { findFact } from "../../../domain/facts/find-fact.ts";
import { type Satang, shareOf, toBaht, toSatang } from "../../../domain/finance/finance.ts";
import {
  deductionFor,
  lastDeduction,
  sellerWithholding,
} from "../../../domain/finance/seller-withholding.ts";
import { type FactSum as FactSumOf, formatFactSum } from "../../../domain/texts/articles/fact-sums.ts";
import {
  formatBaht,
  formatFact,
  formatFactNumber,
  formatPercent,
} from "../../../domain/facts/format-fact.ts";
import { instalmentOf } from "../../../domain/texts/articles/instalment.ts";
import { upgradePlace } from "./owner-components.tsx";
import type { PageContext } from "./page-context.ts";

/** Filled again where the owner has written the fact (web/content/fill-facts.ts). */
const factPlace = (id: string, isNumber: boolean) => ({
  "data-fact": id,
  ...(isNumber && { "data-form": "number" }),
});

type Loan = { principal: number; rate: number; months: number };

export function createFigureComponents({ language, figures, texts }: PageContext) {
  function Fact({ id, number = false }: { id: string; number?: boolean }) {
    const fact = findFact(shippedFacts, id);
    const note = figures.cite(id);
    return (
      <span className="fact" {...(id === "upgrade-after" ? upgradePlace(number) : factPlace(id, number))}>
        {number ? formatFactNumber(fact, language) : formatFact(fact, language)}
        {note !== undefined && <SourceMark number={note} />}
        {fact.standing === "own" && fact.isSample && <small> {texts.sampleMark}</small>}
      </span>
    );
  }

  function SourceMark({ number }: { number: number }) {
    return (
      <sup>
        <a href={`#figure-${number}`} aria-label={texts.sourceOfFigure.replace("{{number}}", String(number))}>
          {number}
        </a>
      </sup>
    );
  }

  const wholeBaht = (amount: Satang) => formatBaht(Math.round(toBaht(amount)), language);

  function FactSum(sum: FactSumOf) {
    return (
      <span className="figure" data-sum={JSON.stringify(sum)}>
        {formatFactSum(sum, shippedFacts, language)}
      </span>
    );
  }

  /** What is left to tax, and the tax, for each count of years: the home's appraised value in baht. */
  function WithholdingTable({ appraised }: { appraised: number }) {
    const { years, deduction, taxed, tax, andMore } = texts.withholding;
    return (
      <div className="table-scroll" data-label={tax}>
        <table>
          <thead>
            <tr>
              {[years, deduction, taxed, tax].map((heading) => (
                <th key={heading}>{heading}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: lastDeduction }, (_, index) => (
              <tr key={index}>
                <td>
                  {index + 1 === lastDeduction ? andMore.replace("{{years}}", String(index + 1)) : index + 1}
                </td>
                <td>{formatPercent(deductionFor(shippedFacts, index + 1), language)}</td>
                <td>
                  {wholeBaht(shareOf(toSatang(appraised), 100 - deductionFor(shippedFacts, index + 1)))}
                </td>
                <td>{withheld(appraised, index + 1)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    );
  }

  const withheld = (appraised: number, years: number) =>
    wholeBaht(sellerWithholding(shippedFacts, toSatang(appraised), years));

  return {
    Fact,
    WithholdingTable,
    Withheld: ({ appraised, years }: { appraised: number; years: number }) => (
      <span className="figure">{withheld(appraised, years)}</span>
    ),
    Baht: ({ amount }: { amount: number }) => <span className="figure">{formatBaht(amount, language)}</span>,
    Percent: ({ value }: { value: number }) => (
      <span className="figure">{formatPercent(value, language)}</span>
    ),
    Share: ({ of, fact, part = 1 }: { of: number; fact: FactId; part?: number }) => (
      <FactSum kind="share" of={of} fact={fact} part={part} />
    ),
    PerArea: ({ sqm, fact }: { sqm: number; fact: FactId }) => (
      <FactSum kind="per-area" sqm={sqm} fact={fact} />
    ),
    Instalment: (loan: Loan) => (
      <span className="figure">{formatBaht(Math.round(instalmentOf(loan)), language)}</span>
    ),
    InstalmentTotal: ({ plus = 0, ...loan }: Loan & { plus?: number }) => (
      <span className="figure">
        {formatBaht(Math.round(instalmentOf(loan) * loan.months + plus), language)}
      </span>
    ),
  };
}
