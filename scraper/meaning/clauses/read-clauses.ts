/**
 * A text as figures with what each is for. A figure owns the words before it, back to the figure before or the beginning
 * of its clause, and the words behind it where no other figure claims them: "ดาวน์ 200,000 ผ่อน 15,500/เดือน 120 งวด".
 */
import * as measures from "../../words/clauses/measures.ts";
import * as sums from "../../words/clauses/sums.ts";
import { instalments } from "../../words/finance.ts";
import { lettingNothing } from "../../words/letting.ts";
import { studios } from "../../words/rooms/rooms.ts";
import { anyOf } from "../../words/word-pattern.ts";
import { sourceOf } from "../../words/words.ts";
import { rememberOnPage } from "../page-memory.ts";
import { figuresOf, foldFigures, type Each, type Figure } from "./figures.ts";
import { saidIn, type Said, type Topic } from "./topics.ts";

export type Role =
  | "price"
  | "oldPrice"
  | "downPayment"
  | "downPercent"
  | "instalment"
  | "instalments"
  | "monthlyRent"
  | "weeklyRent"
  | "nightlyRent"
  | "yearlyRent"
  | "deposit"
  | "depositMonths"
  | "advanceMonths"
  | "booking"
  | "contract"
  | "fee"
  | "feePercent"
  | "commission"
  | "commissionPercent"
  | "income"
  | "budget"
  | "perSqm"
  | "perWah"
  | "perRai"
  | "area"
  | "land"
  | "bedrooms"
  | "bathrooms"
  | "parking"
  | "floor"
  | "floors"
  | "distance"
  | "year"
  | "phone"
  | "date";

export type Reading = {
  role: Role | null;
  value: number | string;
  /** The figure as it is written, and the words that it owns. */
  figure: string;
  before: string;
  after: string;
  currency: string | null;
  /** Words say what it is; else its unit or size does. */
  isNamed: boolean;
  isFrom: boolean;
};

const way = anyOf(measures.ways);
const outOf = new RegExp(`^\\s?(?:${sourceOf(measures.outOf)})\\s?$`, "iu");
const floorAtEnd = new RegExp(`(?:${sourceOf(measures.floorsBefore)})[\\s:.]{0,2}$`, "iu");
const isIncluded = anyOf(sums.included);
const earns = anyOf(sums.incomes, lettingNothing);
const builtYear = anyOf(measures.builtIn, { th: "^ปี|(?<!\\p{L})ปี\\s?$" });
const studio = anyOf(studios, measures.studioWords);
/** Where no word of a figure goes on. */
const hardEnd = /\n|[•|;；。！!]|\.\s+(?=\p{Lu})/gu;
const pause = /[,，、()（）]|\s[-–/]\s/u;
const someFigure = /\p{Nd}|[一二两三四五六七八九]|สอง|สาม|หนึ่ง/u;
const longestHeading = 40;
const mostFigures = 120;

export const readClauses = rememberOnPage((written: string): readonly Reading[] => {
  if (!someFigure.test(written) && !studio.test(written)) return [];
  const text = foldFigures(written);
  const figures = figuresOf(text).slice(0, mostFigures);
  const readings: Reading[] = [];
  figures.forEach((figure, index) => {
    const previous = figures[index - 1];
    const next = figures[index + 1];
    const before = wordsBefore(text, figure, previous);
    const after = wordsAfter(text, figure, next);
    readings.push(readFigure(figure, { text, before, after, previous, readings }));
  });
  if (studio.test(text) && !readings.some(({ role }) => role === "bedrooms"))
    readings.push({
      role: "bedrooms",
      value: 0,
      figure: "",
      before: studio.exec(text)?.[0] ?? "",
      after: "",
      currency: null,
      isNamed: true,
      isFrom: false,
    });
  return readings;
});

function wordsBefore(text: string, figure: Figure, previous: Figure | undefined): string {
  const all = text.slice(previous?.end ?? 0, figure.at);
  const ends = [...all.matchAll(hardEnd)];
  const last = ends.at(-1);
  if (!last) return all;
  const own = all.slice(last.index + last[0].length);
  if (last[0] !== "\n" || own.trim() !== "") return own;
  // A label in a line of its own, and its figure in the next.
  const label = all.slice(0, last.index).split("\n").at(-1) ?? "";
  return label.length <= longestHeading && ends.length > 1 + Number(previous === undefined) - 1 ? label : own;
}

function wordsAfter(text: string, figure: Figure, next: Figure | undefined): string {
  const all = text.slice(figure.end, next?.at ?? text.length);
  const [first] = all.matchAll(hardEnd);
  const clause = first ? all.slice(0, first.index) : all;
  if (first || !next) return clause;
  // Another figure follows in the clause: it owns the words before it, back to a pause.
  return pause.test(clause) ? (clause.split(pause, 1)[0] ?? "") : "";
}

type Around = {
  text: string;
  before: string;
  after: string;
  previous: Figure | undefined;
  readings: readonly Reading[];
};

