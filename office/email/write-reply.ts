/** Writes a reply of the office, as somebody typed it, with the way to the thread. */
import { type Locale, intlTags, localisePath } from "../../domain/languages/locales.ts";
import { applicationPath } from "../../domain/leads/enquiry-path.ts";
import type { LetterTexts } from "../../domain/texts/letters/letter-texts.ts";
import { type EmailPart, layOutEmail } from "./lay-out-email.ts";
import type { Email, EmailAddresses } from "./write-email.ts";

type Reply = { to: string; locale: Locale; reference: string; subject: string; body: string };

export async function writeReply(
  { to, locale, reference, subject, body }: Reply,
  { siteUrl, siteName, logo }: EmailAddresses,
  { thread, colon }: LetterTexts,
): Promise<Email> {
  const title = `${subject} – ${reference}`;
  const link = siteUrl + localisePath(applicationPath(reference), locale);
  const parts = [
    ...body.split(/\n{2,}/).map((text): EmailPart => ({ kind: "lines", text: text.trim() })),
    { kind: "link", text: thread, url: link } as const,
  ];
  const layout = { language: intlTags[locale], colon, subject: title, siteName, logo, siteUrl, parts };
  return { to, subject: title, ...(await layOutEmail(layout)) };
}
