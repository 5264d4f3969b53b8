/** Writes the emails about a lead as plain text: in English to the office, in their own language to the sender. */
import { formatDate } from "../../domain/languages/format-date.ts";
import type { LeadNotice } from "../../domain/leads/lead-notice.ts";
import type { LeadKind } from "../../domain/leads/lead-choices.ts";
import type { Locale } from "../../domain/languages/locales.ts";
import { site } from "../../domain/site/site.ts";

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

export type Email = { to: string; subject: string; text: string };

/** `guideLink` is where the sender of a request for the guide reads it. */
export function writeEmail(
  lead: NoticedLead,
  audience: LeadNotice["audience"],
  office: string,
  guideLink?: string,
): Email {
  return audience === "office" ? toOffice(lead, office) : toSender(lead, guideLink);
}

function toOffice(lead: NoticedLead, office: string): Email {
  const lines: [string, unknown][] = [
    ["Reference", lead.reference],
    ["Kind", lead.kind],
    ["Name", lead.name],
    ["E-mail", lead.email],
    ["Phone or handle", lead.phone],
    ["Reach by", lead.reach_by],
    ["Country", lead.country],
    ["Language", lead.locale],
    ["Home", lead.listing_title && `${lead.listing_title} (${lead.listing_slug})`],
    ["Answer before", lead.due_at && inPattaya(lead.due_at, "en")],
    ...Object.entries(lead.answers),
    ["Referral", lead.referral],
    ["Campaign", lead.campaign],
  ];
  const details = lines
    .filter(([, value]) => value !== null && value !== "" && value !== undefined)
    .map(([name, value]) => `${name}: ${oneLine(String(value))}`);
  return {
    to: office,
    subject: `${lead.kind} ${lead.reference}`,
    text: [...details, "", lead.message].join("\n").trim(),
  };
}

function toSender(lead: NoticedLead, guideLink?: string): Email {
  const words = texts[lead.locale];
  const due = lead.due_at && words.due(inPattaya(lead.due_at, lead.locale));
  return {
    to: lead.email ?? "",
    subject: `${words.subject} – ${lead.reference}`,
    text: [
      words.greeting(oneLine(lead.name)),
      "",
      words.received,
      ...(due ? [due] : []),
      words.reference(lead.reference),
      ...(guideLink ? ["", readGuide[lead.locale], guideLink] : []),
      "",
      words.closing,
      site.name,
    ].join("\n"),
  };
}

/** Keeps what a visitor typed on one line, so that no part of it can pass for a line of ours. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

function inPattaya(moment: string, locale: Locale): string {
  return formatDate(new Date(moment), locale, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Asia/Bangkok",
  });
}

type Words = {
  subject: string;
  greeting: (name: string) => string;
  received: string;
  due: (when: string) => string;
  reference: (code: string) => string;
  closing: string;
};

const texts: Record<Locale, Words> = {
  en: {
    subject: "We have your message",
    greeting: (name) => (name ? `Dear ${name},` : "Hello,"),
    received: "Thank you for writing to us. Your message has arrived and somebody is reading it.",
    due: (when) => `You will hear from us by ${when} (Pattaya time) with the homes you are approved for.`,
    reference: (code) => `Your reference number: ${code}`,
    closing: "Kind regards",
  },
  th: {
    subject: "เราได้รับข้อความของคุณแล้ว",
    greeting: (name) => (name ? `เรียน คุณ ${name}` : "สวัสดี"),
    received: "ขอบคุณที่ติดต่อเรา เราได้รับข้อความของคุณแล้วและกำลังดำเนินการ",
    due: (when) => `ภายในวันที่ ${when} (เวลาพัทยา) เราจะส่งรายการบ้านและคอนโดที่คุณได้รับอนุมัติ`,
    reference: (code) => `หมายเลขอ้างอิงของคุณ: ${code}`,
    closing: "ขอแสดงความนับถือ",
  },
  zh: {
    subject: "我们已收到您的来信",
    greeting: (name) => (name ? `${name}，您好：` : "您好："),
    received: "感谢您的来信。我们已经收到，并有专人处理。",
    due: (when) => `我们将在 ${when}（芭提雅时间）之前回复您，并附上您已获批的房源。`,
    reference: (code) => `您的参考编号：${code}`,
    closing: "祝您一切顺利",
  },
  ru: {
    subject: "Мы получили ваше сообщение",
    greeting: (name) => (name ? `Здравствуйте, ${name}!` : "Здравствуйте!"),
    received: "Спасибо, что написали нам. Ваше сообщение получено, им уже занимаются.",
    due: (when) =>
      `Варианты, которые вам одобрены, мы пришлём не позднее этого срока: ${when} (время Паттайи).`,
    reference: (code) => `Номер вашего обращения: ${code}`,
    closing: "С уважением",
  },
  de: {
    subject: "Ihre Nachricht ist bei uns",
    greeting: (name) => (name ? `Guten Tag ${name},` : "Guten Tag,"),
    received: "vielen Dank für Ihre Nachricht. Sie ist angekommen und wird gelesen.",
    due: (when) =>
      `Bis zum ${when} Uhr (Ortszeit Pattaya) erhalten Sie die Wohnungen, für die Sie eine Zusage haben.`,
    reference: (code) => `Ihre Vorgangsnummer: ${code}`,
    closing: "Mit freundlichen Grüßen",
  },
  fr: {
    subject: "Nous avons bien reçu votre message",
    greeting: (name) => (name ? `Bonjour ${name},` : "Bonjour,"),
    received: "Merci de nous avoir écrit. Votre message est bien arrivé et nous le lisons.",
    due: (when) =>
      `D’ici au ${when} (heure de Pattaya), vous recevrez les appartements pour lesquels vous avez un accord.`,
    reference: (code) => `Votre numéro de référence : ${code}`,
    closing: "Bien cordialement",
  },
};

const readGuide: Record<Locale, string> = {
  en: "This link opens your guide for thirty days:",
  th: "ลิงก์นี้เปิดคู่มือของคุณได้สามสิบวัน:",
  zh: "三十天内可用此链接阅读您的指南：",
  ru: "По этой ссылке ваше руководство доступно тридцать дней:",
  de: "Unter diesem Link lesen Sie Ihren Leitfaden, dreißig Tage lang:",
  fr: "Ce lien ouvre votre guide pendant trente jours :",
};
