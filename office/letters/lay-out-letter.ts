/** What the letters to a visitor have in common: their greeting, the reference and the way to the thread. */
import { type Locale, intlTags, localisePath } from "../../domain/languages/locales.ts";
import { applicationPath } from "../../domain/leads/enquiry-path.ts";
import type { LetterTexts } from "../../domain/texts/letter-texts.ts";
import { type EmailPart, layOutEmail } from "../email/lay-out-email.ts";
import type { Email, EmailAddresses } from "../email/write-email.ts";

type Letter = {
  to: string | null;
  locale: Locale;
  reference: string;
  subject: string;
  paragraphs: string[];
  facts: [name: string, value: string][];
  links?: EmailPart[];
};

/** Everything in it is the office's or ours: a visitor's address may be somebody else's. */
export async function layOutLetter(
  { to, locale, reference, subject: title, paragraphs, facts, links = [] }: Letter,
  { siteName, siteUrl }: EmailAddresses,
  { greeting, reference: referenceName, thread, notYou, closing, colon }: LetterTexts,
): Promise<Email> {
  const subject = `${title} – ${reference}`;
  const parts: EmailPart[] = [
    { kind: "paragraph", text: greeting },
    ...paragraphs.map((text) => ({ kind: "paragraph", text }) as const),
    { kind: "facts", rows: [...facts, [referenceName, reference]] },
    ...links,
    { kind: "link", text: thread, url: siteUrl + localisePath(applicationPath(reference), locale) },
    { kind: "paragraph", text: notYou },
    { kind: "paragraph", text: closing },
  ];
  const layout = { language: intlTags[locale], colon, subject, siteName, siteUrl, parts };
  return { to: to ?? "", subject, ...(await layOutEmail(layout)) };
}
