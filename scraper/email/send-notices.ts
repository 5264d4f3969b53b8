/** Letters about leads: one a message, sent once, tried again by the clock until they are. */
import * as v from "valibot";
import { leadNoticeSchema, noticeAudiences, type LeadNotice } from "../../domain/lead-notice.ts";
import type { LetterSettings } from "./letter-settings.ts";
import { type ScrapeDatabase, unwrap } from "../store/database.ts";
import { postLetter } from "./post-letter.ts";
import { type LeadToTell, writeLetter } from "./write-letter.ts";

/** Every message is acknowledged: what could not be sent stays a row, and the clock finds it. */
export async function sendNotices(
  batch: MessageBatch,
  database: ScrapeDatabase,
  settings: LetterSettings,
): Promise<void> {
  for (const message of batch.messages) {
    const notice = v.safeParse(leadNoticeSchema, message.body);
    if (notice.success) await sendNotice(notice.output, database, settings);
    else console.error(JSON.stringify({ event: "notice_unreadable", messageId: message.id }));
    message.ack();
  }
}

/** What the queue lost or the e-mail service refused. */
export async function sendWaitingNotices(database: ScrapeDatabase, settings: LetterSettings): Promise<void> {
  const answer = await database
    .from("lead_notices")
    .select("lead_id,audience")
    .is("sent_at", null)
    .lte("next_attempt_at", new Date().toISOString())
    .order("next_attempt_at")
    .limit(50);
  for (const { lead_id: leadId, audience } of unwrap(answer, "reading waiting letters") ?? []) {
    const known = noticeAudiences.find((one) => one === audience);
    if (known) await sendNotice({ leadId, audience: known }, database, settings);
  }
}

async function sendNotice(
  { leadId, audience }: LeadNotice,
  database: ScrapeDatabase,
  settings: LetterSettings,
): Promise<void> {
  if (!settings.postOffice) return;
  const taken = await database.rpc("take_lead_notice", { for_lead: leadId, for_audience: audience });
  const lead = unwrap(taken, "taking a letter") as LeadToTell | null;
  if (!lead) return;
  const row = database.from("lead_notices");
  try {
    const letter = writeLetter(lead, audience, settings.officeAddress);
    await postLetter(settings.postOffice, letter, `${leadId}-${audience}`);
    const sent = { sent_at: new Date().toISOString(), last_error: null };
    unwrap(await row.update(sent).eq("lead_id", leadId).eq("audience", audience), "noting a sent letter");
  } catch (error) {
    const reason = String(error).slice(0, 300);
    console.error(JSON.stringify({ event: "letter_not_sent", leadId, audience, reason }));
    unwrap(
      await row.update({ last_error: reason }).eq("lead_id", leadId).eq("audience", audience),
      "noting a failure",
    );
  }
}
