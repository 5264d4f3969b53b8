import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Backend, startBackend } from "../../../local/backend.ts";
import { checks } from "../../../local/deploy/checks.ts";
import { steps } from "../../../local/deploy/steps.ts";
import { writeReport } from "../../../local/deploy/write-report.ts";
import { runChecks } from "../../../local/deploy/run-checks.ts";
import { openSampleDatabase } from "../../../local/seed/sample-database.ts";
import { saveSettings } from "./save-settings.ts";
import { healthyDeployment } from "./healthy-deployment.ts";

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend({ port: 0, database: await openSampleDatabase() });
  await saveSettings(backend.database);
});
afterAll(() => backend.close());

test("A deployment in which everything is right passes every check", async () => {
  const report = writeReport(await runChecks(checks, await healthyDeployment(backend)));
  expect(report.lines.filter((line) => !line.startsWith("ok "))).toEqual([]);
  expect(report).toMatchObject({ errors: 0, warnings: 0 });
  expect(report.lines).toHaveLength(checks.length);
});

test("A check that throws is an error and does not hide the others", async () => {
  const broken = {
    name: "broken",
    step: 1 as const,
    when: "before" as const,
    run: () => {
      throw new TypeError("x is undefined");
    },
  };
  const last = checks.filter(({ name }) => name === "cron");
  const { lines, errors } = writeReport(await runChecks([broken, ...last], await healthyDeployment(backend)));
  expect(lines[0]).toBe("ok       cron");
  expect(lines).toContain("error    broken: The check itself failed. TypeError: x is undefined");
  expect(errors).toBe(1);
});

test("The pages have the sections that the checks send their reader to, and name checks that exist", async () => {
  const read = (file: string) => readFile(join(import.meta.dirname, "../../../docs", file), "utf8");
  const [runbook, deploying] = await Promise.all(["runbook.md", "deploying.md"].map(read));
  expect(runbook).toContain("### The heartbeat stops\n");
  for (const [step, title] of Object.entries(steps)) expect(deploying).toContain(`\n## ${step}. ${title}\n`);
  const names = checks.map(({ name }) => name);
  for (const name of [
    "signing keys",
    "keys of the project",
    "migrations",
    "row level security",
    "rights in the database",
    "bucket for pictures",
  ]) {
    expect(runbook?.replaceAll(/\s+/g, " ")).toContain(`"${name}"`);
    expect(names).toContain(name);
  }
});
