import { heartbeatKey } from "../../../scraper/schedule/heartbeat.ts";
import type { Check } from "../check.ts";
import { error, ok } from "../finding.ts";

/** Cron runs every five minutes. A long batch of pages can hold its message up. */
const lateAfterMinutes = 20;

/** Cron, the queue and its consumer work. */
export const heartbeat: Check = {
  name: "last successful tick",
  when: "after",
  async run({ scraper, cloudflare, now }) {
    const remedy =
      'Look at the log: `npx wrangler tail scraper`. See "The heartbeat stops" in docs/runbook.md.';
    const namespace = scraper.kv_namespaces.find(({ binding }) => binding === "CATALOGUE")?.id ?? "";
    const at = await cloudflare.readValue(namespace, heartbeatKey);
    if (at === undefined) {
      return [
        error(
          "No tick has succeeded yet.",
          `After the first deployment it takes up to 15 minutes. ${remedy}`,
        ),
      ];
    }
    const minutes = Math.round((now().getTime() - Date.parse(at)) / 60_000);
    if (minutes <= lateAfterMinutes) return [ok(`${minutes} minutes ago.`)];
    return [error(`The last tick that succeeded was at ${at}, ${minutes} minutes ago.`, remedy)];
  },
};
