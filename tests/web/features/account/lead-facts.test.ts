/** What the account promises about an enquiry. The tests run in UTC. */
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createElement as element } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import type { MyApplication } from "../../../../domain/leads/my-application.ts";
import { LeadFacts } from "../../../../web/features/account/application/lead-facts.tsx";
import { ProgressSteps } from "../../../../web/features/account/application/progress-steps.tsx";
import { ViewingList } from "../../../../web/features/account/application/viewing-list.tsx";
import { browserI18n } from "../../browser-i18n.ts";

const enquiry: MyApplication = {
  reference: "BT22-7K2M",
  kind: "application",
  state: "new",
  createdAt: "2026-11-29T18:00:00Z",
  dueAt: "2026-12-01T18:00:00Z",
  answeredAt: null,
  hasContract: false,
  isOthers: false,
  message: "",
  answers: {},
  home: null,
  steps: [],
  messages: [],
  viewings: [],
  offer: null,
  contract: null,
  earlierContracts: [],
  handedOn: [],
};
const nowMs = Date.parse(enquiry.createdAt);

async function read(application: MyApplication, now = nowMs): Promise<string> {
  const i18n = await browserI18n("en", ["myAccount", "myApplication"]);
  const page = element(
    I18nextProvider,
    { i18n },
    element(LeadFacts, { lead: application, nowMs: now }),
    element(ProgressSteps, { application }),
    element(ViewingList, { viewings: application.viewings, nowMs: now }),
  );
  return renderToStaticMarkup(element(QueryClientProvider, { client: new QueryClient() }, page));
}

test("Its times are Pattaya's and say so, whatever the reader's clock", async () => {
  const shown = await read(enquiry);
  expect(shown).toContain("Sent on Monday, 30 November 2026, 01:00 (Pattaya time)");
  expect(shown).toContain("within 48 hours, by Wednesday, 2 December 2026, 01:00 (Pattaya time).");
  expect(shown).toContain(">30 Nov 2026<");
});

test("A viewing promises what its letter does, without the steps of an application", async () => {
  const held = {
    id: "one",
    startsAt: "2026-12-03T03:00:00Z",
    minutes: 60,
    byVideo: false,
    place: "",
    status: "held",
    heldUntil: "2026-11-30T18:00:00Z",
    isGivenUp: false,
  } as const;
  const viewing: MyApplication = { ...enquiry, kind: "viewing", viewings: [held] };
  const shown = await read(viewing);
  expect(shown).toContain("We confirm the time in office hours and tell you.");
  expect(shown).toContain("This time is held for you until Tuesday, 1 December 2026, 01:00, Pattaya time.");
  expect(shown).not.toMatch(/48 hours|Down payment/);
  expect(await read(viewing, Date.parse(held.heldUntil))).toContain("The hold has ended");
  for (const [status, startsAt, isOpen] of [
    ["asked", held.startsAt, true],
    ["confirmed", held.startsAt, true],
    ["confirmed", enquiry.createdAt, false],
    ["cancelled", held.startsAt, false],
  ] as const) {
    const row = await read({ ...viewing, viewings: [{ ...held, status, startsAt, heldUntil: null }] });
    expect(row.includes("Give up this viewing</button>"), `${status} ${startsAt}`).toBe(isOpen);
    expect(row.includes("This time is not kept for you yet."), status).toBe(status === "asked");
  }
  const cancelled = { ...held, status: "cancelled", heldUntil: null } as const;
  expect(await read({ ...viewing, viewings: [cancelled] })).toContain("Cancelled by us");
  const givenUp = { ...cancelled, isGivenUp: true };
  expect(await read({ ...viewing, viewings: [givenUp] })).toContain("Cancelled by you");
  expect(await read({ ...viewing, hasContract: true, state: "contract" })).toContain("Down payment made");
});

test.each([
  ["contact", "We answer in office hours, usually the same day."],
  ["consultation", "We will write to you to settle the time."],
  ["affiliate", "We will write to you within a few days."],
] as const)("Of a %s the account promises what its thank-you page does", async (kind, promise) => {
  const shown = await read({ ...enquiry, kind });
  expect(shown).toContain(promise);
  expect(shown).not.toContain("48 hours");
});