function readFigure(figure: Figure, around: Around): Reading {
  const { text, before, after } = around;
  const { role, value = figure.value, isNamed } = roleOf(figure, around);
  return {
    role,
    value,
    isNamed,
    figure: text.slice(figure.at, figure.end),
    before: before.trim(),
    after: after.trim(),
    currency: figure.currency,
    isFrom: figure.upTo !== null,
  };
}

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

/** Sums, and figures without any unit: the words decide, and then the size. */
function readAmount(
  figure: Figure,
  { text, before, after, previous, readings }: Around,
  said: readonly Said[],
  behind: Topic | undefined,
  paysInParts: boolean,
): Meant {
  const { value, unit, isLarge } = figure;
  const each = figure.each ?? eachSaid(said);
  const isSum = unit === "money";
  if (!isSum && previous && readings.at(-1)?.role === "floor" && outOf.test(before)) return sure("floors");
  const topic =
    topicOf(said) ??
    (isSum && behind && suffixes.has(behind) && !isIncluded.test(after) ? behind : undefined);
  if (!isSum && value < 13) {
    if (topic === "deposit") return sure("depositMonths");
    if (topic === "advance") return sure("advanceMonths");
    if (topic === "bedrooms" || topic === "bathrooms") return sure(topic);
  }
  if (!isSum && topic === "floor") return value < 120 && floorAtEnd.test(before) ? sure("floor") : nothing;
  if (topic === "numbered" && !isSum) return nothing;
  if (!isSum && builtYear.test(before) && isYear(value))
    return sure("year", value > 2400 ? value - 543 : value);
  if (!isSum && !isLarge && value < 1000 && each === null) return nothing;
  switch (each) {
    case "supply":
      return sure("fee");
    case "sqm":
    case "wah":
    case "rai":
      return topic === "fee" ? sure("fee") : sure(perArea[each]);
    default:
  }
  switch (topic) {
    case "income":
    case "commission":
    case "fee":
    case "deposit":
    case "booking":
    case "contract":
    case "downPayment":
    case "instalment":
    case "perWah":
    case "perRai":
    case "perSqm":
      return sure(topic);
    case "budget":
      return sure("budget", figure.upTo ?? value);
    case "oldPrice":
      return each === null || each === "month" ? sure("oldPrice") : nothing;
    case "reckoned":
    case "phone":
    case "numbered":
    case "year":
    case "bedrooms":
    case "bathrooms":
    case "floor":
      return nothing;
    default:
  }
  if (each === "month" || topic === "rent") {
    // "ขายพร้อมผู้เช่า สัญญาถึง 2569 ค่าเช่าเดือนละ 18,000".
    if (earns.test(lineBefore(text, figure))) return sure("income");
  }
  if (each === "month") return sure(paysInParts && topic !== "rent" ? "instalment" : "monthlyRent");
  if (each === "week") return sure("weeklyRent");
  if (each === "night") return sure("nightlyRent");
  if (each === "year") return sure("yearlyRent");
  if (topic === "rent") return sure(value >= 1e6 ? "price" : "monthlyRent");
  if (topic === "sale" || topic === "price" || topic === "newPrice")
    return isSum || isLarge || value >= 10_000 ? sure("price") : nothing;
  if (paysInParts && readings.at(-1)?.role === "instalments" && isSum) return sure("instalment");
  if (behind === "oldPrice" && isSum) return { role: "price", isNamed: false };
  if (behind === "rent" && isSum && value < 1e6) return { role: "monthlyRent", isNamed: false };
  return (isSum && (figure.currency !== null || isLarge)) || isLarge
    ? { role: "price", isNamed: false }
    : nothing;
}

function lineBefore(text: string, { at }: Figure): string {
  return text.slice(text.lastIndexOf("\n", at - 1) + 1, at);
}

const perArea = { sqm: "perSqm", wah: "perWah", rai: "perRai" } as const;
/** What may stand behind its sum: "THB 30,000 deposit". */
const suffixes = new Set<Topic>(["deposit", "downPayment", "commission", "fee", "booking"]);
/** Of figures with a unit, or of the whole post. */
const silent = new Set<Topic>(["land", "area", "financed"]);
const periods = { month: "month", week: "week", night: "night" } as const;
const areaTopics = { perWah: "wah", perRai: "rai", perSqm: "sqm" } as const;

function eachSaid(said: readonly Said[]): Each | null {
  for (const { topic } of said.toReversed()) {
    if (topic in periods) return periods[topic as keyof typeof periods];
    if (topic in areaTopics) return areaTopics[topic as keyof typeof areaTopics];
  }
  return null;
}

/** The nearest word that is no period; "ให้เช่าราคา" is a rent's, as no word for a sale follows. */
function topicOf(said: readonly Said[]): Topic | undefined {
  const told = said.filter(({ topic }) => !(topic in periods) && !silent.has(topic));
  const last = told.at(-1)?.topic;
  if (last !== "price" && last !== "newPrice") return last;
  for (const { topic } of told.toReversed()) {
    if (topic === "rent" || topic === "sale") return topic;
    if (topic === "oldPrice" && last === "price") return "oldPrice";
    if (topic !== "price" && topic !== "newPrice") return last;
  }
  return last;
}

function isYear(value: number): boolean {
  return (value >= 1850 && value <= 2045) || (value >= 2400 && value <= 2590);
}
