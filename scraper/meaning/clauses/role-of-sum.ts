/** What a sum is for, or a figure without any unit: the words decide, and then the size. */
import * as measures from "../../words/clauses/measures.ts";
import * as sums from "../../words/clauses/sums.ts";
import { financed, instalments, rentsToOwn } from "../../words/finance.ts";
import { letting, lettingNothing } from "../../words/letting.ts";
import { selling } from "../../words/selling.ts";
import { anyOf } from "../../words/word-pattern.ts";
import { sourceOf } from "../../words/words.ts";
import { paysInParts, type Clause } from "./clause.ts";
import type { Each } from "./figure.ts";
import { likely, nothing, sure, type Meant } from "./meant.ts";
import { isAsked, type Role } from "./reading.ts";
import type { Said, Topic } from "./topics.ts";

export const floorAtEnd = new RegExp(`(?:${sourceOf(measures.floorsBefore)})[\\s:.]{0,2}$`, "iu");
const rentToOwn = anyOf(rentsToOwn);
const partWords = anyOf(instalments, financed);
const isIncluded = anyOf(sums.included);
const lets = anyOf(letting);
const sells = anyOf(selling);
const perM = /\/\s?m$/iu;
const atLoss = new RegExp(`(?:${sourceOf(sums.losses)})\\P{L}*$`, "u");
const earns = anyOf(sums.incomes, lettingNothing);
/** What may stand behind its sum: "THB 30,000 deposit". */
const suffixes = new Set<Topic>(["deposit", "downPayment", "booking"]);
/** Only behind a small one: "3.2 ล้านบาท โอนคนละครึ่ง" is a price. */
const smallSuffixes = new Set<Topic>(["commission", "fee"]);
const mostFee = 500_000;
/** Of figures with a unit, or of the whole post. */
const silent = new Set<Topic>(["land", "area", "financed", "year", "contractYear"]);
const periods = { month: "month", week: "week", night: "night" } as const;
const areaTopics = { perWah: "wah", perRai: "rai", perSqm: "sqm" } as const;
const perArea: Partial<Record<Each, Role | null>> = {
  sqm: "perSqm",
  wah: "perWah",
  rai: "perRai",
  area: null,
};
const rents: Partial<Record<Each, Role>> = { week: "weeklyRent", night: "nightlyRent", year: "yearlyRent" };
/** Smaller figures without a currency are no sums. */
const leastBare = 1000;
const leastOfMonth = 100;
/** "เช่ารายปี 12,000" is a month's rent of a yearly contract. */
const leastOfYear = 100_000;
const leastPrice = 10_000;
const mostRent = 1e6;
const mayBeMillions = /^\d{1,2}\.\d{1,2}$/u;
const someThai = /\p{Script=Thai}/u;
const mostCount = 12;
/** "ห้องนอน จำนวน 3". */
const farthestLabel = 10;

export function roleOfSum(clause: Clause): Meant {
  const { figure, after, said, behind } = clause;
  const isSum = figure.unit === "money";
  const each = eachOf(clause);
  const maySay = (topic: Topic) =>
    suffixes.has(topic) || (smallSuffixes.has(topic) && figure.value < mostFee);
  const follows = isSum && behind && maySay(behind) && !isIncluded.test(after);
  const topic = asPrice(clause, topicOf(said) ?? (follows ? behind : undefined));
  const count = isSum ? undefined : roleOfCount(clause, topic);
  if (count) return count;
  // "รายเดือน ใกล้เทอร์มินอล 21" is no rent of 21.
  const leastSum = each === null ? leastBare : each === "month" ? leastOfMonth : 0;
  if (!isSum && !figure.isLarge && figure.value < leastSum) return inMillions(clause, topic);
  if (each === "supply") return sure("fee");
  const area = each === null ? undefined : perArea[each];
  if (area !== undefined) return topic === "fee" ? sure("fee") : area === null ? nothing : sure(area);
  return roleByWord(clause, topic, each) ?? roleBySize(clause, topic, each);
}

function eachOf(clause: Clause): Each | null {
  const { figure, text, said } = clause;
  // "Rent 15k/m" is for a month, "sale 90k/m" for a square metre.
  const isMonth =
    figure.each === "sqm" && figure.value >= leastBare && perM.test(text.slice(figure.at, figure.end));
  if (isMonth && lets.test(text) && !sells.test(text)) return "month";
  return figure.each ?? eachSaid(said, figure.value) ?? yearBehind(clause);
}

/** "ราคารวม 2,650,000" is a price, and a total only behind one; "รวมทั้งสิ้น" also behind what is paid in parts. */
function asPrice(clause: Clause, topic: Topic | undefined): Topic | undefined {
  if (topic !== "total" && topic !== "fullPrice") return topic;
  const isPriced = clause.readings.some(({ role }) => isAsked(role));
  const inParts = paysInParts(clause) || partWords.test(clause.before);
  return (topic === "total" ? isPriced || inParts : isPriced && inParts) ? "total" : "price";
}

/** A figure without any unit may count, or number something. */
function roleOfCount({ figure, before, away }: Clause, topic: Topic | undefined): Meant | undefined {
  const { value } = figure;
  if (value <= mostCount) {
    if (topic === "deposit") return sure("depositMonths");
    if (topic === "advance") return sure("advanceMonths");
    if (topic === "bedrooms" || topic === "bathrooms") return away <= farthestLabel ? sure(topic) : nothing;
  }
  if (topic === "floor") return value < 120 && floorAtEnd.test(before) ? sure("floor") : nothing;
  return topic === "numbered" ? nothing : undefined;
}

