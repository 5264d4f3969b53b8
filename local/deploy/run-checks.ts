/** Runs the checks one after the other. */
import { CannotAsk } from "./cannot-ask.ts";
import type { Check, Deployment } from "./check.ts";
import { error, type Finding } from "./finding.ts";

export type Result = { check: Pick<Check, "name" | "step">; findings: Finding[] };

export async function runChecks(checks: readonly Check[], deployment: Deployment): Promise<Result[]> {
  const results: Result[] = [];
  for (const check of checks) results.push({ check, findings: await runCheck(check, deployment) });
  return results;
}

/** One check that cannot be made must not hide the others. It counts as an error, because nothing is known. */
async function runCheck(check: Check, deployment: Deployment): Promise<Finding[]> {
  try {
    return await check.run(deployment);
  } catch (cause) {
    if (cause instanceof CannotAsk) return [error(cause.message, cause.remedy, cause.step)];
    const reason = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
    return [error(`The check itself failed. ${reason}`, `Look at local/deploy/checks, "${check.name}".`)];
  }
}
