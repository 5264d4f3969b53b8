/**
 * Hits of N by field on lines and posts with known values: npm run bench:posts [-- --held] [-- --verbose]. The held part
 * was written before the reader and is no text to work with.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { extractPost } from "../../scraper/extract/posts/extract-post.ts";
import type { ExtractedListing, Extraction } from "../../scraper/extract/fields.ts";
import { readClauses } from "../../scraper/meaning/clauses/read-clauses.ts";
import { forgetPage } from "../../scraper/meaning/page-memory.ts";

const part = process.argv.includes("--held") ? "held" : "seen";
const isVerbose = process.argv.includes("--verbose");
const folder = join(import.meta.dirname, "../../tests/fixtures/posts");
const factSchema = v.record(v.string(), v.union([v.number(), v.string()]));
const postSchema = v.object({
  text: v.string(),
  homes: v.optional(v.array(factSchema)),
  refused: v.optional(v.picklist(["wanted", "block", "land", "business", "nightly", "agents"])),
});
const ruleOf = {
  wanted: "home-wanted",
  block: "whole-block",
  land: "ground-only",
  business: "business-headline",
  nightly: "room-by-the-night",
  agents: "agents-wanted",
};
const lineSchema = v.array(v.tuple([v.string(), factSchema]));

type Count = { right: number; of: number };
const counts = new Map<string, Count>();

function count(field: string, isRight: boolean): void {
  const known = counts.get(field) ?? { right: 0, of: 0 };
  counts.set(field, { right: known.right + Number(isRight), of: known.of + 1 });
}

async function readJson(name: string): Promise<unknown> {
  return JSON.parse(await readFile(join(folder, `${name}-${part}.json`), "utf8"));
}

for (const [text, facts] of v.parse(lineSchema, await readJson("lines"))) {
  forgetPage();
  const readings = readClauses(text).filter(({ role }) => role !== null);
  const left = [...readings];
  const wrong: string[] = [];
  for (const [role, expected] of Object.entries(facts)) {
    const at = left.findIndex((one) => one.role === role && one.value === expected);
    if (at >= 0) left.splice(at, 1);
    else wrong.push(`${role} ${expected}`);
    count(role, at >= 0);
  }
  count(
    "lines with nothing else",
    left.every(({ role }) => role !== null && role in facts),
  );
  if (isVerbose && (wrong.length > 0 || left.length > 0))
    console.log(
      `${text}\n   missed ${wrong.join(", ")}; read ${left.map(({ role, value }) => `${role} ${value}`).join(", ")}`,
    );
}

const homeFields = {
  price: (one) => one.price,
  rent: (one) => (one.pricePeriod === "total" ? one.monthlyRentalPrice : null),
  bedrooms: (one) => one.bedrooms,
  bathrooms: (one) => one.bathrooms,
  area: (one) => one.squareMeters,
  land: (one) => one.landSquareMeters,
  floor: (one) => one.floor,
  downPayment: (one) => one.financeDownPayment,
  instalment: (one) => one.financeInstalment,
  instalments: (one) => one.financeMonths,
} satisfies Record<string, (listing: ExtractedListing) => number | null>;

for (const { text, homes, refused } of v.parse(v.array(postSchema), await readJson("posts"))) {
  const read = extractPost(text, { url: null });
  const wrong: string[] = [];
  const check = (field: string, expected: unknown, got: unknown) => {
    count(`post: ${field}`, expected === got);
    if (expected !== got) wrong.push(`${field}: expected ${String(expected)}, got ${String(got)}`);
  };
  const rule = read[0]?.refusal?.rule ?? null;
  check("refusal", refused === undefined ? null : ruleOf[refused], rule);
  if (homes) check("number of homes", homes.length, read.filter(({ isListing }) => isListing).length);
  homes?.forEach((home, at) => {
    const listing = read[at]?.listing;
    check("deal", home["deal"], listing?.pricePeriod === "total" ? "sale" : listing ? "rent" : null);
    for (const [field, get] of Object.entries(homeFields)) {
      const got = listing ? get(listing) : null;
      if (field in home) check(field, home[field], got);
      else if (listing) check(`no ${field} where none is told`, null, got);
    }
    if ("status" in home) check("status", home["status"], stateOf(read[at]));
  });
  if (isVerbose && wrong.length > 0) console.log(`${text}\n   ${wrong.join("; ")}`);
  if (isVerbose)
    for (const { listing } of read)
      if (listing) console.log(`   > ${listing.title}   [${listing.externalId}] ${listing.type}`);
}

function stateOf(read: Extraction | undefined): string | null {
  if (!read?.isListing) return null;
  if (read.warnings.includes("reserved")) return "reserved";
  if (read.listing.status.includes("sold")) return "sold";
  return read.warnings.includes("let-until") || read.listing.status.includes("rented") ? "let" : "free";
}

let [right, of] = [0, 0];
for (const [field, known] of [...counts].toSorted()) {
  console.log(`${field.padEnd(26)} ${known.right}/${known.of}`);
  right += known.right;
  of += known.of;
}
console.log(`${"all".padEnd(26)} ${right}/${of}`);
