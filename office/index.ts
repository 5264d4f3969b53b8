/** The office Worker: emails, accounts, views and what cron keeps in order. It alone holds the secret key. */
import { describeError } from "../domain/describe-error.ts";
import { noteHeartbeat } from "../domain/heartbeat.ts";
import { readEmailSettings } from "./email/email-settings.ts";
import { sendNotices, sendWaitingNotices } from "./email/send-notices.ts";
import { sendWaitingReplies } from "./email/send-replies.ts";
import type { RawEnv } from "./env.ts";
import { sendLetters } from "./letters/send-letters.ts";
import { type Office, officeOf } from "./office.ts";
import { tellDevices } from "./people/tell-devices.ts";
import { eraseOldLeads } from "./schedule/erase-old-leads.ts";
import { noteLateLeads } from "./schedule/note-late-leads.ts";
import { addLetters } from "./schedule/add-letters.ts";
import { notifyAlarms } from "./schedule/notify-alarms.ts";
import { publishDueTexts } from "./schedule/publish-due-texts.ts";
import { sweepEditing } from "./schedule/sweep-editing.ts";
import { sweepFiles } from "./schedule/sweep-files.ts";
import { writeSnapshot } from "./schedule/write-snapshot.ts";
import { askForShareCards, makeShareCards } from "./share-cards/make-share-cards.ts";
import { countViews, deleteOldViews } from "./views.ts";

export { PartnerFeeds } from "./feeds/partner-feeds.ts";
export { Papers } from "./papers/papers.ts";
export { People } from "./people/people.ts";
export { LetterPreviews } from "./previews/letter-previews.ts";

export default {
  async queue(batch, env) {
    const { database, settings } = officeOf(env);
    if (batch.queue.startsWith("views")) return countViews(batch, database);
    if (batch.queue.startsWith("share-cards")) return makeShareCards(batch, database, settings.SITE_URL);
    return sendNotices(batch, database, readEmailSettings(env));
  },
  async scheduled(_event, env) {
    const office = officeOf(env);
    const now = new Date();
    // Wait for all of them: after a first failure, the others would be cut off when the event ends.
    const results = await Promise.allSettled<unknown>([
      publishDueTexts(office, now),
      writeSnapshot(office, now),
      sendEmails(office, env),
      notifyAlarms(office),
      eraseOldLeads(office.database, now),
      sweepEditing(office.database, now),
      sweepFiles(office, now),
      deleteOldViews(office.database, now),
      askForShareCards(office.database, env.SHARE_CARD_QUEUE),
    ]);
    const failed = results.filter((result) => result.status === "rejected");
    if (failed.length > 0) {
      // Only the descriptions: the platform logs an error that is thrown here with everything in it.
      throw new Error(failed.map(({ reason }) => describeError(reason)).join("; "));
    }
    await noteHeartbeat("office", now.toISOString(), office.catalogue, office.settings.HEARTBEAT_URL, fetch);
  },
} satisfies ExportedHandler<RawEnv>;

/** Async, so that wrong settings of emails stop nothing else. */
async function sendEmails(office: Office, env: RawEnv): Promise<void> {
  const added = await Promise.allSettled([noteLateLeads(office), addLetters(office.database, new Date())]);
  const settings = readEmailSettings(env);
  await sendWaitingReplies(office.database, settings);
  await sendWaitingNotices(office.database, settings);
  await sendLetters(office.database, settings);
  await tellDevices(office.database, settings);
  // What could not be added kept nothing from being sent.
  for (const result of added) if (result.status === "rejected") throw result.reason;
}
