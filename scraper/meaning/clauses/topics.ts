/** Which words of a clause say what a figure is for, in their order. */
import * as measures from "../../words/clauses/measures.ts";
import * as sums from "../../words/clauses/sums.ts";
import { downPayments, financed, instalments } from "../../words/finance.ts";
import { letting, lettingNothing } from "../../words/letting.ts";
import { fees } from "../../words/prices/fees.ts";
import { nightly, weekly, yearly, yearlyContracts } from "../../words/prices/periods.ts";
import { formerPrices, presentPrices } from "../../words/prices/price-changes.ts";
import { otherSums } from "../../words/prices/other-sums.ts";
import { perAreaPrices } from "../../words/prices/per-area.ts";
import { rentLabels } from "../../words/prices/price-names.ts";
import { bathrooms } from "../../words/rooms/bathrooms.ts";
import { bedrooms } from "../../words/rooms/bedrooms.ts";
import { selling } from "../../words/selling.ts";
import { sourceOf, type Words } from "../../words/words.ts";

/** Longer and more telling words come first: of words that begin at one place the first counts. */
const topics = {
  reckoned: [sums.reckoned],
  total: [sums.totals],
  fullPrice: [sums.fullPrices],
  income: [sums.incomes, lettingNothing],
  commission: [sums.commissions],
  perWah: [sums.byWah],
  perRai: [sums.byRai],
  perSqm: [sums.bySquareMetre],
  included: [sums.includedCosts],
  fee: [sums.costs, fees],
  advance: [sums.advances],
  deposit: [sums.deposits],
  booking: [sums.bookings],
  contract: [sums.contracts],
  instalment: [instalments],
  financed: [financed],
  downPayment: [downPayments, { en: "<down>(?! (to|from))" }],
  oldPrice: [formerPrices, { zh: "原价" }],
  newPrice: [presentPrices],
  budget: [sums.budgets],
  month: [sums.byMonth],
  week: [weekly, { en: "<per week>" }],
  night: [nightly, { en: "<per night>" }],
  year: [yearly],
  contractYear: [yearlyContracts],
  rent: [rentLabels, letting],
  sale: [selling],
  price: [sums.prices],
  land: [measures.grounds],
  area: [measures.floorAreas],
  bedrooms: [bedrooms],
  bathrooms: [bathrooms],
  floor: [measures.floorsBefore],
  built: [measures.builtIn],
  phone: [measures.telephones],
  numbered: [measures.numbered],
  other: [otherSums, perAreaPrices],
} satisfies Record<string, readonly Words[]>;
export type Topic = keyof typeof topics;

/** "สระว่ายน้ำ" has no bathroom in it. */
const rooms = new Set<string>(["bedrooms", "bathrooms"]);
const roomLabel = "(?<![\\p{L}\\p{M}])(?:จำนวน)?";
const topicNames = Object.keys(topics) as Topic[];

/** A pattern for each script: trying the words of the others at each letter takes most of the time. */
const scripts = (
  [
    [/[a-zà-ÿ]/u, ["en", "de", "fr"]],
    [/\p{Script=Thai}/u, ["th"]],
    [/\p{Script=Cyrillic}/u, ["ru"]],
    [/\p{Script=Han}/u, ["zh"]],
  ] as const
).map(([letters, languages]) => [letters, patternIn(languages)] as const);

function patternIn(languages: readonly (keyof Words)[]): RegExp {
  const sources = topicNames.flatMap((topic) => {
    const own = topics[topic].flatMap((words: Words) =>
      languages.map((one) => ({ [one]: words[one] ?? "" })),
    );
    const source = sourceOf(...own);
    return source === "" ? [] : [`(?<${topic}>${rooms.has(topic) ? roomLabel : ""}(?:${source}))`];
  });
  return new RegExp(sources.join("|"), "gu");
}

export type Said = { topic: Topic; end: number };

export function saidIn(words: string): Said[] {
  const text = words.toLowerCase();
  const said: Said[] = [];
  for (const [letters, pattern] of scripts) {
    if (!letters.test(text)) continue;
    pattern.lastIndex = 0;
    for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
      const topic = topicNames.find((name) => match?.groups?.[name] !== undefined);
      if (match[0] === "") pattern.lastIndex += 1;
      else if (topic) said.push({ topic, end: match.index + match[0].length });
    }
  }
  return withoutIncluded(said.length > 1 ? said.toSorted((one, other) => one.end - other.end) : said);
}

const containing = new Set<Topic>(["price", "newPrice", "rent", "sale"]);

/** "ราคารวมค่าโอน" is a price, "รวมค่าโอน" alone a cost. */
function withoutIncluded(said: Said[]): Said[] {
  if (!said.some(({ topic }) => topic === "included")) return said;
  return said.flatMap((one, at) => {
    if (one.topic !== "included") return [one];
    const isContained = said.slice(0, at).some(({ topic }) => containing.has(topic));
    return isContained ? [] : [{ ...one, topic: "fee" as const }];
  });
}
