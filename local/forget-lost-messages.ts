/**
 * workerd keeps its queues in memory, so every message is lost when it ends. Deployed, a message counts as lost half an
 * hour after it was sent. Here every start of workerd knows that all of them are: what waited for one goes back to "not
 * sent", and the first tick of cron sends it again.
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
