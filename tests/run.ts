/** `npm test`: checks, unit, Workers in workerd, browser journeys; ends with one line of counts. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { ensureBuild, quietTools } from "../local/ensure-build.ts";
import { ensureChromium } from "./ensure-chromium.ts";

const results = "test-results";
let passed = 0;
let failed = 0;

function run(command: string, args: string[]): boolean {
  console.log(`\n> ${command} ${args.join(" ")}`);
  return spawnSync(command, args, { stdio: "inherit", env: { ...process.env, ...quietTools } }).status === 0;
}

/** A layer that ends without a report has failed, whatever it printed. */
function count(
  isGreen: boolean,
  report: string,
  read: (report: unknown) => { passed: number; failed: number },
): void {
  const counts = existsSync(report)
    ? read(JSON.parse(readFileSync(report, "utf8")))
    : { passed: 0, failed: 1 };
  passed += counts.passed;
  failed += counts.failed || (isGreen ? 0 : 1);
}

type VitestReport = { numPassedTests: number; numFailedTests: number };
type PlaywrightReport = { stats: { expected: number; flaky: number; unexpected: number } };

function runVitest(project: string): void {
  const report = `${results}/${project}.json`;
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const isGreen = run("vitest", ["run", "--project", project, ...reporters]);
  count(isGreen, report, (json) => {
    const { numPassedTests, numFailedTests } = json as VitestReport;
    return { passed: numPassedTests, failed: numFailedTests };
  });
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results);

for (const check of ["lint", "lint:facts", "format:check", "types", "dry-run"]) {
  if (run("npm", ["run", "--silent", check])) passed += 1;
  else failed += 1;
}
ensureBuild();
runVitest("unit");
runVitest("workers");
ensureChromium();
const journeys = run("playwright", ["test"]);
count(journeys, `${results}/e2e.json`, (json) => {
  const { stats } = json as PlaywrightReport;
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
});

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
