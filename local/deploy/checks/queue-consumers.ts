import * as v from "valibot";
import type { Check, Deployment } from "../check.ts";
import { error, type Finding } from "../finding.ts";

const queueSchema = v.object({
  queue_name: v.string(),
  consumers: v.optional(
    v.array(
      v.object({
        // The API has used each of these names for the Worker.
        script: v.optional(v.string()),
        script_name: v.optional(v.string()),
        service: v.optional(v.string()),
        dead_letter_queue: v.nullish(v.string()),
      }),
    ),
    [],
  ),
});

/** The office and the scraper consume their queues, and what the scraper gives up goes to the queue for dead messages. */
export const queueConsumers: Check = {
  name: "queue consumers",
  when: "after",
  async run({ office, scraper, cloudflare }) {
    const existing = await cloudflare.list("/queues", queueSchema);
    return [office, scraper].flatMap((worker) => checkConsumers(worker, existing));
  },
};

function checkConsumers(
  { name, queues }: Deployment["site"],
  existing: readonly v.InferOutput<typeof queueSchema>[],
): Finding[] {
  return (queues.consumers ?? []).flatMap(({ queue, dead_letter_queue: dead }) => {
    const consumer = existing
      .find(({ queue_name }) => queue_name === queue)
      ?.consumers.find(({ script, script_name, service }) => (script ?? script_name ?? service) === name);
    if (!consumer) {
      return [error(`The Worker "${name}" does not consume the queue "${queue}".`, "Run `npm run deploy`.")];
    }
    if ((consumer.dead_letter_queue ?? undefined) === dead) return [];
    return [
      error(`Dead messages of "${queue}" do not go to "${dead ?? "nowhere"}".`, "Run `npm run deploy`."),
    ];
  });
}
