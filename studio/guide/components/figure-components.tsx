/** Figures in a text: facts from the registry with their source, amounts calculated from them, and examples. */
import { boundsOf } from "../../../domain/facts/fact-numbers.ts";
import { type FactId, findFact } from "../../../domain/facts/facts.ts";
import { type SatangRange, timesRange } from "../../../domain/finance/building-fees.ts";
import { type Satang, shareOf, toBaht, toSatang } from "../../../domain/finance/finance.ts";
import { ownershipDeductions, sellerWithholding } from "../../../domain/finance/seller-withholding.ts";
import { chargeOn } from "../../../domain/finance/transfer-costs.ts";
import {
  formatBaht,
  formatFact,
  formatFactNumber,
  formatPercent,
} from "../../../domain/facts/format-fact.ts";
import { instalmentOf } from "../../../domain/texts/instalment.ts";
import { upgradePlace } from "./owner-components.tsx";
import type { PageContext } from "./page-context.ts";

type Loan = { principal: number; rate: number; months: number };

export function createFigureComponents({ language, figures, texts }: PageContext) {
  function Fact({ id, number = false }: { id: string; number?: boolean }) {
    const fact = findFact(id);
    const note = figures.cite(id);
    return (
      <span className="fact" {...(id === "upgrade-after" && upgradePlace(number))}>
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

  const wholeRange = ({ from, to }: SatangRange) =>
    from === to
      ? wholeBaht(from)
      : formatBaht({ from: Math.round(toBaht(from)), to: Math.round(toBaht(to)) }, language);

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
            {ownershipDeductions.map((percent, index) => (
              <tr key={percent}>
                <td>
                  {index + 1 === ownershipDeductions.length
                    ? andMore.replace("{{years}}", String(index + 1))
                    : index + 1}
                </td>
                <td>{formatPercent(percent, language)}</td>
                <td>{wholeBaht(shareOf(toSatang(appraised), 100 - percent))}</td>
                <td>{withheld(appraised, index + 1)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    );
  }

  const withheld = (appraised: number, years: number) =>
    wholeBaht(sellerWithholding(toSatang(appraised), years));

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
      <span className="figure">{wholeBaht(shareOf(chargeOn(toSatang(of), fact), part * 100))}</span>
    ),
    PerArea: ({ sqm, fact }: { sqm: number; fact: FactId }) => {
      const { from, to } = boundsOf(fact);
      const perSquareMetre = { from: toSatang(from), to: toSatang(to) };
      return <span className="figure">{wholeRange(timesRange(perSquareMetre, sqm))}</span>;
    },
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
