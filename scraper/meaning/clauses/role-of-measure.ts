/** What a figure with a unit of its own is for: the unit decides first, then the words around it. */
import * as measures from "../../words/clauses/measures.ts";
import { instalments } from "../../words/finance.ts";
import { condos } from "../../words/kinds/condos.ts";
import { anyOf } from "../../words/word-pattern.ts";
import { sourceOf } from "../../words/words.ts";
import { paysInParts, says, type Clause } from "./clause.ts";
import { nothing, sure, type Meant } from "./meant.ts";
import { floorAtEnd, roleOfSum } from "./role-of-sum.ts";

const way = anyOf(measures.ways);
const condo = anyOf(condos);
const contentAtEnd = new RegExp(`(?:${sourceOf(measures.contents)})\\s?$`, "u");
const someInstalment = anyOf(instalments);
const outOf = new RegExp(`^\\s?(?:${sourceOf(measures.outOf)})\\s?$`, "iu");
const builtYear = anyOf(measures.builtIn, { th: "^ปี|(?<!\\p{L})ปี\\s?$" });
/** "22/33 этаж". */
const hasFloorsBehind = new RegExp(`^ ?/ ?\\d{1,3} ?(?:${sourceOf(measures.floorsBehind)})`, "iu");
const interest = anyOf(measures.interests);
/** More is a hotel, a bug or a year. */
const mostRooms = 30;

export function roleOf(clause: Clause): Meant {
  const { figure, before, after, nearest, behind } = clause;
  switch (figure.unit) {
    case "telephone":
      return sure("phone", figure.written);
    case "date":
      return sure("date", figure.written);
    case "land":
      return sure("land");
    case "area": {
      if (contentAtEnd.test(before) && condo.test(clause.text)) return sure("area");
      const isLand = nearest === "land" || (says(clause, "land") && !says(clause, "area"));
      return sure(isLand || (behind === "land" && nearest !== "area") ? "land" : "area");
    }
    case "bedrooms":
    case "bathrooms":
      return figure.value <= mostRooms ? sure(figure.unit) : nothing;
    case "rooms":
      // "ชั้น 8 ห้องมุม".
      if (floorAtEnd.test(before)) return sure("floor");
      // "ห้องนอน 3 ห้อง".
      if (figure.value > mostRooms) return nothing;
      return sure(nearest === "bedrooms" || nearest === "bathrooms" ? nearest : "rooms");
    case "cars":
      return sure("parking");
    case "percent":
      return roleOfPercent(clause);
    case "floor":
      return isOutOf(clause) || /共\s?$/u.test(before) ? sure("floors") : sure("floor");
    case "storeys":
      return sure("floors");
    case "months":
    case "years":
      return roleOfTerm(clause);
    case "metres":
      return way.test(before) || way.test(after) ? sure("distance") : nothing;
    case "uncounted":
      return nothing;
    case "none":
      if (isOutOf(clause)) return sure("floors");
      if (hasFloorsBehind.test(clause.text.slice(figure.end))) return sure("floor");
      return builtYear.test(before) && isYear(figure.value) && isBare(clause)
        ? sure("year", figure.value > 2400 ? figure.value - 543 : figure.value)
        : roleOfSum(clause);
    default:
      return roleOfSum(clause);
  }
}

/** "ค่าโอนผู้ขายออก 100%" is a share of the fee. */
const leastShare = 50;

function roleOfPercent(clause: Clause): Meant {
  const { figure } = clause;
  const isAbout = (topic: "downPayment" | "commission" | "fee") =>
    says(clause, topic) || clause.behind === topic;
  if (isAbout("downPayment")) return sure("downPercent");
  if (isAbout("commission")) return sure("commissionPercent");
  return isAbout("fee") && figure.value < leastShare ? sure("feePercent") : nothing;
}

function roleOfTerm(clause: Clause): Meant {
  const { figure, before, after, nearest, behind } = clause;
  if (nearest === "deposit" || behind === "deposit") return sure("depositMonths");
  if (nearest === "advance" || behind === "advance") return sure("advanceMonths");
  // "ฟรีส่วนกลาง 2 ปี".
  if (nearest === "fee" && !interest.test(before)) return nothing;
  const year = figure.value / 12;
  // "2011年建", "построен в 2019 году".
  if (figure.unit === "years" && isYear(year))
    return builtYear.test(before) || /^\s?建/u.test(after) ? sure("year", year) : nothing;
  const isTerm = figure.value >= 3 && figure.value <= 420;
  const isPlan = someInstalment.test(figure.written) || paysInParts(clause);
  return isPlan && isTerm && nearest !== "rent" ? sure("instalments") : nothing;
}

/** "ชั้น 5 จาก 30". */
function isOutOf({ previous, readings, before }: Clause): boolean {
  return readings.at(-1)?.role === "floor" && previous !== undefined && outOf.test(before);
}

function isYear(value: number): boolean {
  return (value >= 1850 && value <= 2045) || (value >= 2400 && value <= 2590);
}

/** Nothing nearer says what it counts or numbers. */
function isBare({ nearest }: Clause): boolean {
  return nearest !== "floor" && nearest !== "numbered";
}
