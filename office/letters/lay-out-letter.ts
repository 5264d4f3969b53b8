/** What the letters to a visitor have in common: their greeting, the reference and the way to the thread. */
import { type Locale, intlTags, localisePath } from "../../domain/languages/locales.ts";
import { applicationPath } from "../../domain/leads/enquiry-path.ts";
import type { LetterTexts } from "../../domain/texts/letters/letter-texts.ts";
import { type EmailPart, layOutEmail } from "../email/lay-out-email.ts";
import type { Email, EmailAddresses } from "../email/write-email.ts";

type Letter = {
  to: string | null;
  locale: Locale;
  reference: string;
  /** What the reference is, where it is not an enquiry's. */
  referenceName?: string;
  subject: string;
  paragraphs: string[];
  facts: [name: string, value: string][];
  links?: EmailPart[];
  /** About a contract: the link leads to what is paid, and to how to pay where money is owed. Nobody wrote by mistake. */
  isToBuyer?: "owes" | "all";
  /** The way on, where it is not the thread. Who gets such a letter is no stranger. */
  way?: { text: string; path: string };
};

/** Everything in it is the office's or ours: a visitor's address may be somebody else's. */
export async function layOutLetter(
  {
    to,
    locale,
    reference,
    referenceName,
    subject: title,
    paragraphs,
    facts,
    links = [],
    isToBuyer,
    way,
  }: Letter,
  { siteName, logo, siteUrl }: EmailAddresses,
  texts: LetterTexts,
): Promise<Email> {
  const { greeting, reference: itsReference, notYou, closing, colon } = texts;
  const subject = `${title} – ${reference}`;
  const toBuyer = { owes: texts.instalmentHowToPay, all: texts.instalmentAccount };
  const parts: EmailPart[] = [
    { kind: "paragraph", text: greeting },
    ...paragraphs.map((text) => ({ kind: "paragraph", text }) as const),
    { kind: "facts", rows: [...facts, [referenceName ?? itsReference, reference]] },
    ...links,
    {
      kind: "link",
      text: way?.text ?? (isToBuyer ? toBuyer[isToBuyer] : texts.thread),
      url: siteUrl + (way?.path ?? localisePath(applicationPath(reference), locale)),
    },
    ...(isToBuyer || way ? [] : [{ kind: "paragraph", text: notYou } as const]),
    { kind: "paragraph", text: closing },
  ];
  const layout = { language: intlTags[locale], colon, subject, siteName, logo, siteUrl, parts };
  return { to: to ?? "", subject, ...(await layOutEmail(layout)) };
}
