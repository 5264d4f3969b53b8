/**
 * workerd keeps its queues in memory, so every message is lost when it ends. A deployed Worker counts a message as
 * lost half an hour after it was sent. Here every start of workerd knows that all messages are lost: it sets their
 * rows back to "not sent", and the first tick of cron sends them again.
 */
import type { LocalDatabase } from "./database/open.ts";

export async function forgetLostMessages(database: LocalDatabase): Promise<void> {
  await database.script(`
    update public.scrape_runs set message_sent_at = null
      where state in ('queued', 'discovering') and message_sent_at is not null;
    update public.scrape_pages set message_sent_at = null
      where state = 'queued' and message_sent_at is not null;
    update public.scrape_images set message_sent_at = null
      where state = 'queued' and message_sent_at is not null;`);
}
