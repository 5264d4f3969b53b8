import * as v from "valibot";
import type { Check } from "../check.ts";
import { error } from "../finding.ts";

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

/** The scraper consumes its queues, and what it gives up goes to the queue for dead messages. */
export const queueConsumers: Check = {
  name: "queue consumers",
  when: "after",
  async run({ scraper, cloudflare }) {
    const existing = await cloudflare.list("/queues", queueSchema);
    return (scraper.queues.consumers ?? []).flatMap(({ queue, dead_letter_queue: dead }) => {
      const consumer = existing
        .find(({ queue_name }) => queue_name === queue)
        ?.consumers.find(
          ({ script, script_name, service }) => (script ?? script_name ?? service) === scraper.name,
        );
      if (!consumer) return [error(`No Worker consumes the queue "${queue}".`, "Run `npm run deploy`.")];
      if ((consumer.dead_letter_queue ?? undefined) === dead) return [];
      return [
        error(`Dead messages of "${queue}" do not go to "${dead ?? "nowhere"}".`, "Run `npm run deploy`."),
      ];
    });
  },
};
