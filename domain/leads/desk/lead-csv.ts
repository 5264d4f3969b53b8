/**
 * Leads as CSV (RFC 4180) that a spreadsheet opens without running anything: a cell that would begin a formula gets an
 * apostrophe. A telephone number does too, so it stays text with its "+", and removing the apostrophe gives it back.
 */
import { type AdminLocale, intlTags } from "../../languages/locales.ts";
import type { LeadHead } from "./lead-details.ts";
import { leadWords } from "./lead-words.ts";

const columns = [
  "reference",
  "kind",
  "state",
  "name",
  "email",
  "phone",
  "country",
  "locale",
  "createdAt",
  "dueAt",
  "answeredAt",
  "listing",
  "message",
] as const satisfies readonly (keyof LeadHead)[];
type Column = (typeof columns)[number];

const headings: Record<AdminLocale, Record<Column, string>> = {
  en: {
    reference: "Reference",
    kind: "Kind",
    state: "State",
    name: "Name",
    email: "E-mail",
    phone: "Phone or handle",
    country: "Country",
    locale: "Language",
    createdAt: "Received (UTC)",
    dueAt: "Answer before (UTC)",
    answeredAt: "Answered (UTC)",
    listing: "Home",
    message: "Message",
  },
  th: {
    reference: "เลขอ้างอิง",
    kind: "ประเภท",
    state: "สถานะ",
    name: "ชื่อ",
    email: "อีเมล",
    phone: "โทรศัพท์หรือไอดี",
    country: "ประเทศ",
    locale: "ภาษา",
    createdAt: "ได้รับเมื่อ (UTC)",
    dueAt: "ต้องตอบก่อน (UTC)",
    answeredAt: "ตอบเมื่อ (UTC)",
    listing: "ที่อยู่อาศัย",
    message: "ข้อความ",
  },
};

/** The first mark tells spreadsheets that it is UTF-8. */
export function leadsCsvHead(reader: AdminLocale): string {
  return `\uFEFF${columns.map((column) => csvCell(headings[reader][column])).join(",")}\r\n`;
}

/** Times are as a machine reads them. */
export function leadsCsvLine(lead: LeadHead, reader: AdminLocale): string {
  const named = (type: "language" | "region", code: string) =>
    new Intl.DisplayNames(intlTags[reader], { type }).of(code) ?? code;
  const cells = columns.map((column) => {
    switch (column) {
      case "kind":
        return leadWords[reader].kinds[lead.kind];
      case "state":
        return leadWords[reader].states[lead.state];
      case "country":
        return lead.country ? named("region", lead.country) : "";
      case "locale":
        return named("language", lead.locale);
      default:
        return lead[column] ?? "";
    }
  });
  return `${cells.map(csvCell).join(",")}\r\n`;
}

export function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) || safe !== text ? `"${safe.replaceAll('"', '""')}"` : safe;
}
