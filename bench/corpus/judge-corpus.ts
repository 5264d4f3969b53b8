/**
 * `npm run bench -- corpus --seed 7`: draws new pages, reads them and scores what was read. The same seed draws the
 * same pages. Without a seed a new one of the held-out half is drawn, so there is nothing to tune to.
 *   --pages 480     pages that show a home, and half as many that show none
 *   --verbose       every wrong reading of a mending seed, and which templates and traps go wrong
 *   --write FOLDER  the pages of a mending seed as files
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { extractPage } from "../../scraper/extract/extract-page.ts";
import { reportFigure } from "../report-figure.ts";
import { type CorpusPage, drawHomePage, drawOtherPage, type HomePage } from "./draw-page.ts";
import { halfOfSeed } from "./half.ts";
import { judgeMutations } from "./mutations/judge-mutations.ts";
import { reportLimits } from "./score/limits.ts";
import { printCauses, printTables } from "./score/tables.ts";
import { type Reading, scoreReading } from "./score/score-reading.ts";

const { values } = parseArgs({
  options: {
    seed: { type: "string" },
    pages: { type: "string", default: "480" },
    verbose: { type: "boolean", default: false },
    write: { type: "string" },
  },
});
const seed = values.seed === undefined ? (Date.now() % 1_000_000) * 2 + 1 : Number(values.seed);
if (!Number.isSafeInteger(seed) || seed < 0) throw new Error(`A seed is a whole number, not ${values.seed}`);
const half = halfOfSeed(seed);
const isOpen = half === "mending";
if (!isOpen && (values.verbose || values.write !== undefined))
  throw new Error("The held-out half is only scored: look at the pages of an even seed");

const number = Number(values.pages);
const read = (page: CorpusPage): Reading => extractPage(page.html, { url: page.url });
const homes = Array.from({ length: number }, (_, at) => drawHomePage(seed, at));
const others = Array.from({ length: Math.ceil(number / 2) }, (_, at) => drawOtherPage(seed, at));
if (values.write !== undefined) write(values.write, [...homes, ...others]);

const judged = homes.map((page) => ({ page, scores: scoreReading(page, read(page)) }));
console.log(`  seed ${seed} (${half} half): ${homes.length} pages with a home, ${others.length} without`);
printTables(judged);
if (values.verbose) printCauses(judged);
reportLimits(judged);

const wrong = others.filter((page) => isReadAsHome(read(page)));
if (isOpen) for (const { name } of wrong) console.log(`   read as a home: ${name}`);
reportFigure({
  figure: `read as homes, of ${others.length} that are none`,
  value: wrong.length,
  unit: "",
  atMost: 0,
});

await judgeMutations(half, values.verbose);

/** A listing without a home's type goes to review: land may be read as land. */
function isReadAsHome({ isListing, listing }: Reading): boolean {
  return isListing && /^(?:condo|house)-/u.test(listing?.type ?? "");
}

function write(folder: string, pages: readonly (CorpusPage | HomePage)[]): void {
  mkdirSync(folder, { recursive: true });
  for (const { name, html } of pages) writeFileSync(join(folder, `${name}.html`), html);
}
