/**
 * `npm run bench` runs every bench in turn and prints one table of figures, limits and results. It fails when a figure
 * misses its limit. `npm run bench -- weight edge` runs only those two. `npm run bench -- peers` runs one that is left
 * out otherwise. Options go on to the bench: `npm run bench -- extract --verbose`.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuild } from "../local/ensure-build.ts";
import { type Figure, describeLimit, describeValue, meetsLimit } from "./report-figure.ts";

const benches: Record<string, readonly string[]> = {
  hostile: ["hostile/hostile.ts"],
  local: ["local-backend.ts"],
  extract: ["extract/extract-pages.ts"],
  "extraction-time": ["extract/extraction-time.ts"],
  search: ["search/search.ts"],
  "admin-list": ["search/admin-list.ts"],
  "text-lists": ["text-lists.ts"],
  alerts: ["alerts.ts"],
  ledger: ["ledger.ts"],
  weight: ["first-view/weight.ts"],
  total: ["first-view/total.ts"],
  interaction: ["interaction/interaction.ts"],
  "office-phone": ["office-phone/office-phone.ts"],
  crawl: ["crawl/crawl.ts"],
  enumeration: ["accounts/enumeration.ts"],
  edge: ["edge/edge.ts"],
  net: ["edge/net.ts"],
  memory: ["edge/memory.ts"],
  "many-pages": ["edge/many-pages.ts"],
  outage: ["edge/outage.ts", "--minutes=1"],
  peers: ["peers/peers.ts"],
};
/** Both take minutes, and the first installs packages of its own. */
const onlyNamed: readonly string[] = ["peers", "office-phone"];

type Row = { bench: string; figure: string; value: string; limit: string; result: string };

await ensureBuild();
const folder = mkdtempSync(join(tmpdir(), "bench-"));
const words = process.argv.slice(2);
const firstOption = words.findIndex((word) => word.startsWith("--"));
const chosen = firstOption === -1 ? words : words.slice(0, firstOption);
const handedOn = firstOption === -1 ? [] : words.slice(firstOption);
const rows: Row[] = [];
for (const [bench, [file = "", ...options]] of Object.entries(benches)) {
  if (chosen.length === 0 ? !onlyNamed.includes(bench) : chosen.includes(bench))
    rows.push(...run(bench, file, [...options, ...handedOn]));
}
rmSync(folder, { recursive: true });

console.log("");
console.table(rows);
const missed = rows.filter(({ result }) => result === "MISSED");
console.log(`${rows.length - missed.length} met, ${missed.length} missed`);
process.exitCode = missed.length > 0 ? 1 : 0;

function run(bench: string, file: string, options: readonly string[]): Row[] {
  console.log(`\n> ${file} ${options.join(" ")}`);
  const report = join(folder, bench);
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, file), ...options], {
    stdio: "inherit",
    env: { ...process.env, BENCH_REPORT: report },
  });
  const lines = existsSync(report) ? readFileSync(report, "utf8").trim().split("\n") : [];
  const figures = lines.map((line): Figure => JSON.parse(line)).map((figure) => toRow(bench, figure));
  // A bench that failed counts as missed, whatever it reported. A bench without figures had nothing to measure.
  if (status !== 0 && !figures.some(({ result }) => result === "MISSED")) {
    figures.push({
      bench,
      figure: "ended without an error",
      value: String(status),
      limit: "0",
      result: "MISSED",
    });
  }
  return figures.length > 0
    ? figures
    : [{ bench, figure: "nothing to measure", value: "", limit: "", result: "skipped" }];
}

function toRow(bench: string, figure: Figure): Row {
  const limit = describeLimit(figure);
  const result = meetsLimit(figure) ? (limit ? "met" : "") : "MISSED";
  return { bench, figure: figure.figure, value: describeValue(figure), limit, result };
}
