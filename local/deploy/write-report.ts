/** Writes down what the checks found: one entry for each cause, in the order in which docs/deploying.md mends them. */
import type { Problem } from "./finding.ts";
import type { Result } from "./run-checks.ts";
import { type Step, steps } from "./steps.ts";

export type Report = { lines: string[]; errors: number; warnings: number };

type Cause = { severity: Problem["severity"]; remedy: string; step: Step; found: Map<string, string[]> };

export function writeReport(results: readonly Result[]): Report {
  const causes = listCauses(results);
  const lines = results.flatMap(writeSuccess);
  for (const step of new Set(causes.map((cause) => cause.step))) {
    lines.push("", `Step ${step}. ${steps[step]}`);
    lines.push(...causes.filter((cause) => cause.step === step).flatMap(writeCause));
  }
  const count = (severity: Cause["severity"]) => causes.filter((cause) => cause.severity === severity).length;
  return { lines, errors: count("error"), warnings: count("warning") };
}

function writeSuccess({ check, findings }: Result): string[] {
  if (findings.length === 0) return [`ok       ${check.name}`];
  return findings
    .filter(({ severity }) => severity === "ok")
    .map(({ what }) => `ok       ${check.name}: ${what}`);
}

function listCauses(results: readonly Result[]): Cause[] {
  const causes = new Map<string, Cause>();
  for (const { check, findings } of results) {
    for (const finding of findings) {
      if (finding.severity === "ok") continue;
      const { severity, remedy, what, step = check.step } = finding;
      const cause = causes.get(severity + remedy) ?? { severity, remedy, step, found: new Map() };
      cause.found.set(what, [...(cause.found.get(what) ?? []), check.name]);
      causes.set(severity + remedy, cause);
    }
  }
  return [...causes.values()].toSorted((one, other) => one.step - other.step);
}

function writeCause({ severity, remedy, found }: Cause): string[] {
  const entries = [...found].map(([what, names]) => `${[...new Set(names)].join(", ")}: ${what}`);
  return [
    ...entries.map((entry, index) => `${(index === 0 ? severity : "").padEnd(8)} ${entry}`),
    `         → ${remedy}`,
  ];
}
