import fc from "fast-check";
import { expect, test } from "vitest";
import { csvCell, leadsCsv } from "../../../../domain/leads/desk/lead-csv.ts";
import type { LeadHead } from "../../../../domain/leads/desk/lead-details.ts";

/** The text that a spreadsheet shows in the cell. */
const shown = (cell: string) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);

test.each(["=1+1", "+66812345678", "-2", "@sum", "\tx", "\rx"])("%j stays text", (text) => {
  expect(shown(csvCell(text))).toBe(`'${text}`);
});

test("Whatever was typed is one cell that begins no formula, and comes back whole", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const cell = csvCell(text);
      const read = shown(cell);
      expect(read).not.toMatch(/^[=+\-@\t\r\n]/);
      expect([text, `'${text}`]).toContain(read);
      if (!cell.startsWith('"')) expect(cell).not.toMatch(/[",\r\n]/);
    }),
  );
});

const lead: LeadHead = {
  id: "one",
  reference: "BT22-7K2M",
  kind: "offer",
  state: "options_sent",
  name: "Ann",
  email: "ann@example.com",
  phone: null,
  country: "SE",
  locale: "de",
  assignee: null,
  dueAt: null,
  answeredAt: null,
  createdAt: "2026-11-30T03:00:00Z",
  message: "",
  listing: null,
  remindAt: null,
  hasNewMessage: false,
};

test("Headings, kinds, states, countries and languages are words of the reader's language", () => {
  const english = leadsCsv("en");
  expect(english.head).toMatch(/^\uFEFFReference,Kind,State,Name,E-mail,.*,Received \(UTC\),.*,Message\r\n$/);
  expect(english.lineOf(lead)).toBe(
    "BT22-7K2M,Offer of a home,Answered,Ann,ann@example.com,,Sweden,German,2026-11-30T03:00:00Z,,,,\r\n",
  );
  expect(leadsCsv("th").lineOf(lead)).toContain("ฝากขายหรือฝากเช่า,ตอบแล้ว,Ann,ann@example.com,,สวีเดน,เยอรมัน");
  expect(english.lineOf({ ...lead, kind: "application" })).toContain(",Application,Options sent,");
});
