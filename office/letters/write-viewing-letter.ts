/** Writes what a visitor is told about a viewing, with the entry for the calendar. */
import { type Locale, intlTags, localisePath } from "../../domain/languages/locales.ts";
import { viewingAddress } from "../../domain/leads/viewing-link.ts";
import { fillLetter } from "../../domain/texts/letters/fill-letter.ts";
import type { LetterTexts } from "../../domain/texts/letters/letter-texts.ts";
import { inPattaya } from "../../domain/places/in-pattaya.ts";
import type { EmailPart } from "../email/lay-out-email.ts";
import { type Email, type EmailAddresses, reachNames } from "../email/write-email.ts";
import { attachInvitation } from "./attach-invitation.ts";
import { layOutLetter } from "./lay-out-letter.ts";
import type { ToldViewing, ViewingNews } from "./told-letter.ts";

/** `key` signs the address of the page where it is given up. */
export async function writeViewingLetter(
  viewing: ToldViewing,
  addresses: EmailAddresses,
  texts: LetterTexts,
  key: string | undefined,
): Promise<Email> {
  if (key === undefined) throw new Error("GUIDE_LINK_KEY is not set.");
  const { to, locale, reference, news, startsAt, movedFrom, minutes, byVideo, place, home, slug } = viewing;
  const { subject, text } = wordsOf(news, texts);
  const where = [byVideo && texts.viewingByVideo, place].filter(Boolean).join(" · ");
  const isOver = news === "hold_ended" || news === "cancelled";
  const facts: [string, string][] = [
    ...(isOver ? [] : [[texts.viewingDuration, inMinutes(minutes, locale)] as [string, string]]),
    ...(home ? [[texts.viewingHome, home] as [string, string]] : []),
    ...(where ? [[texts.viewingPlace, where] as [string, string]] : []),
  ];
  const link = (text: string, path: string): EmailPart => ({
    kind: "link",
    text,
    url: addresses.siteUrl + path,
  });
  const links: EmailPart[] = [];
  if (home && slug) {
    links.push(link(isOver ? texts.viewingAnother : home, localisePath(`/property/${slug}`, locale)));
  }
  if (!isOver) {
    const named = { id: viewing.viewing, startsAt, minutes };
    links.push(link(texts.viewingGiveUp, await viewingAddress(key, named, locale)));
  }
  const paragraphs = [
    fillLetter(viewing.isGivenUp ? texts.viewingGivenUp : text, { when: inPattaya(startsAt, locale) }),
    ...(movedFrom ? [fillLetter(texts.viewingMovedFrom, { when: inPattaya(movedFrom, locale) })] : []),
    // A place of a viewing by video is the office's own way to join it.
    ...(byVideo && !place && !isOver ? [whoCalls(viewing, texts)] : []),
  ];
  const letter = await layOutLetter(
    { to, locale, reference, subject, paragraphs, facts, links },
    addresses,
    texts,
  );
  const title = [texts.viewingSubject, home].filter(Boolean).join(" · ");
  return { ...letter, ...attachInvitation(viewing, { title, location: where }, letter.to, addresses) };
}

function inMinutes(minutes: number, locale: Locale): string {
  const options = { style: "unit", unit: "minute", unitDisplay: "long" } as const;
  return new Intl.NumberFormat(intlTags[locale], options).format(minutes);
}

function whoCalls({ reachBy }: ToldViewing, texts: LetterTexts): string {
  if (reachBy === "email") return texts.viewingVideoLink;
  if (reachBy === "phone") return texts.viewingVideoPhone;
  return fillLetter(texts.viewingVideoCall, { channel: reachNames[reachBy] ?? reachBy });
}

function wordsOf(news: ViewingNews, texts: LetterTexts): { subject: string; text: string } {
  switch (news) {
    case "planned":
      return { subject: texts.viewingPlannedSubject, text: texts.viewingPlanned };
    case "confirmed":
      return { subject: texts.viewingConfirmedSubject, text: texts.viewingConfirmed };
    case "moved":
      return { subject: texts.viewingMovedSubject, text: texts.viewingMoved };
    case "cancelled":
      return { subject: texts.viewingCancelledSubject, text: texts.viewingCancelled };
    case "hold_ended":
      return { subject: texts.viewingHoldEndedSubject, text: texts.viewingHoldEnded };
    case "reminder":
      return { subject: texts.viewingReminderSubject, text: texts.viewingReminder };
  }
}
