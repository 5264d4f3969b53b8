import { expect, test } from "vitest";
import { type ScrapeAlarm, alarmKinds } from "../../../../domain/api.ts";
import { locales } from "../../../../domain/languages/locales.ts";
import { copiedPageOf, describeAlarm } from "../../../../web/administration/alarms/describe-alarm.ts";
import { textsOf } from "../texts-of.ts";

const alarmOf = (kind: ScrapeAlarm["kind"], detail: ScrapeAlarm["detail"]): ScrapeAlarm => ({
  id: "1",
  kind,
  detail,
  source: "Sample",
  runId: null,
  createdAt: "2026-01-01T00:00:00Z",
});

test.each([
  [
    "field-lost",
    { field: "price", before: 0.98, now: 0.1 },
    "Price: 10% of the homes have it, 98% had it before.",
  ],
  ["fewer-listings", { before: 1240.5, now: 12 }, "Homes read: 12, usually 1,241."],
  ["blocked", { pages: 1 }, "A bot wall answered for 1 page."],
  ["blocked", { pages: 4 }, "A bot wall answered for 4 pages."],
  [
    "too-many-withdrawals",
    { withdrawals: 3, listings: 5 },
    "3 of 5 homes would go. Nothing was withdrawn: the run waits for your answer.",
  ],
  [
    "too-many-changes",
    { changes: 24, listings: 24 },
    "24 of 24 homes would change status, offer, price or currency. Nothing was changed: the run waits for your answer.",
  ],
  ["robots-forbids", { reason: "robots-forbids" }, "The source is paused until an admin starts it again."],
  ["run-failed", { reason: "http-503" }, "No page was read: the site had an error (HTTP 503)."],
] as const)("%s with %j is described in words", async (kind, detail, words) => {
  const t = await textsOf("en");
  expect(describeAlarm(alarmOf(kind, detail), t, "en")).toBe(words);
});

test.each(locales)("Every kind of alarm has a sentence: %s", async (locale) => {
  const t = await textsOf(locale);
  for (const kind of alarmKinds) {
    const words = describeAlarm(alarmOf(kind, { field: "images", pages: 2, reason: "timeout" }), t, locale);
    expect(words).not.toMatch(/alarmDetail|runTexts|listingTexts|\{\{|NaN/);
  }
});

test("Only an alarm that names a page has a copy", () => {
  expect(copiedPageOf(alarmOf("field-lost", { copy: "https://homes.test/1" }))).toBe("https://homes.test/1");
  expect(copiedPageOf(alarmOf("field-lost", { copy: null }))).toBeUndefined();
});
