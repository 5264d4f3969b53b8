/** `npm test`: checks, unit, Workers in workerd, browser journeys; ends with what failed and one line of counts. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { ensureBuild, quietTools } from "../local/ensure-build.ts";
import { ensureChromium } from "./ensure-chromium.ts";

const results = "test-results";
let passed = 0;
const failures: string[] = [];

type Counts = { passed: number; failures: string[] };

function run(command: string, args: string[]): boolean {
  console.log(`\n> ${command} ${args.join(" ")}`);
  return spawnSync(command, args, { stdio: "inherit", env: { ...process.env, ...quietTools } }).status === 0;
}

/** A layer that ends without a report, or badly without a failed test, has failed, whatever it printed. */
function count(layer: string, isGreen: boolean, report: string, read: (report: unknown) => Counts): void {
  const counts = existsSync(report)
    ? read(JSON.parse(readFileSync(report, "utf8")))
    : { passed: 0, failures: [] };
  passed += counts.passed;
  failures.push(...counts.failures.map((name) => `${layer}: ${name}`));
  if (!isGreen && counts.failures.length === 0) failures.push(`${layer}: ended badly`);
}

/** What failed and the first lines of why: the end of the output is what people see of a run elsewhere. */
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

function runVitest(project: string): void {
  const report = `${results}/${project}.json`;
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const isGreen = run("vitest", ["run", "--project", project, ...reporters]);
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

rmSync(results, { recursive: true, force: true });
mkdirSync(results);

for (const check of ["lint", "lint:facts", "format:check", "types", "dry-run"]) {
  if (run("npm", ["run", "--silent", check])) passed += 1;
  else failures.push(check);
}
ensureBuild();
runVitest("unit");
runVitest("workers");
ensureChromium();
const journeys = run("playwright", ["test"]);
count("e2e", journeys, `${results}/e2e.json`, (json) => {
  const { stats, suites } = json as PlaywrightReport;
  return { passed: stats.expected + stats.flaky, failures: suites.flatMap(failedSpecs) };
});

for (const failure of failures) console.log(`FAILED ${failure}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exit(failures.length === 0 ? 0 : 1);
