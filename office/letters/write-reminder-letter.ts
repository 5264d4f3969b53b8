/** Writes to an admin what they wanted to be reminded of: in both languages of the administration. */
import { intlTags } from "../../domain/languages/locales.ts";
import { enquiryPath } from "../../domain/leads/enquiry-path.ts";
import { inPattayaForOffice } from "../../domain/places/in-pattaya.ts";
import { type EmailPart, layOutEmail } from "../email/lay-out-email.ts";
import { type Email, type EmailAddresses, oneLine } from "../email/write-email.ts";
import type { ToldReminder } from "./told-letter.ts";

export async function writeReminderLetter(
  { to, reference, leadId, name, body, at }: ToldReminder,
  { officeAddress, siteName, siteUrl }: EmailAddresses,
): Promise<Email> {
  const { english, thai } = inPattayaForOffice(at);
  const subject = `Reminder · เตือนความจำ: ${oneLine(name)} – ${reference}`;
  const parts: EmailPart[] = [
    {
      kind: "paragraph",
      text: `You asked to be reminded on ${english}.`,
    },
    { kind: "paragraph", text: `คุณขอให้เตือนเมื่อ${thai}` },
    { kind: "quote", text: body },
    { kind: "link", text: "Open this enquiry · เปิดคำสอบถามนี้", url: siteUrl + enquiryPath(leadId) },
  ];
  const layout = { language: intlTags.en, subject, siteName, siteUrl, parts };
  return { to: to ?? officeAddress, subject, ...(await layOutEmail(layout)) };
}
