/**
 * The time of extraction relative to `cheerio.load` of the same page in the same run: processor time, median and 95th
 * percentile. PAGES_FOLDER=../shared/pages npm run bench:extraction-time. The goal is at most twice the load.
 */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { load } from "cheerio";
import * as v from "valibot";
import { extractPage } from "../../scraper/extract/extract-page.ts";
import { decodeHtml } from "../../scraper/fetch/decode.ts";
import { reportFigure } from "../report-figure.ts";
import { truthSchema } from "./score-page.ts";

const folder = process.env["PAGES_FOLDER"] ?? join(import.meta.dirname, "../../../shared/pages");
const rounds = 20;

if (!existsSync(join(folder, "truth.json"))) {
  console.log(`SKIPPED: no pages to measure (${folder}/truth.json is missing; set PAGES_FOLDER)`);
  process.exit(0);
}

/** With their addresses, as in a run. The extractor needs them to recognise links and other homes on the page. */
const truths = v.parse(v.array(truthSchema), JSON.parse(await readFile(join(folder, "truth.json"), "utf8")));
const pages = await Promise.all(
  truths.map(async ({ file, url }) => ({
    html: decodeHtml(await readFile(join(folder, file)), "text/html").text,
    url,
  })),
);
// Warms up both, as in a consumer that has read some pages.
for (const { html, url } of pages) {
  load(html);
  extractPage(html, { url });
}
const times = pages.map(({ html, url }) => {
  const loads: number[] = [];
  const extractions: number[] = [];
  const works = [
    () => loads.push(time(() => load(html))),
    () => extractions.push(time(() => extractPage(html, { url }))),
  ];
  // They take turns to go first, because the second one also collects the garbage of the first.
  for (let round = 0; round < rounds; round += 1)
    for (const work of round % 2 === 0 ? works : works.toReversed()) work();
  return { load: percentile(loads, 0.5), extraction: percentile(extractions, 0.5) };
});

const ratios = times.map(({ load, extraction }) => extraction / load);
const loads = times.map((one) => one.load);
const extractions = times.map((one) => one.extraction);
console.table({ load: row(loads), extraction: row(extractions) });
for (const [name, share] of Object.entries({ median: 0.5, "95th percentile": 0.95 })) {
  reportFigure({
    figure: `extraction relative to cheerio.load, ${name} of the pages' ratios`,
    value: percentile(ratios, share),
    unit: "×",
    atMost: 2,
  });
  reportFigure({
    figure: `extraction relative to cheerio.load, ${name} of each`,
    value: percentile(extractions, share) / percentile(loads, share),
    unit: "×",
    atMost: 2,
  });
}
reportFigure({
  figure: `extraction relative to cheerio.load, all ${pages.length} pages`,
  value: sum(extractions) / sum(loads),
  unit: "×",
  atMost: 2,
});

/** The processor time in milliseconds, which excludes other work on the machine. */
function time(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function row(values: readonly number[]): { "median ms": string; "p95 ms": string } {
  return { "median ms": percentile(values, 0.5).toFixed(1), "p95 ms": percentile(values, 0.95).toFixed(1) };
}