function roleByWord(clause: Clause, topic: Topic | undefined, each: Each | null): Meant | undefined {
  const { figure } = clause;
  switch (topic) {
    case "income":
    case "commission":
    case "fee":
    case "deposit":
    case "booking":
    case "contract":
    case "perWah":
    case "perRai":
    case "perSqm":
      return sure(topic);
    case "instalment":
      // "ราคาผ่อน 1.85 ล้าน".
      return sure(each === null && figure.value >= mostRent ? "total" : topic);
    case "downPayment":
      return sure(each === "month" ? "instalment" : topic);
    case "total":
      if (each === "month" && partWords.test(clause.before)) return sure("instalment");
      return each === null ? sure("total") : undefined;
    case "budget":
      return sure("budget", figure.upTo ?? figure.value);
    case "oldPrice":
      return each === null || each === "month" ? sure("oldPrice") : nothing;
    case "reckoned":
    case "other":
    case "phone":
    case "built":
    case "bedrooms":
    case "bathrooms":
    case "floor":
      return nothing;
    case "numbered":
      // "ซอยวัดบุญสัมพันธ์ 9,500 บาท" numbers no lane.
      return figure.currency === null ? nothing : undefined;
    default:
      return undefined;
  }
}

/** A price or a rent, by the time that the sum pays for, and by its size. */
function roleBySize(clause: Clause, topic: Topic | undefined, each: Each | null): Meant {
  const { figure, readings, behind } = clause;
  const { value, isLarge } = figure;
  const isSum = figure.unit === "money";
  // "ขายพร้อมผู้เช่า สัญญาถึง 2569 ค่าเช่าเดือนละ 18,000".
  if ((each === "month" || each === "year" || topic === "rent") && earns.test(lineBefore(clause)))
    return sure("income");
  const isPart = paysInParts(clause) && (topic !== "rent" || rentToOwn.test(clause.text));
  if (each === "month") return sure(isPart ? "instalment" : "monthlyRent");
  const rent = each === null ? undefined : rents[each];
  if (rent) return sure(rent);
  // "ราคาเช่า 1-3 เดือน".
  if (topic === "rent" && value < leastOfMonth) return nothing;
  if (topic === "rent") return sure(value >= mostRent ? "price" : "monthlyRent");
  if (atLoss.test(clause.before)) return likely("price");
  // "48 Raten à 65.000 THB".
  const isOfTerm = readings.at(-1)?.role === "instalments" && (topic === undefined || topic === "newPrice");
  if (isOfTerm && (isSum || (isLarge && value < mostRent))) return sure("instalment");
  if (topic === "sale" || topic === "price" || topic === "newPrice")
    return isSum || isLarge || value >= leastPrice ? sure("price") : nothing;
  if (isSum && behind === "oldPrice") return likely("price");
  if (isSum && behind === "rent" && value < mostRent) return likely("monthlyRent");
  return isLarge || (isSum && figure.currency !== null) ? likely("price") : nothing;
}

/** "ขาย 2.75": Thai agents leave the millions out. */
function inMillions({ figure: { value, at, end }, text, before }: Clause, topic: Topic | undefined): Meant {
  const isAskedHere = topic === "sale" || topic === "price" || topic === "newPrice";
  const isMillions = isAskedHere && mayBeMillions.test(text.slice(at, end)) && someThai.test(before);
  return isMillions ? sure("price", Math.round(value * 1e6)) : nothing;
}

function lineBefore({ text, figure: { at } }: Clause): string {
  return text.slice(text.lastIndexOf("\n", at - 1) + 1, at);
}

function eachSaid(said: readonly Said[], value: number): Each | null {
  for (const { topic } of said.toReversed()) {
    if (isYear(topic, value)) return "year";
    if (isPeriod(topic)) return periods[topic];
    if (topic in areaTopics) return areaTopics[topic as keyof typeof areaTopics];
  }
  return null;
}

/** "AED 140,000 yearly". */
function yearBehind({ figure, behind }: Clause): Each | null {
  return behind !== undefined && isYear(behind, figure.value) ? "year" : null;
}

function isPeriod(topic: Topic | undefined): topic is keyof typeof periods {
  return topic !== undefined && topic in periods;
}

function isYear(topic: Topic, value: number): boolean {
  return topic === "year" || (topic === "contractYear" && value >= leastOfYear);
}

/** The nearest word that is no period; "ให้เช่าราคา" is a rent's, as no word for a sale follows. */
function topicOf(said: readonly Said[]): Topic | undefined {
  const told = said.filter(({ topic }) => !isPeriod(topic) && !silent.has(topic));
  const last = told.at(-1)?.topic;
  // "ซอยเขาน้อย เดือนละ 8500" numbers no lane.
  if (last === "numbered" && isPeriod(said.at(-1)?.topic)) return told.at(-2)?.topic;
  if (last !== "price" && last !== "newPrice") return last;
  for (const { topic } of told.toReversed()) {
    if (topic === "rent" || topic === "sale") return topic;
    if (topic === "oldPrice" && last === "price") return "oldPrice";
    if (topic !== "price" && topic !== "newPrice") return last;
  }
  return last;
}
