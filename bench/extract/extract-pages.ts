/**
 * Scores the extractor on real pages that are kept outside the repository, in a folder with truth.json and the pages.
 * PAGES_FOLDER=../shared/pages npm run bench:extract [-- --verbose]. Rules are written only for the first half.
 */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { sayRefusal } from "../../domain/scraping/refusals.ts";
import { extractPage } from "../../scraper/extract/extract-page.ts";
import { decodeHtml } from "../../scraper/fetch/decode.ts";
import { reportFigure } from "../report-figure.ts";
import { scorePage, type Score, type Truth, truthSchema } from "./score-page.ts";

const folder = process.env["PAGES_FOLDER"] ?? join(import.meta.dirname, "../../../shared/pages");
const isVerbose = process.argv.includes("--verbose");

if (!existsSync(join(folder, "truth.json"))) {
  console.log(`SKIPPED: no pages to score (${folder}/truth.json is missing; set PAGES_FOLDER)`);
  process.exit(0);
}

const truths = v.parse(v.array(truthSchema), JSON.parse(await readFile(join(folder, "truth.json"), "utf8")));
const halves: Record<"written on" | "held out", Score[]> = { "written on": [], "held out": [] };
const falsePositives: string[] = [];
const ordered = truths.toSorted((one, other) => one.file.localeCompare(other.file));
let index = 0;
for (const truth of ordered) {
  const { text } = decodeHtml(await readFile(join(folder, truth.file)), "text/html");
  const extraction = extractPage(text, { url: truth.url });
  if (truth.kind !== "real") {
    if (extraction.isListing) falsePositives.push(truth.file);
    else if (isVerbose) console.log(`${truth.file}: ${extraction.refusal && sayRefusal(extraction.refusal)}`);
    continue;
  }
  const half = index++ % 2 === 0 ? "written on" : "held out";
  const scores = scorePage(truth, extraction);
  halves[half].push(...scores);
  if (isVerbose && half === "written on")
    report(truth, scores, extraction.refusal && sayRefusal(extraction.refusal));
}

function report(truth: Truth, scores: readonly Score[], reason: string | null): void {
  const wrong = scores.filter((score) => !score.isRight);
  if (wrong.length > 0) console.log(`${truth.file} ${reason ?? ""}`);
  for (const score of wrong) {
    console.log(
      `   ${score.field}${score.isStructured ? "" : " (unstructured)"}: expected ${score.expected}, got ${score.got}`,
    );
  }
}

/** The shares to reach, over both halves together. */
const goals: readonly (readonly [string, boolean, number])[] = [
  ["price", true, 0.95],
  ["currency", true, 0.95],
  ["title", true, 0.95],
  ["bedrooms", true, 0.9],
  ["bathrooms", true, 0.9],
  ["area", true, 0.85],
  ["coordinates", true, 0.95],
  ["image", true, 0.9],
  ["price", false, 0.85],
];

const all = Object.values(halves).flat();
for (const [field, isStructured, goal] of goals) {
  const of = (scores: readonly Score[]) =>
    share(scores.filter((score) => score.field === field && (!isStructured || score.isStructured)));
  const name = `${field} (${isStructured ? "structured" : "all"})`;
  console.log(`  written on ${of(halves["written on"]).text}, held out ${of(halves["held out"]).text}`);
  reportFigure({ figure: name, value: 100 * of(all).share, unit: "%", atLeast: 100 * goal });
}
console.log(`  ${falsePositives.join(", ")}`);
reportFigure({
  figure: "listings read from pages without one",
  value: falsePositives.length,
  unit: "",
  atMost: 0,
});

function share(scores: readonly Score[]): { share: number; text: string } {
  const right = scores.filter((score) => score.isRight).length;
  // Without any score this is NaN, which meets no limit.
  const part = right / scores.length;
  return { share: part, text: `${right}/${scores.length} (${(part * 100).toFixed(0)} %)` };
}
