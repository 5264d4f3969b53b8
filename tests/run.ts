/**
 * `npm test`: checks, unit tests, SQL on real Postgres, Workers in workerd, browser journeys. Ends with the failures,
 * what was skipped, and a line of counts. When it is killed, its children end too.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { ensureBuild, quietTools } from "../local/ensure-build.ts";
import { guardChildren } from "../local/processes/guard-children.ts";
import { ensureChromium } from "./ensure-chromium.ts";
import { explainMissing, findPostgres, postgresMajors } from "./postgres/find-postgres.ts";

const results = "test-results";
let passed = 0;
const failures: string[] = [];
const skipped: string[] = [];

type Counts = { passed: number; failures: string[] };

async function run(command: string, args: string[]): Promise<boolean> {
  console.log(`\n> ${command} ${args.join(" ")}`);
  const child = spawn(command, args, { stdio: "inherit", env: { ...process.env, ...quietTools } });
  const [code] = await once(child, "close");
  return code === 0;
}

/** A layer that ends without a report, or with an error and no failed test, counts as failed. */
function count(layer: string, isGreen: boolean, report: string, read: (report: unknown) => Counts): void {
  const counts = existsSync(report)
    ? read(JSON.parse(readFileSync(report, "utf8")))
    : { passed: 0, failures: [] };
  passed += counts.passed;
  failures.push(...counts.failures.map((name) => `${layer}: ${name}`));
  if (!isGreen && counts.failures.length === 0) failures.push(`${layer}: ended with an error`);
}

/** The failed test and the first lines of its message, repeated at the end of the output, which people read first. */
function withReason(name: string, message = "no message"): string {
  const lines = stripVTControlCharacters(message).split("\n").slice(0, 12);
  return [name, ...lines].join("\n    ");
}

type VitestReport = {
  numPassedTests: number;
  testResults: {
    name: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
};
type PlaywrightReport = {
  stats: { expected: number; flaky: number; unexpected: number };
  suites: PlaywrightSuite[];
};
type PlaywrightSuite = {
  file: string;
  specs: { title: string; ok: boolean; tests: { results: { error?: { message: string } }[] }[] }[];
  suites?: PlaywrightSuite[];
};

async function runVitest(project: string): Promise<void> {
  const report = `${results}/${project}.json`;
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const isGreen = await run("vitest", ["run", "--project", project, ...reporters]);
  count(project, isGreen, report, (json) => {
    const { numPassedTests, testResults } = json as VitestReport;
    const failed = testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === "failed")
        .map(({ fullName, failureMessages }) =>
          withReason(`${relative(".", name)} › ${fullName}`, failureMessages[0]),
        ),
    );
    return { passed: numPassedTests, failures: failed };
  });
}

function failedSpecs({ file, specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? []));
      return withReason(`${file} › ${title}`, errors[0]);
    });
  return [...own, ...suites.flatMap(failedSpecs)];
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
]) {
  if (await run("npm", ["run", "--silent", check])) passed += 1;
  else failures.push(check);
}
await ensureBuild();
await runVitest("unit");
for (const major of postgresMajors) {
  if (findPostgres(major)) await runVitest(`postgres-${major}`);
  else skipped.push(`postgres-${major}: ${explainMissing(major)}`);
}
await runVitest("workers");
await runVitest("alone");
ensureChromium();
const journeys = await run("playwright", ["test"]);
count("e2e", journeys, `${results}/e2e.json`, (json) => {
  const { stats, suites } = json as PlaywrightReport;
  return { passed: stats.expected + stats.flaky, failures: suites.flatMap(failedSpecs) };
});

for (const layer of skipped) console.log(`SKIPPED ${layer}`);
for (const failure of failures) console.log(`FAILED ${failure}`);
const skippedCount = skipped.length === 0 ? "" : `, ${skipped.length} skipped`;
console.log(`\n${passed} passed, ${failures.length} failed${skippedCount}`);
process.exit(failures.length === 0 ? 0 : 1);
