/** A figure's clause: its own words, and what they say. */
import * as sums from "../../words/clauses/sums.ts";
import { sourceOf } from "../../words/words.ts";
import type { Figure } from "./figure.ts";
import type { Reading, Role } from "./reading.ts";
import { wordsAfter, wordsBefore } from "./own-words.ts";
import { saidIn, type Said, type Topic } from "./topics.ts";

export type Clause = {
  text: string;
  figure: Figure;
  before: string;
  after: string;
  previous: Figure | undefined;
  /** The figures before it. */
  readings: readonly Reading[];
  said: readonly Said[];
  /** The nearest topic before the figure, and the first one behind it. */
  nearest: Topic | undefined;
  /** How many letters stand between the nearest topic and the figure. */
  away: number;
  behind: Topic | undefined;
};

/** What a figure with another unit is for follows from its unit. */
const toldByWords = new Set<Figure["unit"]>(["money", "none", "area", "percent", "rooms", "months", "years"]);
/** Words farther from a figure are not about it. */
const farthest = 100;
const farthestOfCount = 40;
const farthestBehind = 40;
const downBehind = new RegExp(`^\\s?(?:${sourceOf(sums.downBehind)})`, "iu");
const inParts: readonly (Role | null)[] = ["downPayment", "downPercent", "instalment", "instalments"];

export function clauseOf(
  text: string,
  [previous, figure, next]: readonly [Figure | undefined, Figure, Figure | undefined],
  readings: readonly Reading[],
): Clause {
  const before = wordsBefore(text, figure, previous);
  const after = wordsAfter(text, figure, next);
  const isTold = toldByWords.has(figure.unit);
  const isCount = figure.unit === "none" && !figure.isLarge;
  const near = before.slice(isCount ? -farthestOfCount : -farthest);
  const said = isTold ? saidIn(near) : [];
  const behind = isTold && figure.unit !== "none" ? topicBehind(text, figure, after) : undefined;
  const last = said.at(-1);
  const away = near.length - (last?.end ?? 0);
  return { text, figure, before, after, previous, readings, said, nearest: last?.topic, away, behind };
}

function topicBehind(text: string, { end }: Figure, after: string): Topic | undefined {
  if (downBehind.test(text.slice(end, end + 12))) return "downPayment";
  return saidIn(after.slice(0, farthestBehind).split(/[,，、]/u, 1)[0] ?? "")[0]?.topic;
}

export function says({ said }: Clause, ...topics: Topic[]): boolean {
  return said.some(({ topic }) => topics.includes(topic));
}

/** The home is paid in parts: said in the clause, or of a figure before it. */
export function paysInParts(clause: Clause): boolean {
  return (
    says(clause, "instalment", "financed", "downPayment") ||
    clause.behind === "instalment" ||
    clause.readings.some(({ role }) => inParts.includes(role))
  );
}
