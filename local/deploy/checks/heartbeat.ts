import { heartbeatKeys } from "../../../domain/heartbeat.ts";
import type { Check, Deployment } from "../check.ts";
import { error, type Finding, ok } from "../finding.ts";
import { namespaceOf } from "./kv-namespace.ts";

/** Cron runs every five minutes. A long batch of pages can hold the scraper's message up. */
const lateAfterMinutes = 20;

/** Cron of both Workers, the queue and its consumer work. */
export const heartbeat: Check = {
  name: "last successful tick",
  when: "after",
  async run(deployment) {
    const found = [await checkHeartbeat(deployment, "scraper"), await checkHeartbeat(deployment, "office")];
    const wrong = found.filter(({ severity }) => severity === "error");
    return wrong.length > 0 ? wrong : [ok(found.map(({ what }) => what).join(", "))];
  },
};

async function checkHeartbeat(deployment: Deployment, worker: keyof typeof heartbeatKeys): Promise<Finding> {
  const remedy = `Look at the log: \`npx wrangler tail ${worker}\`. See "The heartbeat stops" in docs/runbook.md.`;
  const namespace = namespaceOf(deployment[worker], "CATALOGUE");
  const at = await deployment.cloudflare.readValue(namespace, heartbeatKeys[worker]);
  if (at === undefined) {
    return error(
      `No tick of the ${worker} has succeeded yet.`,
      `After the first deployment it takes up to 15 minutes. ${remedy}`,
    );
  }
  const minutes = Math.round((deployment.now().getTime() - Date.parse(at)) / 60_000);
  if (minutes <= lateAfterMinutes) return ok(`the ${worker}'s ${minutes} minutes ago`);
  return error(`The ${worker}'s last tick that succeeded was at ${at}, ${minutes} minutes ago.`, remedy);
}
