/** Scores an extraction against the values that a person read on the page. */
import * as v from "valibot";
import type { Extraction } from "../../scraper/extract/fields.ts";

export const truthSchema = v.object({
  file: v.string(),
  url: v.nullish(v.string(), null),
  kind: v.string(),
  fields: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  evidence: v.optional(v.record(v.string(), v.array(v.string())), {}),
});
export type Truth = v.InferOutput<typeof truthSchema>;

export type Score = {
  field: string;
  isRight: boolean;
  isStructured: boolean;
  expected: string;
  got: string;
};

const structuredEvidence = ["jsonld", "microdata", "meta", "script"];
const squareMetresPerSquareFoot = 0.09290304;

export function scorePage(truth: Truth, extraction: Extraction): Score[] {
  const { fields } = truth;
  const listing = extraction.listing;
  const scores: Score[] = [];
  const add = (field: string, evidence: string, expected: unknown, got: unknown, isRight: boolean) =>
    scores.push({
      field,
      isRight,
      isStructured: (truth.evidence[evidence] ?? []).some((source) => structuredEvidence.includes(source)),
      expected: String(expected),
      got: String(got),
    });
  const number = (name: string) => (typeof fields[name] === "number" ? fields[name] : null);
  const price = number("price");
  if (price !== null) {
    const accepted = [price, number("price_alt")];
    add(
      "price",
      "price",
      price,
      listing?.price,
      accepted.some((value) => value !== null && isNear(value, listing?.price, 0.005)),
    );
    add("currency", "price", fields["currency"], listing?.currency, listing?.currency === fields["currency"]);
  }
  for (const [name, got] of [
    ["bedrooms", listing?.bedrooms],
    ["bathrooms", listing?.bathrooms],
    ["rooms", listing?.rooms],
  ] as const) {
    const expected = number(name);
    if (expected !== null) add(name, name, expected, got, got === expected);
  }
  const area = number("area");
  if (area !== null) {
    const isRight = [1, squareMetresPerSquareFoot].some((unit) =>
      isNear(area * unit, listing?.squareMeters, 0.02),
    );
    add("area", "area", area, listing?.squareMeters, isRight);
  }
  const [lat, lng] = [number("lat"), number("lng")];
  if (lat && lng) {
    const isRight = isNear(lat, listing?.latitude, 0.0001) && isNear(lng, listing?.longitude, 0.0001);
    add("coordinates", "lat", `${lat},${lng}`, `${listing?.latitude},${listing?.longitude}`, isRight);
  }
  if (typeof fields["title"] === "string") {
    const accepted = [fields["title"], fields["title_alt"]];
    const isRight = accepted.some(
      (title) => typeof title === "string" && sameTitle(title, listing?.title ?? ""),
    );
    add("title", "title", fields["title"], listing?.title, isRight);
  }
  if (fields["image"]) {
    add("image", "image", fields["image"], listing?.images[0], (listing?.images.length ?? 0) > 0);
  }
  return scores;
}

function isNear(expected: number, got: number | null | undefined, tolerance: number): boolean {
  return typeof got === "number" && Math.abs(got - expected) <= Math.abs(expected) * tolerance;
}

/** One contains the other, or they share most of their words. */
function sameTitle(expected: string, got: string): boolean {
  const [left, right] = [words(expected), words(got)];
  if (right.length === 0) return false;
  if (left.join(" ").includes(right.join(" ")) || right.join(" ").includes(left.join(" "))) return true;
  const shared = left.filter((word) => right.includes(word)).length;
  return shared / Math.min(left.length, right.length) >= 0.6;
}

function words(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}
