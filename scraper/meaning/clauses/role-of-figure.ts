/** What a figure is for: its unit decides first, then the words around it. */
import * as measures from "../../words/clauses/measures.ts";
import { instalments } from "../../words/finance.ts";
import { anyOf } from "../../words/word-pattern.ts";
/** What a figure with another unit is for follows from its unit. */
const someInstalment = anyOf(instalments);
const toldByWords = new Set<Figure["unit"]>(["money", "none", "area", "percent", "months", "years"]);
/** Words farther from a figure are not about it. */
const farthest = 100;
const farthestOfCount = 40;
const farthestBehind = 40;

function nearTo({ unit, isLarge }: Figure, before: string): string {
  return before.slice(unit === "none" && !isLarge ? -farthestOfCount : -farthest);
}

type Meant = { role: Role | null; value?: number | string; isNamed: boolean };
const nothing: Meant = { role: null, isNamed: false };

function sure(role: Role, value?: number | string): Meant {
  return value === undefined ? { role, isNamed: true } : { role, value, isNamed: true };
}

function roleOf(figure: Figure, around: Around): Meant {
  const { before, after, previous, readings } = around;
  const said = toldByWords.has(figure.unit) ? saidIn(nearTo(figure, before)) : [];
  const nearest = said.at(-1)?.topic;
  const says = (topic: Topic) => said.some((one) => one.topic === topic);
  const mayFollow = figure.unit !== "none" && toldByWords.has(figure.unit);
  const behind = mayFollow
    ? saidIn(after.slice(0, farthestBehind).split(/[,，、]/u, 1)[0] ?? "")[0]?.topic
    : undefined;
  const paysInParts =
    says("instalment") ||
    says("financed") ||
    says("downPayment") ||
    behind === "instalment" ||
    readings.some(
      ({ role }) =>
        role === "downPayment" || role === "downPercent" || role === "instalment" || role === "instalments",
    );
  switch (figure.unit) {
    case "telephone":
      return sure("phone", figure.written);
    case "date":
      return sure("date", figure.written);
    case "land":
      return sure("land");
    case "area":
      if (behind === "land" && nearest !== "area") return sure("land");
      return sure(nearest === "land" || (says("land") && !says("area")) ? "land" : "area");
    case "bedrooms":
    case "bathrooms":
      return figure.value <= 30 ? sure(figure.unit) : nothing;
    case "cars":
      return sure("parking");
    case "percent":
      if (says("downPayment") || behind === "downPayment") return sure("downPercent");
      if (says("commission") || behind === "commission") return sure("commissionPercent");
      return says("fee") || behind === "fee" ? sure("feePercent") : nothing;
    case "floor":
      if (/共\s?$/u.test(before)) return sure("floors");
      return readings.at(-1)?.role === "floor" && previous && outOf.test(before)
        ? sure("floors")
        : sure("floor");
    case "storeys":
      return sure("floors");
    case "months":
    case "years": {
      if (nearest === "deposit" || behind === "deposit") return sure("depositMonths");
      if (nearest === "advance" || behind === "advance") return sure("advanceMonths");
      const year = figure.value / 12;
      // "2011年建", "построен в 2019 году".
      if (figure.unit === "years" && isYear(year))
        return builtYear.test(before) || /^\s?建/u.test(after) ? sure("year", year) : nothing;
      const isTerm = figure.value >= 3 && figure.value <= 420;
      const isPlan = paysInParts || someInstalment.test(figure.written);
      return isPlan && isTerm && nearest !== "rent" ? sure("instalments") : nothing;
    }
    case "metres":
      return way.test(before) || way.test(after) ? sure("distance") : nothing;
    case "uncounted":
      return nothing;
    default:
      return readAmount(figure, around, said, behind, paysInParts);
  }
}

type Around = {
  text: string;
  before: string;
  after: string;
  previous: Figure | undefined;
  readings: readonly Reading[];
};
