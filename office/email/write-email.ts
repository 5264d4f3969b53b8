/** Writes the emails about a lead: to the office in both its languages, to the sender in theirs. */
import { type Locale, intlTags, localisePath } from "../../domain/languages/locales.ts";
import { describeAnswers } from "../../domain/leads/desk/describe-answers.ts";
import { leadWords } from "../../domain/leads/desk/lead-words.ts";
import { applicationPath, enquiryPath } from "../../domain/leads/enquiry-path.ts";
import type { Sender } from "./read-sender.ts";
import type { LeadKind } from "../../domain/leads/lead-choices.ts";
import { pattayaInstant } from "../../domain/places/pattaya-time.ts";
import { type LeadNotice, lateShares } from "../../domain/leads/lead-notice.ts";
import { fillLetter } from "../../domain/texts/letters/fill-letter.ts";
import type { LetterTexts } from "../../domain/texts/letters/letter-texts.ts";
import { inPattaya } from "../../domain/places/in-pattaya.ts";
import { type EmailPart, layOutEmail } from "./lay-out-email.ts";

export type NoticedLead = {
  id: string;
  reference: string;
  kind: LeadKind;
  locale: Locale;
  name: string;
  email: string | null;
  phone: string | null;
  country: string | null;
  reach_by: string;
  message: string;
  answers: Record<string, unknown>;
  referral: string | null;
  campaign: string | null;
  due_at: string | null;
  created_at: string;
  listing_title: string | null;
  listing_slug: string | null;
};

export type Email = {
  to: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
  /** `content` is base64. */
  attachments?: { filename: string; content: string; content_type: string }[];
};

export type EmailAddresses = Sender & { officeAddress: string; siteUrl: string };

const hourMs = 3_600_000;

/** `ownLink` is where the sender reads the guide, holds or gives up the time of a viewing, or adds pictures to an offer. */
export function writeEmail(
  lead: NoticedLead,
  audience: LeadNotice["audience"],
  addresses: EmailAddresses,
  /** In the sender's language. */
  texts: LetterTexts,
  ownLink?: string,
): Promise<Email> {
  if (audience === "sender") return toSender(lead, addresses, texts, ownLink);
  return toOffice(lead, addresses, audience === "office" ? undefined : waitOf(lead, lateShares[audience]));
}

async function toOffice(
  lead: NoticedLead,
  { officeAddress, siteName, siteUrl }: EmailAddresses,
  wait: ReturnType<typeof waitOf> | undefined,
): Promise<Email> {
  const facts: [string, unknown][] = [
    ["Reference · เลขอ้างอิง", lead.reference],
    ["Kind · ประเภท", kindOf(lead)],
    ["Name · ชื่อ", lead.name],
    ["E-mail · อีเมล", lead.email],
    ["Phone or handle · โทรศัพท์หรือไอดี", lead.phone],
    ["Reach by · ติดต่อทาง", reachNames[lead.reach_by] ?? lead.reach_by],
    ["Country · ประเทศ", lead.country && inBoth("region", lead.country)],
    ["Language · ภาษา", inBoth("language", lead.locale)],
    ["Home · บ้าน", lead.listing_title && `${lead.listing_title} (${lead.listing_slug})`],
    [
      "Answer before (Pattaya time) · ตอบก่อน (เวลาพัทยา)",
      lead.due_at && `${inPattaya(lead.due_at, "en")} · ${inPattaya(lead.due_at, "th")}`,
    ],
    ...answersInBoth(lead.answers),
    ["Referral · ผู้แนะนำ", lead.referral],
    ["Campaign · แคมเปญ", lead.campaign],
  ];
  const rows = facts
    .filter(([, value]) => value !== null && value !== "" && value !== undefined)
    .map(([name, value]): [string, string] => [oneLine(name), oneLine(String(value))]);
  const head = `${kindOf(lead)} ${lead.reference}`;
  const subject = wait ? `${head}: no answer for ${wait.hours} hours · ยังไม่ได้ตอบ ${wait.hours} ชั่วโมง` : head;
  const parts: EmailPart[] = [
    ...(wait ? [{ kind: "paragraph", text: describeWait(wait) } as const] : []),
    { kind: "facts", rows },
    ...(lead.message ? [{ kind: "quote", text: lead.message } as const] : []),
    { kind: "link", text: "Open this enquiry · เปิดคำสอบถามนี้", url: siteUrl + enquiryPath(lead.id) },
  ];
  return {
    to: officeAddress,
    subject,
    ...(await layOutEmail({ language: intlTags.en, subject, siteName, siteUrl, parts })),
  };
}

/** As the office reads them. Names of messengers are the same in every language. */
export const reachNames: Readonly<Record<string, string>> = {
  email: "E-mail · อีเมล",
  phone: "Phone · โทรศัพท์",
  whatsapp: "WhatsApp",
  line: "LINE",
  telegram: "Telegram",
  wechat: "WeChat",
};

function kindOf({ kind }: NoticedLead): string {
  return `${leadWords.en.kinds[kind]} · ${leadWords.th.kinds[kind]}`;
}

