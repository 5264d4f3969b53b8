/**
 * A dated fact as an owner writes it, over the one in domain/facts. The unit stays, and so does the form: a figure, a
 * range or a day, because sums and sentences are made for it.
 */
import * as v from "valibot";
import type { Fact, FactRange, FactUnit, Standing } from "../facts/fact.ts";
import { shippedFacts } from "../facts/facts.ts";
import { storableText } from "../site/storable-text.ts";

/** Of facts about the world. Our own terms have a standing of their own, which stays. */
export const factStandings = ["sourced", "unverified", "estimate"] as const satisfies Standing[];

/** The terms of an upgrade are a setting, which contracts take over. */
export const isWritable = ({ id }: Fact) => id !== "upgrade-after";

const numberPattern = /^\d{1,12}(?:\.\d{1,4})?$/;

const wholePattern = /^[1-9]\d*$/;

const day = v.pipe(v.string(), v.check(isDay, "must be a day"));

export const factBody = v.strictObject({
  /** A figure, the lower end of a range, or a day. */
  value: v.pipe(v.string(), v.maxLength(20)),
  /** The upper end of a range, else empty. */
  to: v.pipe(v.string(), v.maxLength(20)),
  standing: v.picklist([...factStandings, "own"]),
  source: v.pipe(
    storableText,
    v.trim(),
    v.nonEmpty("must not be empty"),
    v.maxLength(200, "must have at most 200 characters"),
    v.check((text) => !/[\n\t\u2028\u2029]/.test(text), "must be one line"),
  ),
  url: v.pipe(v.string(), v.trim(), v.maxLength(500, "must have at most 500 characters")),
  validFrom: day,
  checkedOn: day,
  reviewBy: day,
});

export type FactBody = v.InferOutput<typeof factBody>;

/** More than this is a slip of the keyboard, whatever the fact. */
const most: Record<Exclude<FactUnit, "date">, number> = {
  percent: 500,
  THB: 1_000_000_000,
  USD: 10_000_000,
  GBP: 10_000_000,
  EUR: 10_000_000,
  "THB per sqm": 100_000,
  "THB per sqm a month": 10_000,
  hours: 10_000,
  days: 4_000,
  months: 600,
  years: 120,
  count: 1_000,
};

/** The problem of each field, for a body that fits the schema. */
export function findFactProblems(id: string, body: FactBody, today: string): Record<string, string> {
  const problems: Record<string, string> = {};
  const shipped = shippedFacts.get(id);
  if (!shipped || !isWritable(shipped)) return { "": "is no fact of the owner's" };
  const hasRange = typeof shipped.value === "object";
  if (shipped.unit === "date") {
    if (!isDay(body.value)) problems["value"] = "must be a day";
  } else {
    const limit = most[shipped.unit];
    const isSane = (text: string) => numberPattern.test(text) && Number(text) <= limit;
    const isOwn = shipped.standing === "own";
    if (!isSane(body.value)) problems["value"] = `must be a number up to ${limit}`;
    else if (isOwn && !wholePattern.test(body.value)) problems["value"] = "must be a whole number above 0";
    if (hasRange && !isSane(body.to)) problems["to"] = `must be a number up to ${limit}`;
    else if (hasRange && Number(body.to) < Number(body.value)) problems["to"] = "must not be below the first";
  }
  if ((body.standing === "own") !== (shipped.standing === "own")) problems["standing"] = "does not fit";
  if (!hasRange && body.to !== "") problems["to"] = "must be empty";
  const known = shipped.standing === "sourced" ? shipped.source.url : undefined;
  const needsPage = body.standing === "sourced" || body.url !== "";
  if (needsPage && body.url !== known && !isPageOfSource(body.url)) {
    problems["url"] = "must be the page of the source";
  }
  if (body.checkedOn > today) problems["checkedOn"] = "must not be in the future";
  if (body.reviewBy <= body.checkedOn) problems["reviewBy"] = "must be after the check";
  return problems;
}

/** Undefined for a body that says nothing sensible of this fact. Days were judged when it was saved. */
export function readFact(id: string, body: FactBody): Fact | undefined {
  const shipped = shippedFacts.get(id);
  if (!shipped || Object.keys(findFactProblems(id, body, body.checkedOn)).length > 0) return undefined;
  const { validFrom, checkedOn, reviewBy, standing, source, url } = body;
  const dated = { id, validFrom, checkedOn, reviewBy };
  const standings =
    standing === "sourced"
      ? { standing, source: { name: source, url } }
      : standing === "own"
        ? { standing, source: { name: source }, isSample: false }
        : { standing, source: { name: source } };
  if (shipped.unit === "date") return { ...dated, ...standings, unit: "date", value: body.value };
  const value =
    typeof shipped.value === "object"
      ? { from: Number(body.value), to: Number(body.to) }
      : Number(body.value);
  return { ...dated, ...standings, unit: shipped.unit, value };
}

/** The shipped fact, as a body to begin with. Undefined for one that is not written here. */
export function toFactBody(fact: Fact): FactBody | undefined {
  const { value, standing, source, validFrom, checkedOn, reviewBy } = fact;
  if (!isWritable(fact)) return undefined;
  const range = typeof value === "object" ? value : { from: value, to: "" };
  return {
    value: String(range.from),
    to: String(range.to),
    standing,
    source: source.name,
    url: "url" in source ? source.url : "",
    validFrom,
    checkedOn,
    reviewBy,
  };
}

/** True when a figure differs by more than half of what it was: often a slip, such as a lost point. */
export function movesFar(before: Fact, after: Fact): boolean {
  if (before.unit === "date" || after.unit === "date") return false;
  const now = ends(after.value);
  return ends(before.value).some((was, index) => Math.abs((now[index] ?? was) - was) > was / 2);
}

const ends = (value: number | FactRange) => (typeof value === "number" ? [value] : [value.from, value.to]);

function isDay(text: string): boolean {
  if (!/^(?:19|20)\d\d-\d\d-\d\d$/.test(text)) return false;
  const read = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(text);
}

/** Never a home page, where the figure is hard to find again. */
function isPageOfSource(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, pathname, search, username } = new URL(address);
  return protocol === "https:" && username === "" && (pathname !== "/" || search !== "");
}
