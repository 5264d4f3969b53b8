import { expect, test } from "vitest";
import type { Locale } from "../../../domain/languages/locales.ts";
import { type NoticedLead, writeEmail } from "../../../scraper/email/write-email.ts";

const lead: NoticedLead = {
  id: "1",
  reference: "BT-7K2M",
  kind: "application",
  locale: "de",
  name: "Anna Weber",
  email: "anna@example.com",
  phone: null,
  country: null,
  reach_by: "email",
  message: "",
  answers: {},
  referral: null,
  campaign: null,
  due_at: "2027-01-01T07:00:00Z",
  created_at: "2026-12-30T07:00:00Z",
  listing_title: null,
  listing_slug: null,
};

function textFor(locale: Locale): string {
  return writeEmail({ ...lead, locale }, "sender", "office@example.com").text.replaceAll(/\s/gu, " ");
}

test("An applicant reads when to expect an answer, with date and time as their language writes them", () => {
  expect(textFor("de")).toContain("Bis zum 1. Januar 2027 um 14:00 Uhr (Ortszeit Pattaya)");
  expect(textFor("fr")).toContain("D’ici au 1er janvier 2027 à 14:00 (heure de Pattaya)");
});
