/** The scraper Worker: scrape messages, dead messages and cron. It reads hostile pages, so it holds no secret key. */
import { describeError } from "../domain/describe-error.ts";
import { buryBatch } from "./queue/bury.ts";
import { consumeBatch } from "./queue/consume.ts";
import type { RawEnv } from "./env.ts";
import { sendHeartbeat } from "./schedule/heartbeat.ts";
import { sweep } from "./schedule/sweep.ts";
import { scraperOf } from "./scraper.ts";

export { Teaching } from "./teach/teaching.ts";
export { HostGate } from "./fetch/host-gate.ts";

export default {
  async queue(batch, env) {
    const scraper = scraperOf(env);
    await (batch.queue.startsWith("scrape-dead") ? buryBatch(batch, scraper) : consumeBatch(batch, scraper));
  },
  async scheduled(_event, env) {
    const scraper = scraperOf(env);
    // Only the description: the platform logs an error that is thrown here with everything in it.
    await sweep(scraper).catch((error: unknown) => Promise.reject(new Error(describeError(error))));
    await sendHeartbeat(scraper, new Date());
  },
} satisfies ExportedHandler<RawEnv>;
