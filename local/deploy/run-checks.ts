/** Runs the checks one after the other and writes down what they found. */
import { CannotAsk } from "./cannot-ask.ts";
import type { Check, Deployment } from "./check.ts";
import { error, type Finding } from "./finding.ts";

export type Report = { lines: string[]; errors: number; warnings: number };

export async function runChecks(checks: readonly Check[], deployment: Deployment): Promise<Report> {
  const report: Report = { lines: [], errors: 0, warnings: 0 };
  for (const check of checks) {
    const findings = await runCheck(check, deployment);
    if (findings.length === 0) report.lines.push(`ok       ${check.name}`);
    for (const finding of findings) {
      report.lines.push(`${finding.severity.padEnd(8)} ${check.name}: ${finding.what}`);
      if (finding.severity === "ok") continue;
      report.lines.push(`         → ${finding.remedy}`);
      report[finding.severity === "error" ? "errors" : "warnings"] += 1;
    }
  }
  return report;
}

/** One check that cannot be made must not hide the others. It counts as an error, because nothing is known. */
async function runCheck(check: Check, deployment: Deployment): Promise<Finding[]> {
  try {
    return await check.run(deployment);
  } catch (cause) {
    if (cause instanceof CannotAsk) return [error(cause.message, cause.remedy)];
    const reason = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
    return [error(`The check itself failed. ${reason}`, `Look at local/deploy/checks, "${check.name}".`)];
  }
}
