/** Writes the letter that a viewing is confirmed, or that a hold has ended without that. */
import { type Locale, intlTags, localisePath } from "../../domain/languages/locales.ts";
import { applicationPath } from "../../domain/leads/enquiry-path.ts";
import type { LetterTexts } from "../../domain/texts/letter-texts.ts";
import { inPattaya } from "./in-pattaya.ts";
import { type EmailPart, layOutEmail } from "./lay-out-email.ts";
import { viewingTexts } from "./viewing-texts.ts";
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
  { greeting, reference: referenceName, thread, notYou, closing, colon }: LetterTexts,
): Promise<Email> {
  const texts = viewingTexts[locale];
  const letter = texts[news];
  const where = byVideo ? texts.byVideo : place;
  const rows: [string, string][] = [
    ...(home ? [[texts.home, home] as [string, string]] : []),
    ...(where ? [[texts.place, where] as [string, string]] : []),
    [referenceName, reference],
  ];
  const link = (text: string, path: string): EmailPart => ({
    kind: "link",
    text,
    url: siteUrl + localisePath(path, locale),
  });
  const parts: EmailPart[] = [
    { kind: "paragraph", text: greeting },
    { kind: "paragraph", text: letter.news(inPattaya(startsAt, locale)) },
    { kind: "facts", rows },
    ...(news === "hold_ended" && slug ? [link(texts.another, `/property/${slug}`)] : []),
    link(thread, applicationPath(reference)),
    { kind: "paragraph", text: notYou },
    { kind: "paragraph", text: closing },
  ];
  const subject = `${letter.subject} – ${reference}`;
  const layout = { language: intlTags[locale], colon, subject, siteName, siteUrl, parts };
  return { to, subject, ...(await layOutEmail(layout)) };
}
