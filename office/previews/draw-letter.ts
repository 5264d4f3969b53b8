/** Draws a letter with sample values by the code that writes the real one. Its links carry passes that open nothing. */
import { replySubject, replyTextKeys, writeReplyText } from "../../domain/leads/desk/reply-texts.ts";
import type { AskedLetter, DrawnLetter } from "../../domain/texts/letters/letter-preview.ts";
import { type LetterTexts, letterNames, letterTexts } from "../../domain/texts/letters/letter-texts.ts";
import { sampleReference, sampleWords } from "../../domain/texts/sample-words.ts";
import type { Sender } from "../email/read-sender.ts";
import { type Email, writeEmail } from "../email/write-email.ts";
import { writeReply } from "../email/write-reply.ts";
import { writeLetter } from "../letters/write-letter.ts";
import { sampleLetter } from "./sample-letters.ts";

type Addresses = Sender & { siteUrl: string };

/** `inForce` are the words of the letter in which a reply is sent. */
export async function drawLetter(
  asked: AskedLetter,
  site: Addresses,
  inForce: LetterTexts,
  now: Date,
): Promise<DrawnLetter | null> {
  const email =
    asked.kind === "reply" ? writeSampleReply(asked, site, inForce) : writeSample(asked, site, now);
  if (!email) return null;
  const { subject, html, text, attachments } = await email;
  const calendarEntry = attachments?.[0] && nameOfEntry(attachments[0].content);
  return { subject, html, text, ...(calendarEntry !== undefined && { calendarEntry }) };
}

function writeSample({ name, locale, own }: AskedLetter, site: Addresses, now: Date): Promise<Email> | null {
  const known = letterNames.find((one) => one === name);
  if (!known) return null;
  const addresses = { ...site, officeAddress: "office@example.com", guideLinkKey: sampleKey() };
  const texts = { ...letterTexts[locale], ...own };
  const sample = sampleLetter(known, locale, now);
  if (sample.kind !== "lead") return writeLetter(sample, addresses, texts, addresses.guideLinkKey);
  const ownLink = sample.ownPath && site.siteUrl + sample.ownPath;
  return writeEmail(sample.lead, "sender", addresses, texts, ownLink);
}

/** The greeting and the closing are seen with the first of the replies. */
function writeSampleReply(
  { name, locale, own }: AskedLetter,
  site: Addresses,
  inForce: LetterTexts,
): Promise<Email> {
  const key = replyTextKeys.find((one) => one === name) ?? "received";
  const filled = { name: sampleWords[locale].person, reference: sampleReference, office: site.siteName };
  const reply = {
    to: "sample@example.com",
    locale,
    reference: sampleReference,
    subject: replySubject(locale, key === "offer" ? "offer" : "application"),
    body: writeReplyText(key, locale, filled, { [locale]: own }),
  };
  return writeReply(reply, { ...site, officeAddress: "office@example.com" }, inForce);
}

/** Nobody has it, so nothing that is signed with it opens anything. */
const sampleKey = () => crypto.randomUUID();

/** The unfolded line of RFC 5545, without the marks before commas and semicolons. */
function nameOfEntry(content: string): string | undefined {
  const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
  const file = new TextDecoder().decode(bytes).replaceAll("\r\n ", "");
  return /^SUMMARY:(.*)$/m
    .exec(file)?.[1]
    ?.trim()
    .replaceAll(/\\([\\,;])/g, "$1");
}
