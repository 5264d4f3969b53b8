/**
 * `npm test`: checks, unit tests, SQL on real Postgres, Workers in workerd, browser journeys. Ends with the failures,
 * what was skipped, where the time went, and a line of counts. When it is killed, its children end too.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { ensureBuild, quietTools } from "../local/ensure-build.ts";
import { guardChildren } from "../local/processes/guard-children.ts";
import { ensureChromium } from "./ensure-chromium.ts";
import { explainMissing, findPostgres, postgresMajors } from "./postgres/find-postgres.ts";
import { describeTimes, timesFile } from "./report/describe-times.ts";
import type { FileTime, LayerReport, LayerTime } from "./report/layer-report.ts";
import { measureLayer } from "./report/measure-layer.ts";
import { readPlaywright } from "./report/read-playwright.ts";
import { reportVariable } from "./report/vitest-report.ts";

const results = "test-results";
let passed = 0;
const failures: string[] = [];
const skipped: string[] = [];
const times: LayerTime[] = [];

async function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  console.log(`\n> ${command} ${args.join(" ")}`);
  const child = spawn(command, args, { stdio: "inherit", env: { ...process.env, ...quietTools, ...env } });
  const [code] = await once(child, "close");
  return code === 0;
}

/** Kept after each layer, so that a run that is stopped leaves its times. */
async function measure(layer: string, work: () => Promise<FileTime[]>): Promise<void> {
  times.push(await measureLayer(layer, work));
  writeFileSync(timesFile, JSON.stringify(times));
}

/** A layer that ends without a report, or with an error and no failed test, counts as failed. */
function count(layer: string, isGreen: boolean, report: LayerReport | undefined): FileTime[] {
  passed += report?.passed ?? 0;
  const failed = report?.failures ?? [];
  failures.push(...failed.map((name) => `${layer}: ${name}`));
  if (!isGreen && failed.length === 0) failures.push(`${layer}: ended with an error`);
  return report?.files ?? [];
}

const readReport = (file: string) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined);

function runCheck(check: string): Promise<void> {
  return measure(check, async () => {
    if (await run("npm", ["run", "--silent", check])) passed += 1;
    else failures.push(check);
    return [];
  });
}

function runVitest(project: string): Promise<void> {
  return measure(project, async () => {
    const report = `${results}/${project}.json`;
    const reporters = ["--reporter=default", "--reporter=./tests/report/vitest-report.ts"];
    const isGreen = await run("vitest", ["run", "--project", project, ...reporters], {
      [reportVariable]: report,
    });
    return count(project, isGreen, readReport(report));
  });
}

guardChildren();
rmSync(results, { recursive: true, force: true });
mkdirSync(results);

for (const check of [
  "lint",
  "lint:facts",
  "lint:patterns",
  "lint:unused",
  "format:check",
  "types",
  "dry-run",
])
  await runCheck(check);
await ensureBuild();
await runVitest("unit");
for (const major of postgresMajors) {
  if (findPostgres(major)) await runVitest(`postgres-${major}`);
  else skipped.push(`postgres-${major}: ${explainMissing(major)}`);
}
await runVitest("workers");
await runVitest("alone");
ensureChromium();
await measure("e2e", async () => {
  const isGreen = await run("playwright", ["test"]);
  const report = readReport(`${results}/e2e.json`);
  return count("e2e", isGreen, report && readPlaywright(report));
});

console.log(`\n${describeTimes(times)}\n`);
for (const layer of skipped) console.log(`SKIPPED ${layer}`);
for (const failure of failures) console.log(`FAILED ${failure}`);
const skippedCount = skipped.length === 0 ? "" : `, ${skipped.length} skipped`;
console.log(`\n${passed} passed, ${failures.length} failed${skippedCount}`);
process.exit(failures.length === 0 ? 0 : 1);
