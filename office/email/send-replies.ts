/**
 * Sends the messages of a thread: replies to the sender, and what the sender wrote to the office. At once from the
 * queue, later ones and failed ones from cron.
 */
import { describeError } from "../../domain/describe-error.ts";
import { type Locale, intlTags } from "../../domain/languages/locales.ts";
import { enquiryPath } from "../../domain/leads/enquiry-path.ts";
import type { BackendClient } from "../../domain/backend/connect.ts";
import { unwrap } from "../../domain/backend/unwrap.ts";
import { dueBy } from "./due-by.ts";
import type { EmailSettings } from "./email-settings.ts";
import { type EmailPart, layOutEmail } from "./lay-out-email.ts";
import { readLetterTexts } from "./read-letter-texts.ts";
import { readSender } from "./read-sender.ts";
import { sendEmail } from "./send-email.ts";
import { sendUntil } from "./send-until.ts";
import type { Email, EmailAddresses } from "./write-email.ts";
import { writeReply } from "./write-reply.ts";

type TakenMessage = {
  direction: "in" | "out";
  leadId: string;
  to: string;
  locale: Locale;
  reference: string;
  subject: string;
  body: string;
};

export async function sendWaitingReplies(
  database: BackendClient,
  settings: EmailSettings | undefined,
): Promise<void> {
  if (!settings) return;
  const answer = await database
    .from("lead_messages")
    .select("id")
    .or("channel.eq.email,direction.eq.in")
    .is("sent_at", null)
    .is("cancelled_at", null)
    .lte("next_attempt_at", dueBy())
    .order("next_attempt_at")
    .limit(50);
  await sendUntil(unwrap(answer, "read waiting replies") ?? [], ({ id }) =>
    sendReply(id, database, settings),
  );
}

export async function sendReply(id: string, database: BackendClient, settings: EmailSettings): Promise<void> {
  const taken = await database.rpc("take_lead_message", { for_message: id });
  const message = unwrap(taken, "take message") as TakenMessage | null;
  if (!message) return;
  try {
    const addresses = { ...settings, ...(await readSender(database)) };
    const email =
      message.direction === "in"
        ? await writeToOffice(message, addresses)
        : await writeReply(message, addresses, await readLetterTexts(database, message.locale));
    const named = await sendEmail(settings.service, email, `reply-${id}`);
    const noted = await database.rpc("note_sent_email", {
      letter_kind: "reply",
      letter_key: `reply ${id}`,
      for_lead: message.leadId,
      letter_tells: { direction: message.direction },
      named: named ?? "",
    });
    unwrap(noted, "note sent reply");
    unwrap(await database.rpc("lead_message_sent", { for_message: id }), "mark message sent");
  } catch (error) {
    const reason = describeError(error);
    console.error(JSON.stringify({ event: "message_not_sent", messageId: id, reason }));
    const noted = database.from("lead_messages").update({ last_error: reason }).eq("id", id);
    unwrap(await noted, "note failure of message");
  }
}

async function writeToOffice(
  { leadId, reference, body }: TakenMessage,
  { officeAddress, siteUrl, siteName }: EmailAddresses,
): Promise<Email> {
  const subject = `New message · ข้อความใหม่ ${reference}`;
  const parts: EmailPart[] = [
    { kind: "quote", text: body },
    { kind: "link", text: "Answer it in the enquiry · ตอบในคำสอบถาม", url: siteUrl + enquiryPath(leadId) },
  ];
  const layout = { language: intlTags.en, subject, siteName, siteUrl, parts };
  return { to: officeAddress, subject, ...(await layOutEmail(layout)) };
}
