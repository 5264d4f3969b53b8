/**
 * Reads the real pages kept outside of the repository again after changes under which the truth stays. A reading
 * that was right and no longer is, is lost. Each half has its own pages and its own words.
 */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { extractPage } from "../../../scraper/extract/extract-page.ts";
import { decodeHtml } from "../../../scraper/fetch/decode.ts";
import { reportFigure } from "../../report-figure.ts";
import { scorePage, type Truth, truthSchema } from "../../extract/score-page.ts";
import type { Half } from "../half.ts";
import { drawFrom } from "../random.ts";
import {
  dataAtEnd,
  footerFirst,
  type Mutation,
  renamedClasses,
  reordered,
  withNeighbours,
  withSoldLink,
  wrapped,
} from "./mutate.ts";

const folder = process.env["PAGES_FOLDER"] ?? join(import.meta.dirname, "../../../../shared/pages");

const mutations: Record<Half, readonly Mutation[]> = {
  mending: [
    withSoldLink(["Recently sold", "Verkauft", "Vendus récemment"]),
    withNeighbours(
      (title, price) => `<article><span class="badge">Sold</span><h4>${title}</h4><p>${price}</p></article>`,
    ),
    wrapped,
    renamedClasses,
    reordered,
    footerFirst,
    dataAtEnd,
  ],
  "held-out": [
    withSoldLink(["Just sold", "Sold properties", "Vendidos recientemente"]),
    withNeighbours(
      (title, price) => `<div class="item"><b>${price}</b> <a href="/x">${title}</a> <em>SOLD</em></div>`,
    ),
    wrapped,
    renamedClasses,
    reordered,
    footerFirst,
    dataAtEnd,
  ],
};

export async function judgeMutations(half: Half, isVerbose: boolean): Promise<void> {
  if (!existsSync(join(folder, "truth.json"))) {
    console.log(`  SKIPPED mutations: no real pages (${folder}/truth.json is missing; set PAGES_FOLDER)`);
    return;
  }
  const truths = v.parse(
    v.array(truthSchema),
    JSON.parse(await readFile(join(folder, "truth.json"), "utf8")),
  );
  const real = truths
    .filter(({ kind }) => kind === "real")
    .toSorted((one, other) => one.file.localeCompare(other.file));
  // The bench of real pages is written on every other page too, from the first on.
  const mine = real.filter((_, at) => at % 2 === (half === "mending" ? 0 : 1));
  for (const mutation of mutations[half]) {
    let right = 0;
    let lost = 0;
    for (const truth of mine) {
      const { text } = decodeHtml(await readFile(join(folder, truth.file)), "text/html");
      const before = readRight(text, truth);
      const after = readRight(mutation.change(text, drawFrom(`${mutation.name} ${truth.file}`)), truth);
      const gone = [...before].filter((field) => !after.has(field));
      right += before.size;
      lost += gone.length;
      if (isVerbose && gone.length > 0)
        console.log(`   ${truth.file} after "${mutation.name}": lost ${gone.join(", ")}`);
    }
    const value = (100 * (right - lost)) / right;
    reportFigure({ figure: `kept after ${mutation.name} (of ${right})`, value, unit: "%", atLeast: 99 });
  }
}

/** The fields that are read as they are, the deal among them. */
function readRight(html: string, truth: Truth): Set<string> {
  const extraction = extractPage(html, { url: truth.url });
  const right = scorePage(truth, extraction).filter(({ isRight }) => isRight);
  const fields = new Set(right.map(({ field }) => field));
  const status: readonly string[] = extraction.listing?.status ?? [];
  const deal =
    truth.fields["for_rent"] === true ? "for-rent" : truth.fields["for_sale"] === true ? "for-sale" : "";
  if (deal !== "" && status.includes(deal)) fields.add("status");
  return fields;
}
