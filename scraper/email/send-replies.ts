/** Sends the replies that admins wrote to leads: at once from the queue, later ones and failed ones from cron. */
import { describeError } from "../../domain/describe-error.ts";
import { type Locale, intlTags } from "../../domain/languages/locales.ts";
import { type ScrapeDatabase, unwrap } from "../store/database.ts";
import type { EmailSettings } from "./email-settings.ts";
import { type EmailPart, layOutEmail } from "./lay-out-email.ts";
import { readSiteName } from "./read-site-name.ts";
import { sendEmail } from "./send-email.ts";
import type { Email } from "./write-email.ts";

type TakenReply = { to: string; locale: Locale; reference: string; subject: string; body: string };

export async function sendWaitingReplies(
  database: ScrapeDatabase,
  settings: EmailSettings | undefined,
): Promise<void> {
  if (!settings) return;
  const answer = await database
    .from("lead_messages")
    .select("id")
    .eq("channel", "email")
    .eq("direction", "out")
    .is("sent_at", null)
    .is("cancelled_at", null)
    .lte("next_attempt_at", new Date().toISOString())
    .order("next_attempt_at")
    .limit(50);
  for (const { id } of unwrap(answer, "read waiting replies") ?? []) await sendReply(id, database, settings);
}

export async function sendReply(
  id: string,
  database: ScrapeDatabase,
  settings: EmailSettings,
): Promise<void> {
  const taken = await database.rpc("take_lead_message", { for_message: id });
  const reply = unwrap(taken, "take reply") as TakenReply | null;
  if (!reply) return;
  try {
    await sendEmail(
      settings.service,
      await writeReply(reply, settings.siteUrl, await readSiteName(database)),
      `reply-${id}`,
    );
    unwrap(await database.rpc("lead_message_sent", { for_message: id }), "mark reply sent");
  } catch (error) {
    const reason = describeError(error);
    console.error(JSON.stringify({ event: "reply_not_sent", messageId: id, reason }));
    const noted = database.from("lead_messages").update({ last_error: reason }).eq("id", id);
    unwrap(await noted, "note failure of reply");
  }
}

async function writeReply(
  { to, locale, reference, subject, body }: TakenReply,
  siteUrl: string,
  siteName: string,
): Promise<Email> {
  const title = `${subject} – ${reference}`;
  const parts = body.split(/\n{2,}/).map((text): EmailPart => ({ kind: "lines", text: text.trim() }));
  const layout = { language: intlTags[locale], subject: title, siteName, siteUrl, parts };
  return { to, subject: title, ...(await layOutEmail(layout)) };
}
