import * as v from "valibot";
import type { Check, Deployment } from "../check.ts";
import { error, type Finding } from "../finding.ts";

const schema = v.object({ schedules: v.array(v.object({ cron: v.string() })) });

/** Cloudflare runs the office and the scraper at the times in their files. */
export const cron: Check = {
  name: "cron",
  when: "after",
  run: async (deployment) => [
    ...(await checkCron(deployment, "office")),
    ...(await checkCron(deployment, "scraper")),
  ],
};

async function checkCron(deployment: Deployment, worker: "office" | "scraper"): Promise<Finding[]> {
  const { name, triggers } = deployment[worker];
  const found = await deployment.cloudflare.read(`/workers/scripts/${name}/schedules`, schema);
  const times = new Set(found?.schedules.map(({ cron: time }) => time));
  return (triggers.crons ?? [])
    .filter((time) => !times.has(time))
    .map((time) => error(`Cloudflare does not run the ${worker} at "${time}".`, "Run `npm run deploy`."));
}
