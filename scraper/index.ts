/** The scraper Worker: scrape messages, dead messages, lead notices, views and cron. */
import { describeError } from "../domain/describe-error.ts";
import { consumeBatch } from "./queue/consume.ts";
import { buryBatch } from "./queue/bury.ts";
import type { RawEnv } from "./env.ts";
import { readEmailSettings } from "./email/email-settings.ts";
import { sendNotices, sendWaitingNotices } from "./email/send-notices.ts";
import { sendWaitingReplies } from "./email/send-replies.ts";
import { tellDevices } from "./people/tell-devices.ts";
import { noteLateLeads } from "./schedule/note-late-leads.ts";
import { notifyAlarms } from "./schedule/notify-alarms.ts";
import { sweepEditing } from "./store/sweep-editing.ts";
import { eraseOldLeads } from "./store/erase-old-leads.ts";
import { countViews, deleteOldViews } from "./store/views.ts";
import { type Scraper, scraperOf } from "./scraper.ts";
import { writeSnapshot } from "./schedule/write-snapshot.ts";
import { sendHeartbeat } from "./schedule/heartbeat.ts";
import { sweep } from "./schedule/sweep.ts";

export { People } from "./people/people.ts";
export { Teaching } from "./teach/teaching.ts";
export { HostGate } from "./fetch/host-gate.ts";

export default {
  async queue(batch, env) {
    const scraper = scraperOf(env);
    if (batch.queue.startsWith("lead-notices")) {
      return sendNotices(batch, scraper.database, readEmailSettings(env));
    }
    if (batch.queue.startsWith("views")) return countViews(batch, scraper.database);
    await (batch.queue.startsWith("scrape-dead") ? buryBatch(batch, scraper) : consumeBatch(batch, scraper));
  },
  async scheduled(_event, env) {
    const scraper = scraperOf(env);
    // Wait for all of them: after a first failure, the others would be cut off when the event ends.
    const results: PromiseSettledResult<unknown>[] = await Promise.allSettled([
      sweep(scraper),
      writeSnapshot(scraper.catalogue, scraper.database, new Date()),
      sendEmails(scraper, env),
      eraseOldLeads(scraper.database, new Date()),
      sweepEditing(scraper.database, new Date()),
      deleteOldViews(scraper.database, new Date()),
    ]);
    // After the sweep, even a failed one, so that the alarms it raised are sent at once.
    results.push(...(await Promise.allSettled([notifyAlarms(scraper)])));
    const failed = results.filter((result) => result.status === "rejected");
    if (failed.length > 0) {
      // Only the descriptions: the platform logs an error that is thrown here with everything in it.
      throw new Error(failed.map(({ reason }) => describeError(reason)).join("; "));
    }
    await sendHeartbeat(scraper, new Date());
  },
} satisfies ExportedHandler<RawEnv>;

/** Async, so that wrong settings of emails stop nothing else. */
async function sendEmails(scraper: Scraper, env: RawEnv): Promise<void> {
  await noteLateLeads(scraper);
  const settings = readEmailSettings(env);
  await sendWaitingReplies(scraper.database, settings);
  await sendWaitingNotices(scraper.database, settings);
  await tellDevices(scraper.database, settings);
}
