/**
 * Decides which candidate of a field wins: the one from the most trusted layer, within it the one with the highest
 * weight, then the first; the others are kept beside it. If the other layers agree with one another, a value that
 * differs from theirs is not trusted.
 */
import type { Price } from "../meaning/price.ts";
import {
  layers,
  sayRaw,
  type Candidate,
  type Field,
  type FieldName,
  type FieldValues,
  type Found,
  type Layer,
} from "./fields.ts";

export type Merged = { [Name in FieldName]?: { value: FieldValues[Name]; field: Field } };

const mostOthers = 5;
/** Of one field in one layer. More speak of other homes, and to compare them all takes the square of their number. */
const mostOfLayer = 50;
/** From here on a page's text says what the value is: a label, a marked price. */
const labelled = 0.75;
/** Below this a meta element only mentions the value in a sentence. */
const mentioned = 0.5;

export function merge(candidates: readonly Candidate[]): Merged {
  const merged: Merged = {};
  for (const [name, list] of Map.groupBy(candidates, (candidate) => candidate.field)) {
    const [winner, ...others] = mendUnit(rank(firstOfLayers(list)));
    if (!winner) continue;
    const value = winner.field === "price" ? withCurrency(winner.value, others) : winner.value;
    Object.assign(merged, { [name]: { value, field: describe(winner, others) } });
  }
  dropPlotAsHome(merged, candidates);
  return merged;
}

function firstOfLayers(list: readonly Candidate[]): Candidate[] {
  if (list.length <= mostOfLayer) return [...list];
  return [...Map.groupBy(list, ({ layer }) => layer).values()].flatMap((same) => same.slice(0, mostOfLayer));
}

/** "1,596 m²" without a label is often the plot: then the home's size is another figure or unknown. */
function dropPlotAsHome(merged: Merged, candidates: readonly Candidate[]): void {
  const { squareMeters, landSquareMeters } = merged;
  if (!squareMeters || !landSquareMeters || squareMeters.value !== landSquareMeters.value) return;
  if (squareMeters.field.layer !== "text" && squareMeters.field.layer !== "open-graph") return;
  if (merged.kind?.value === "condo") return;
  const others = candidates.filter(
    (candidate) => candidate.field === "squareMeters" && candidate.value !== landSquareMeters.value,
  );
  const [winner, ...rest] = rank(firstOfLayers(others));
  delete merged.squareMeters;
  if (winner) Object.assign(merged, { squareMeters: { value: winner.value, field: describe(winner, rest) } });
}

const squareMetresPerSquareFoot = 0.09290304;
const centsPerUnit = 100;

/** A figure without its unit is square feet, or cents, where the page itself says so beside the same figure. */
function mendUnit(ranked: Candidate[]): Candidate[] {
  const [winner] = ranked;
  const figure = winner ? figureOf(winner) : null;
  if (!winner || figure === null || winner.layer === "selectors" || winner.layer === "text") return ranked;
  const factor =
    winner.field === "squareMeters"
      ? squareMetresPerSquareFoot
      : winner.field === "price" && winner.layer === "embedded-state"
        ? 1 / centsPerUnit
        : null;
  if (factor === null || ranked.some((other) => other.layer !== winner.layer && agree(other, winner)))
    return ranked;
  const stated = ranked.find((other) => {
    const said = figureOf(other);
    return (
      other.layer === "text" && said !== null && Math.abs(said - figure * factor) <= figure * factor * 0.005
    );
  });
  return stated ? [stated, ...ranked.filter((other) => other !== stated)] : ranked;
}

function rank(list: readonly Candidate[]): Candidate[] {
  return list
    .map((candidate) => ({
      candidate,
      distrust: distrust(candidate) + (isOutvoted(candidate, list) ? 100 : 0),
    }))
    .toSorted((one, other) => one.distrust - other.distrust || other.candidate.weight - one.candidate.weight)
    .map(({ candidate }) => candidate);
}

/** Below every other candidate. */
const leastTrust = 99;
/** A description this short is a teaser; another candidate may have the whole text. */
const teaserLength = 140;

function distrust({ field, value, layer, weight }: Candidate): number {
  if (layer === "selectors") return 0;
  const place =
    layers.indexOf(layer) * 10 + (field === "description" && value.length < teaserLength ? 60 : 0);
  // A "title" in embedded data is often a button's.
  if (field === "title" && layer === "embedded-state") return layers.indexOf("text") * 10 + 5;
  // Templates say "in stock" of every home. "Sold" is meant, in any layer.
  if (field === "availability" && value === "available" && layer !== "embedded-state") return leastTrust;
  if (layer === "open-graph" && weight < mentioned) return layers.indexOf("text") * 10 + 5;
  return layer === "text" && weight < labelled ? place + 10 : place;
}

/** Lists and texts differ in wording without contradicting one another: only figures are compared. */
function isOutvoted(candidate: Candidate, list: readonly Candidate[]): boolean {
  if (candidate.layer === "selectors" || candidate.layer === "text" || figureOf(candidate) === null)
    return false;
  const others = list.filter((other) => other.layer !== candidate.layer);
  if (others.some((other) => agree(candidate, other))) return false;
  const strong = others.filter((other) => other.layer !== "text" || other.weight >= labelled);
  const supporters = strong.map(
    (one) => new Set<Layer>(strong.filter((other) => agree(one, other)).map(({ layer }) => layer)).size,
  );
  const most = Math.max(0, ...supporters);
  const saysText = strong.some((other) => other.layer === "text");
  return most >= 2 || (candidate.layer === "embedded-state" && saysText);
}

function agree(one: Candidate, other: Candidate): boolean {
  const [left, right] = [figureOf(one), figureOf(other)];
  return left !== null && right !== null && Math.abs(left - right) <= Math.abs(left) * 0.01;
}

function figureOf(candidate: Candidate): number | null {
  if (candidate.field === "price") return candidate.value.amount;
  return typeof candidate.value === "number" ? candidate.value : null;
}

/** An amount without a currency takes it from a candidate with the same amount, else from any that has one. */
function withCurrency(price: Price, others: readonly Candidate[]): Price {
  if (price.currency !== null) return price;
  const stated = others.flatMap((other) =>
    other.field === "price" && other.value.currency ? [other.value] : [],
  );
  const same = stated.find((other) => Math.abs(other.amount - price.amount) <= price.amount * 0.005);
  return { ...price, currency: (same ?? stated[0])?.currency ?? null };
}

function describe(winner: Candidate, others: readonly Candidate[]): Field {
  const seen = new Set([sayValue(winner)]);
  const runnersUp: Found[] = [];
  for (const other of others) {
    if (runnersUp.length >= mostOthers) break;
    const key = sayValue(other);
    if (seen.has(key)) continue;
    seen.add(key);
    runnersUp.push(foundOf(other));
  }
  return { ...foundOf(winner), others: runnersUp };
}

function sayValue({ layer, value }: Candidate): string {
  return `${layer} ${typeof value === "object" ? JSON.stringify(value) : value}`;
}

function foundOf(candidate: Candidate): Found {
  return { value: candidate.value, layer: candidate.layer, raw: sayRaw(candidate.raw) };
}
