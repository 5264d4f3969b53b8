/**
 * Leads as CSV (RFC 4180) that a spreadsheet opens without running anything: a cell that would begin a formula gets an
 * apostrophe. A telephone number does too, so it stays text with its "+", and removing the apostrophe gives it back.
 */
import type { LeadHead } from "./lead-details.ts";

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

/** The first mark tells spreadsheets that it is UTF-8. */
export const csvHead = `\uFEFF${columns.join(",")}\r\n`;

export function csvLine(lead: LeadHead): string {
  return `${columns.map((column) => csvCell(lead[column] ?? "")).join(",")}\r\n`;
}

export function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) || safe !== text ? `"${safe.replaceAll('"', '""')}"` : safe;
}
