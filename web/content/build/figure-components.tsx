/** Figures in a text: facts from the registry with their source, sums worked out from them, and examples. */
import { findFact } from "../../../domain/facts.ts";
import type { Fact as FactRow } from "../../../domain/facts/fact.ts";
import { formatBaht, formatFact, formatFactNumber, formatPercent } from "../../../domain/format-fact.ts";
import { instalmentOf } from "./instalment.ts";
import type { PageContext } from "./page-context.ts";

type Loan = { principal: number; rate: number; months: number };

export function createFigureComponents({ language, figures, texts }: PageContext) {
  function Fact({ id, number = false }: { id: string; number?: boolean }) {
    const fact = findFact(id);
    const note = figures.cite(id);
    return (
      <span className="fact">
        {number ? formatFactNumber(fact, language) : formatFact(fact, language)}
        {note !== undefined && <SourceMark number={note} />}
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

  function amounts(fact: FactRow, factor: number): string {
    if (typeof fact.value === "string") throw new TypeError(`The fact "${fact.id}" is no number`);
    const value =
      typeof fact.value === "number"
        ? fact.value * factor
        : { from: fact.value.from * factor, to: fact.value.to * factor };
    return formatBaht(value, language);
  }

  return {
    Fact,
    Baht: ({ amount }: { amount: number }) => <span className="figure">{formatBaht(amount, language)}</span>,
    Percent: ({ value }: { value: number }) => (
      <span className="figure">{formatPercent(value, language)}</span>
    ),
    Share: ({ of, fact, part = 1 }: { of: number; fact: string; part?: number }) => {
      const row = findFact(fact);
      if (row.unit !== "percent") throw new TypeError(`The fact "${fact}" is no share`);
      return <span className="figure">{amounts(row, (of * part) / 100)}</span>;
    },
    PerArea: ({ sqm, fact }: { sqm: number; fact: string }) => (
      <span className="figure">{amounts(findFact(fact), sqm)}</span>
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
