import * as v from "valibot";
import type { Check, Deployment } from "../check.ts";
import { error } from "../finding.ts";

/** Every queue that the files name exists, with those for dead messages. */
export const queues: Check = {
  name: "queues",
  when: "before",
  async run(deployment) {
    const existing = await deployment.cloudflare.list("/queues", v.object({ queue_name: v.string() }));
    const names = new Set(existing.map(({ queue_name }) => queue_name));
    return namedQueues(deployment)
      .filter((name) => !names.has(name))
      .map((name) => error(`There is no queue "${name}".`, `Run \`npx wrangler queues create ${name}\`.`));
  },
};

function namedQueues({ site, office, scraper }: Deployment): string[] {
  const names = [site, office, scraper].flatMap(({ queues: { producers = [], consumers = [] } }) => [
    ...producers.map(({ queue }) => queue),
    ...consumers.flatMap(({ queue, dead_letter_queue: dead }) => [queue, dead]),
  ]);
  return [...new Set(names.filter((name) => name !== undefined))];
}