/** In both languages of the administration. */
function inBoth(type: "region" | "language", code: string): string {
  const names = (["en", "th"] as const).map((reader) => new Intl.DisplayNames(reader, { type }).of(code));
  return names.join(" · ");
}

function join(one: string, other = one): string {
  return one === other ? one : `${one} · ${other}`;
}

/** In both languages of the administration, once where they say the same. */
function answersInBoth(answers: NoticedLead["answers"]): [string, string][] {
  const thai = describeAnswers(answers, "th");
  return describeAnswers(answers, "en").map(([name, value], place) => [
    join(name, thai[place]?.[0]),
    join(value, thai[place]?.[1]),
  ]);
}

/** How long the lead has waited when the office is written to. */
function waitOf({ created_at, due_at }: NoticedLead, share: number) {
  const promised = (Date.parse(due_at ?? created_at) - Date.parse(created_at)) / hourMs;
  return { hours: Math.round(promised * share), promised: Math.round(promised) };
}

function describeWait({ hours, promised }: ReturnType<typeof waitOf>): string {
  return `Nobody has answered for ${hours} hours. ${promised} hours were promised. · ยังไม่มีใครตอบมา ${hours} ชั่วโมงแล้ว เราสัญญาว่าจะตอบภายใน ${promised} ชั่วโมง`;
}

/** Whoever has held the time of a viewing finds the way to give it up in the same letter. */
function ownLinkTexts(kind: LeadKind): ("guide" | "pictures" | "hold" | "viewingGiveUp")[] {
  if (kind === "guide") return ["guide"];
  return kind === "offer" ? ["pictures"] : ["hold", "viewingGiveUp"];
}

/** The address is not confirmed, so this email contains nothing that a visitor typed: not even the name. */
async function toSender(
  lead: NoticedLead,
  { siteName, logo, siteUrl }: EmailAddresses,
  texts: LetterTexts,
  ownLink: string | undefined,
): Promise<Email> {
  const opening = openingOf(lead.kind, texts);
  const subject = `${opening.subject} – ${lead.reference}`;
  const viewing = viewingOf(lead);
  const home = viewing && lead.listing_title;
  const paragraphs = [
    texts.greeting,
    opening.received,
    // Only applicants were promised homes by then.
    ...(lead.due_at && lead.kind === "application"
      ? [fillLetter(texts.due, { when: inPattaya(lead.due_at, lead.locale) })]
      : []),
    ...(lead.due_at && lead.kind === "offer"
      ? [fillLetter(texts.offerDue, { when: inPattaya(lead.due_at, lead.locale) })]
      : []),
    ...(viewing ? [fillLetter(texts.viewing, { when: inPattaya(viewing, lead.locale) })] : []),
  ];
  const parts: EmailPart[] = [
    ...paragraphs.map((text) => ({ kind: "paragraph", text }) as const),
    {
      kind: "facts",
      rows: [
        ...(home ? [[texts.viewingHome, home] as [string, string]] : []),
        [texts.reference, lead.reference],
      ],
    },
    ...(home && lead.listing_slug
      ? [
          {
            kind: "link",
            text: home,
            url: siteUrl + localisePath(`/property/${lead.listing_slug}`, lead.locale),
          } as const,
        ]
      : []),
    ...(ownLink
      ? ownLinkTexts(lead.kind).map((name) => ({ kind: "link", text: texts[name], url: ownLink }) as const)
      : []),
    // Nobody has to answer the guide.
    ...(ownLink && lead.kind === "guide"
      ? []
      : [
          {
            kind: "link",
            text: texts.thread,
            url: siteUrl + localisePath(applicationPath(lead.reference), lead.locale),
          } as const,
        ]),
    { kind: "paragraph", text: texts.notYou },
    { kind: "paragraph", text: texts.closing },
  ];
  return {
    to: lead.email ?? "",
    subject,
    ...(await layOutEmail({
      language: intlTags[lead.locale],
      colon: texts.colon,
      subject,
      siteName,
      logo,
      siteUrl,
      parts,
    })),
  };
}

function openingOf(kind: LeadKind, texts: LetterTexts): Pick<LetterTexts, "subject" | "received"> {
  if (kind === "guide") return { subject: texts.guideSubject, received: texts.guideReceived };
  if (kind === "application")
    return { subject: texts.applicationSubject, received: texts.applicationReceived };
  if (kind === "offer") return { subject: texts.offerSubject, received: texts.offerReceived };
  if (kind === "affiliate") return { subject: texts.affiliateSubject, received: texts.affiliateReceived };
  if (kind === "viewing") return { subject: texts.viewingAskedSubject, received: texts.viewingAskedReceived };
  return texts;
}

/** A time of the office's, which the visitor chose and did not type. */
function viewingOf({ kind, answers }: NoticedLead): Date | undefined {
  return kind === "viewing" ? pattayaInstant(String(answers["viewingAt"])) : undefined;
}

/** Keeps what a visitor typed on one line, so that no part of it can pass for a line of ours. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
