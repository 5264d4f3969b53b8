/** The scraper Worker: messages from the queue, letters from its dead queue, and the clock. */
import { consumeBatch } from "./consume.ts";
import { buryBatch } from "./bury.ts";
import type { RawEnv } from "./env.ts";
import { readLetterSettings } from "./letters/letter-settings.ts";
import { sendNotices, sendWaitingNotices } from "./letters/send-notices.ts";
import { notifyAlarms } from "./notify-alarms.ts";
import { eraseOldLeads } from "./store/erase-old-leads.ts";
import { describeError } from "./outcome.ts";
import { scraperOf } from "./scraper.ts";
import { writeSnapshot } from "./snapshot.ts";
import { sweep } from "./sweep.ts";

export { HostGate } from "./fetch/host-gate.ts";

export default {
  async queue(batch, env) {
    const scraper = scraperOf(env);
    if (batch.queue.startsWith("lead-notices")) {
      return sendNotices(batch, scraper.database, readLetterSettings(env));
    }
    await (batch.queue.startsWith("scrape-dead") ? buryBatch(batch, scraper) : consumeBatch(batch, scraper));
  },
  async scheduled(_event, env) {
    const scraper = scraperOf(env);
    // All are waited for: what the first failure left behind would be cut off with the event.
    const ended: PromiseSettledResult<unknown>[] = await Promise.allSettled([
      sweep(scraper),
      writeSnapshot(scraper.catalogue, scraper.database, new Date()),
      sendWaitingNotices(scraper.database, readLetterSettings(env)),
      eraseOldLeads(scraper.database, new Date()),
    ]);
    // After the sweep, so that what it found is told at once; whether or not it went well.
    ended.push(...(await Promise.allSettled([notifyAlarms(scraper)])));
    const failed = ended.filter((one) => one.status === "rejected");
    if (failed.length > 0) {
      const reasons = failed.map(({ reason }) => reason);
      throw new AggregateError(reasons, reasons.map(describeError).join("; "));
    }
  },
} satisfies ExportedHandler<RawEnv>;
