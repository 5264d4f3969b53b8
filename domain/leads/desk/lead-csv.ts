/**
 * Leads as CSV (RFC 4180) that a spreadsheet opens without running anything: a cell that would begin a formula gets an
 * apostrophe. A telephone number does too, so it stays text with its "+", and removing the apostrophe gives it back.
 */
import { type AdminLocale, intlTags } from "../../languages/locales.ts";
import type { LeadHead } from "./lead-details.ts";
import { leadWords, stateWord } from "./lead-words.ts";

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

/** In the words of a reader; times are as a machine reads them. Making names of countries takes longer than a line. */
export function leadsCsv(reader: AdminLocale): { head: string; lineOf: (lead: LeadHead) => string } {
  const tag = intlTags[reader];
  const countries = new Intl.DisplayNames(tag, { type: "region" });
  const languages = new Intl.DisplayNames(tag, { type: "language" });
  const { kinds } = leadWords[reader];
  const cellOf = (lead: LeadHead, column: Column): string | null | undefined => {
    switch (column) {
      case "kind":
        return kinds[lead.kind];
      case "state":
        return stateWord(reader, lead.kind, lead.state);
      case "country":
        return lead.country && countries.of(lead.country);
      case "locale":
        return languages.of(lead.locale);
      default:
        return lead[column];
    }
  };
  return {
    // The first mark tells spreadsheets that it is UTF-8.
    head: `\uFEFF${columns.map((column) => csvCell(headings[reader][column])).join(",")}\r\n`,
    lineOf: (lead) => `${columns.map((column) => csvCell(cellOf(lead, column) ?? "")).join(",")}\r\n`,
  };
}

export function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) || safe !== text ? `"${safe.replaceAll('"', '""')}"` : safe;
}
