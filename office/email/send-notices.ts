/** Sends emails about leads: one per message, each once. Cron retries those that could not be sent. */
import { describeError } from "../../domain/describe-error.ts";
import * as v from "valibot";
import { guideAddress } from "../../domain/leads/guide-pass.ts";
import { viewingAddress } from "../../domain/leads/viewing-link.ts";
import { offerAddress } from "../../domain/offers/offer-pass.ts";
import { noticeAudiences, noticeMessageSchema, type LeadNotice } from "../../domain/leads/lead-notice.ts";
import { dueBy } from "./due-by.ts";
import type { EmailSettings } from "./email-settings.ts";
import type { BackendClient } from "../../domain/backend/connect.ts";
import { unwrap } from "../../domain/backend/unwrap.ts";
import { sendEmail } from "./send-email.ts";
import { sendUntil } from "./send-until.ts";
import { readLetterTexts } from "./read-letter-texts.ts";
import { readSender } from "./read-sender.ts";
import { sendLetters } from "../letters/send-letters.ts";
import { sendReply } from "./send-replies.ts";
import { type NoticedLead, writeEmail } from "./write-email.ts";

/** Acknowledges every message: an email that could not be sent stays a row, and cron finds it. */
export async function sendNotices(
  batch: MessageBatch,
  database: BackendClient,
  settings: EmailSettings | undefined,
): Promise<void> {
  for (const message of batch.messages) {
    const notice = v.safeParse(noticeMessageSchema, message.body);
    if (!notice.success) console.error(JSON.stringify({ event: "notice_unreadable", messageId: message.id }));
    else if (settings && "messageId" in notice.output) {
      await sendReply(notice.output.messageId, database, settings);
    } else if (settings && ("lettersOf" in notice.output || "alert" in notice.output)) {
      await sendLetters(database, settings, notice.output);
    } else if (settings && "leadId" in notice.output) await sendNotice(notice.output, database, settings);
    message.ack();
  }
}

/** Sends emails that the queue lost or the email service refused. */
export async function sendWaitingNotices(
  database: BackendClient,
  settings: EmailSettings | undefined,
): Promise<void> {
  if (!settings) return;
  const answer = await database
    .from("lead_notices")
    .select("lead_id,audience")
    .is("sent_at", null)
    .lte("next_attempt_at", dueBy())
    .order("next_attempt_at")
    .limit(50);
  await sendUntil(unwrap(answer, "read waiting emails") ?? [], async ({ lead_id: leadId, audience }) => {
    const known = noticeAudiences.find((one) => one === audience);
    if (known) await sendNotice({ leadId, audience: known }, database, settings);
  });
}

/** Where the letter's own link leads: to the guide, to the page of the viewing, or to an offer's pictures. */
async function ownLink(
  { id, kind, locale, reference, listing_title }: NoticedLead,
  database: BackendClient,
  { guideLinkKey: key, siteUrl }: EmailSettings,
): Promise<string | undefined> {
  if (kind !== "guide" && kind !== "offer" && (kind !== "viewing" || listing_title === null))
    return undefined;
  if (!key) throw new Error("GUIDE_LINK_KEY is missing, so the email cannot carry its link");
  const now = new Date();
  if (kind === "guide") return siteUrl + (await guideAddress(key, locale, now));
  if (kind === "offer") return siteUrl + (await offerAddress(key, reference, locale, now));
  const viewing = await readAskedViewing(database, id);
  return viewing && siteUrl + (await viewingAddress(key, viewing, locale));
}

/** The one that the form asked for. */
async function readAskedViewing(database: BackendClient, leadId: string) {
  const answer = await database
    .from("viewings")
    .select("id,startsAt:starts_at,minutes")
    .eq("lead_id", leadId)
    .is("created_by", null)
    .order("created_at")
    .limit(1);
  return unwrap(answer, "read the viewing of a form")?.[0];
}

async function sendNotice(
  { leadId, audience }: LeadNotice,
  database: BackendClient,
  settings: EmailSettings,
): Promise<void> {
  const taken = await database.rpc("take_lead_notice", { for_lead: leadId, for_audience: audience });
  const lead = unwrap(taken, "take lead notice") as NoticedLead | null;
  if (!lead) return;
  const row = database.from("lead_notices");
  try {
    const link = audience === "sender" ? await ownLink(lead, database, settings) : undefined;
    const email = await writeEmail(
      lead,
      audience,
      { ...settings, ...(await readSender(database)) },
      await readLetterTexts(database, lead.locale),
      link,
    );
    const named = await sendEmail(settings.service, email, `${leadId}-${audience}`);
    const noted = await database.rpc("note_sent_email", {
      letter_kind: "notice",
      letter_key: `notice ${leadId} ${audience}`,
      for_lead: leadId,
      letter_tells: { audience },
      named: named ?? "",
    });
    unwrap(noted, "note sent notice");
    const sent = { sent_at: new Date().toISOString(), last_error: null };
    unwrap(await row.update(sent).eq("lead_id", leadId).eq("audience", audience), "mark email sent");
  } catch (error) {
    const reason = describeError(error);
    console.error(JSON.stringify({ event: "email_not_sent", leadId, audience, reason }));
    unwrap(
      await row.update({ last_error: reason }).eq("lead_id", leadId).eq("audience", audience),
      "note email failure",
    );
  }
}
