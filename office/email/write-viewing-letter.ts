/** Writes the letter that a viewing is confirmed, or that a hold has ended without that. */
import { type Locale, intlTags, localisePath } from "../../domain/languages/locales.ts";
import { applicationPath } from "../../domain/leads/enquiry-path.ts";
import { type LetterTexts, fillLetter } from "../../domain/texts/letter-texts.ts";
import { inPattaya } from "./in-pattaya.ts";
import { type EmailPart, layOutEmail } from "./lay-out-email.ts";
import type { Email, EmailAddresses } from "./write-email.ts";

export const viewingNews = ["confirmed", "hold_ended"] as const;
export type ViewingNews = (typeof viewingNews)[number];

export type ToldViewing = {
  to: string;
  locale: Locale;
  reference: string;
  startsAt: string;
  byVideo: boolean;
  place: string;
  /** Grows with each change, so that a moved viewing has a letter of its own. */
  sequence: number;
  home: string | null;
  slug: string | null;
};

/** Everything in it is the office's or ours: a visitor's address may be somebody else's. */
export async function writeViewingLetter(
  { to, locale, reference, startsAt, byVideo, place, home, slug }: ToldViewing,
  news: ViewingNews,
  { siteName, siteUrl }: Omit<EmailAddresses, "officeAddress">,
  /** In the visitor's language. */
  texts: LetterTexts,
): Promise<Email> {
  const { greeting, reference: referenceName, thread, notYou, closing, colon } = texts;
  const letter = newsOf(news, texts);
  const where = byVideo ? texts.viewingByVideo : place;
  const rows: [string, string][] = [
    ...(home ? [[texts.viewingHome, home] as [string, string]] : []),
    ...(where ? [[texts.viewingPlace, where] as [string, string]] : []),
    [referenceName, reference],
  ];
  const link = (text: string, path: string): EmailPart => ({
    kind: "link",
    text,
    url: siteUrl + localisePath(path, locale),
  });
  const parts: EmailPart[] = [
    { kind: "paragraph", text: greeting },
    { kind: "paragraph", text: fillLetter(letter.text, { when: inPattaya(startsAt, locale) }) },
    { kind: "facts", rows },
    ...(news === "hold_ended" && slug ? [link(texts.viewingAnother, `/property/${slug}`)] : []),
    link(thread, applicationPath(reference)),
    { kind: "paragraph", text: notYou },
    { kind: "paragraph", text: closing },
  ];
  const subject = `${letter.subject} – ${reference}`;
  const layout = { language: intlTags[locale], colon, subject, siteName, siteUrl, parts };
  return { to, subject, ...(await layOutEmail(layout)) };
}

function newsOf(news: ViewingNews, texts: LetterTexts) {
  return news === "confirmed"
    ? { subject: texts.viewingConfirmedSubject, text: texts.viewingConfirmed }
    : { subject: texts.viewingHoldEndedSubject, text: texts.viewingHoldEnded };
}
