import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pattayaDay } from "../../../domain/places/pattaya-time.ts";
import type { LeadDetails, LeadPage } from "../../../domain/leads/desk/lead-details.ts";
import { consentVersion } from "../../../domain/leads/consent.ts";
import { type Product, eventually, signIn, startProduct } from "../../start-product.ts";

let product: Product;
const tokens = new Map<string, string>();
beforeAll(async () => {
  product = await startProduct();
  for (const name of ["admin", "editor", "agent", "visitor"]) {
    tokens.set(name, await signIn(product, `${name}@example.com`));
  }
});
afterAll(() => product.close());

type Answer = { status: number; body: never };

async function ask(
  who: string,
  path: string,
  body?: unknown,
  method = body ? "POST" : "GET",
): Promise<Answer> {
  const response = await product.fetch(`/api/admin/leads${path}`, {
    method,
    headers: { authorization: `Bearer ${tokens.get(who)}`, "content-type": "application/json" },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as never };
}

const details = async (id: string): Promise<LeadDetails> => (await ask("admin", `/${id}`)).body;

/** Sends the application form and finds its lead. */
async function apply(more: object = {}): Promise<LeadPage["leads"][number]> {
  const email = `${randomUUID()}@example.com`;
  const form = {
    name: "Erika Muster",
    email,
    country: "DE",
    monthlyBudget: "60000",
    moneyDown: "200000",
    currency: "THB",
    wantedHome: "one-bedroom",
    wantedArea: "jomtien",
    purpose: "both",
    timing: "now",
    consent: consentVersion,
    locale: "de",
    ...more,
  };
  const sent = await product.fetch("/api/leads/application", {
    method: "POST",
    body: JSON.stringify(form),
    headers: { "content-type": "application/json" },
  });
  expect(sent.status).toBe(201);
  const page: LeadPage = (await ask("admin", `?q=${encodeURIComponent(form.email)}`)).body;
  const [lead] = page.leads;
  if (!lead) throw new Error("the lead is not listed");
  return lead;
}

async function emailsTo(address: string): Promise<{ subject: string; text: string }[]> {
  const url = `${product.backend.url}/_local/mailbox/messages?to=${encodeURIComponent(address)}`;
  return (await fetch(url)).json();
}

test("A reply is sent as written, in the thread, and stops the 48 hours", async () => {
  const lead = await apply();
  const reply = {
    channel: "email",
    subject: "Drei Wohnungen",
    body: "Guten Tag Erika,\n\nhier sind drei.",
    movesOn: true,
    idempotencyKey: randomUUID(),
  };
  expect((await ask("editor", `/${lead.id}/messages`, reply)).status).toBe(201);
  expect((await ask("editor", `/${lead.id}/messages`, reply)).body).toMatchObject({ isNew: false });
  const sent = await eventually(
    () => details(lead.id),
    ({ messages }) => messages.some(({ sentAt }) => sentAt !== null),
  );
  expect(sent).toMatchObject({ state: "options_sent", answeredAt: expect.any(String) });
  const letters = (await emailsTo(lead.email ?? "")).filter(({ subject }) => subject.includes("Drei"));
  expect(letters).toHaveLength(1);
  expect(letters[0]?.text).toContain("Guten Tag Erika,\n\nhier sind drei.");
  expect(letters[0]?.text).toContain(`/de/account/application?reference=${lead.reference}`);
});

test("A reply for later waits for cron and its time, and a stopped one never leaves", async () => {
  const lead = await apply();
  const sendAt = new Date(Date.now() + 3_600_000).toISOString();
  const later = (subject: string) =>
    ask("editor", `/${lead.id}/messages`, {
      channel: "email",
      subject,
      body: "Later.",
      sendAt,
      movesOn: false,
      idempotencyKey: randomUUID(),
    });
  const { id: stopped }: { id: string } = (await later("Stopped")).body;
  await later("Goes out");
  expect((await ask("editor", `/${lead.id}/messages/${stopped}`, undefined, "DELETE")).status).toBe(200);
  await product.workers.tick("*/5 * * * *");
  expect((await details(lead.id)).messages.map(({ sentAt }) => sentAt)).toEqual([null, null]);
  await product.backend.database.query(
    "update lead_messages set next_attempt_at = now() where lead_id = $1",
    [lead.id],
  );
  await product.workers.tick("*/5 * * * *");
  const subjects = (await emailsTo(lead.email ?? "")).map(({ subject }) => subject);
  expect(subjects.filter((subject) => /Stopped|Goes out/.test(subject))).toEqual([
    expect.stringContaining("Goes out"),
  ]);
});

test("When two admins move one lead, the second learns where it is now", async () => {
  const { id } = await apply();
  const move = (who: string, to: string) => ask(who, `/${id}/state`, { from: "new", to });
  expect((await move("editor", "viewing")).status).toBe(200);
  expect(await move("admin", "options_sent")).toMatchObject({
    status: 409,
    body: { error: { code: "conflict", present: "viewing" } },
  });
  expect((await ask("admin", `/${id}/state`, { from: "viewing", to: "lost" })).status).toBe(422);
});

test("The office is written to when a lead has waited for 24 and for 40 of 48 hours", async () => {
  const { id, reference } = await apply();
  for (const [left, waited] of [
    [23, 24],
    [7, 40],
  ]) {
    await product.backend.database.query(
      "update leads set due_at = now() + $2 * interval '1 hour', created_at = now() + ($2 - 48) * interval '1 hour' where id = $1",
      [id, left],
    );
    await product.workers.tick("*/5 * * * *");
    await product.workers.tick("*/5 * * * *");
    const subject = `Application · ใบสมัคร ${reference}: no answer for ${waited} hours · ยังไม่ได้ตอบ ${waited} ชั่วโมง`;
    const letters = await emailsTo("office@example.com");
    expect(letters.filter((letter) => letter.subject === subject)).toHaveLength(1);
  }
});

test("Homes that fit are found, each with its reasons", async () => {
  const { id } = await apply();
  const { matches }: { matches: { reasons: string[]; monthly: number }[] } = (
    await ask("agent", `/${id}/matches`)
  ).body;
  expect(matches.length).toBeGreaterThan(0);
  expect(matches[0]?.reasons).toEqual(expect.arrayContaining(["budget"]));
  for (const { monthly, reasons } of matches) {
    if (reasons.includes("budget")) expect(monthly).toBeLessThanOrEqual(60_000);
  }
});

test("The export is a CSV that opens without running anything", async () => {
  const name = `Cell, "quoted" ${Date.now()}`;
  await apply({ name, phone: "+66812345678", message: "=1+1" });
  const response = await product.fetch(`/api/admin/leads/export?q=${encodeURIComponent(name)}`, {
    headers: { authorization: `Bearer ${tokens.get("editor")}` },
  });
  expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  const text = await response.text();
  expect(text.trim().split("\r\n")).toHaveLength(2);
  expect(text).toContain(`"${name.replaceAll('"', '""')}"`);
  expect(text).toContain(`"'+66812345678"`);
  expect(text).toContain(`"'=1+1"`);
});

test("A calendar reads the viewings at its address, and a cancelled one stays with a higher sequence", async () => {
  const { id } = await apply();
  const startsAt = new Date(Date.now() + 86_400_000).toISOString();
  const viewing = {
    startsAt,
    minutes: 45,
    byVideo: true,
    place: "https://video.example/room",
    idempotencyKey: randomUUID(),
  };
  await ask("editor", `/${id}/viewings`, viewing);
  const { address }: { address: string } = (await ask("editor", "/calendar-feed", {})).body;
  const read = async () => {
    const response = await product.fetch(new URL(address).pathname);
    return {
      status: response.status,
      cache: response.headers.get("cache-control"),
      text: await response.text(),
    };
  };
  const first = await read();
  expect(first).toMatchObject({ status: 200, cache: "private, no-store" });
  const uid = /UID:(.+)/.exec(first.text)?.[1];
  const [planned] = (await details(id)).viewings;
  const change = { status: "cancelled", seen: planned?.sequence };
  await ask("editor", `/${id}/viewings/${planned?.id}`, change, "PATCH");
  const { text } = await read();
  const event = text.slice(text.indexOf(`UID:${uid}`));
  expect(event).toMatch(/SEQUENCE:1\r\n[^]*STATUS:CANCELLED/);
  expect((await product.fetch(`/api/calendar/${"0".repeat(64)}`)).status).toBe(404);
});

const usualTerms = {
  price: 2_000_000,
  downPayment: 200_000,
  months: 12,
  premiumPercent: 0,
  interestPercent: 0,
  startsOn: "2027-01-01",
  upgradeAfterMonths: 12,
  carryOverPercent: 50,
  downPaymentCounts: true,
  forfeiturePercent: 100,
};

/** As the office sends it: a home that no other contract has, and the instalments that were shown. */
async function usualContract() {
  const [home] = await product.backend.database.query<{ id: string }>(
    `select id from listings where not exists (select from contracts where listing_id = listings.id and ended_by is null)
     order by slug limit 1`,
  );
  return { listingId: home?.id, terms: usualTerms, instalments: Array<number>(12).fill(150_000) };
}

test("Viewings and reminders of an enquiry that was merged are changed where they are shown", async () => {
  const [kept, gone] = [await apply(), await apply()];
  const startsAt = new Date(Date.now() + 20 * 86_400_000).toISOString();
  const key = () => ({ idempotencyKey: randomUUID() });
  await ask("editor", `/${gone.id}/viewings`, { startsAt, minutes: 60, byVideo: false, place: "", ...key() });
  await ask("editor", `/${gone.id}/reminders`, { at: startsAt, body: "Call", ...key() });
  expect((await ask("admin", `/${gone.id}/merge`, { into: kept.id })).status).toBe(200);
  const shown = await details(kept.id);
  const [[viewing], [reminder]] = [shown.viewings, shown.reminders];
  const change = { place: "The lobby", seen: viewing?.sequence };
  expect((await ask("editor", `/${kept.id}/viewings/${viewing?.id}`, change, "PATCH")).status).toBe(200);
  expect((await ask("editor", `/${kept.id}/reminders/${reminder?.id}/done`, {})).status).toBe(200);
  const after = await details(kept.id);
  expect(after.viewings[0]?.place).toBe("The lobby");
  expect(after.reminders[0]?.doneAt).not.toBeNull();
});

test("What is sent twice with one key is kept once, and something else with this key is refused", async () => {
  const { id } = await apply();
  const contract: { id: string } = (await ask("admin", `/${id}/contract`, await usualContract())).body;
  const startsAt = new Date(Date.now() + 7 * 86_400_000).toISOString();
  const viewing = { startsAt, minutes: 60, byVideo: false, place: "" };
  const payment = { number: 1, amount: 5_000, paidOn: "2026-02-01", method: "cash", note: "" };
  for (const [path, body, change] of [
    [`/${id}/notes`, { body: "Called." }, { body: "Called again." }],
    [`/${id}/reminders`, { at: startsAt, body: "Call" }, { body: "Write" }],
    [`/${id}/viewings`, viewing, { minutes: 30 }],
    [`/contracts/${contract.id}/payments`, payment, { amount: 6_000 }],
  ] as const) {
    const keyed = { ...body, idempotencyKey: randomUUID() };
    expect((await ask("admin", path, keyed)).status, path).toBe(201);
    expect((await ask("admin", path, keyed)).status, path).toBe(201);
    expect((await ask("admin", path, { ...keyed, ...change })).status, path).toBe(409);
    expect((await ask("admin", path, body)).status, path).toBe(422);
  }
  const kept = await details(id);
  expect(
    [kept.notes, kept.reminders, kept.viewings, kept.contract?.payments].map((all) => all?.length),
  ).toEqual([1, 1, 1, 1]);
});

test("What cannot be done with an enquiry is refused by a code of its own", async () => {
  const [first, second] = [await apply(), await apply()];
  await product.backend.database.query(
    "update leads set listing_id = (select id from listings limit 1) where id in ($1, $2)",
    [first.id, second.id],
  );
  const startsAt = new Date(Date.now() + 9 * 86_400_000).toISOString();
  const viewing = { startsAt, minutes: 60, byVideo: false, place: "" };
  const atThatTime = () => ({ ...viewing, idempotencyKey: randomUUID() });
  expect((await ask("admin", `/${first.id}/viewings`, atThatTime())).status).toBe(201);
  for (const [path, body, method, code] of [
    [`/${second.id}/viewings`, atThatTime(), "POST", "viewing_clash"],
    [`/${first.id}/merge`, { into: first.id }, "POST", "merged_into_itself"],
    [`/${first.id}/merge`, undefined, "DELETE", "not_merged"],
    [`/${randomUUID()}`, undefined, "GET", "no_such_enquiry"],
  ] as const) {
    expect((await ask("admin", path, body, method)).body, path).toMatchObject({ error: { code } });
  }
});

test("Each role does what its rights say, on every address", async () => {
  const { id, reference } = await apply();
  const rows: [path: string, body: object | undefined, method: string][] = [
    ["", undefined, "GET"],
    ["/counts", undefined, "GET"],
    ["/colleagues", undefined, "GET"],
    [`/${id}`, undefined, "GET"],
    [`/${id}/notes`, { body: "x", idempotencyKey: randomUUID() }, "POST"],
    [`/${id}/draft`, { subject: "", body: "x" }, "PUT"],
    [`/${id}/presence`, { isReplying: false }, "POST"],
  ];
  for (const [path, body, method] of rows) {
    expect((await ask("visitor", path, body, method)).status, path).toBe(403);
    for (const who of ["admin", "editor", "agent"]) {
      expect((await ask(who, path, body, method)).status, `${who} ${path}`).toBeLessThan(300);
    }
  }
  const contract = await usualContract();
  for (const who of ["editor", "agent", "visitor"]) {
    expect((await ask(who, "/homes-to-offer?words=condo")).status, who).toBe(403);
    expect((await ask(who, `/${id}/contract`, contract)).status, who).toBe(403);
    expect((await ask(who, `/${id}/erasure`, { reference })).status, who).toBe(403);
  }
  expect((await ask("admin", `/${id}/contract`, contract)).status).toBe(201);
});

test("A contract whose instalments do not add up, or that ends before its upgrade, is refused in words", async () => {
  const { id } = await apply();
  const contract = await usualContract();
  const instalments = [...contract.instalments.slice(1), 149_999.99];
  expect(await ask("admin", `/${id}/contract`, { ...contract, instalments })).toEqual({
    status: 422,
    body: {
      error: {
        code: "schedule_does_not_add_up",
        message: expect.stringContaining("do not add up to the price in the contract"),
      },
    },
  });
  const short = { ...contract, terms: { ...usualTerms, upgradeAfterMonths: 13 } };
  expect(await ask("admin", `/${id}/contract`, short)).toMatchObject({
    status: 422,
    body: {
      error: {
        field: "terms.upgradeAfterMonths",
        message: expect.stringContaining("this contract would end before its upgrade opens"),
      },
    },
  });
  expect((await ask("admin", `/${id}/contract`, contract)).status).toBe(201);
  expect(await ask("admin", `/${id}/contract`, contract)).toMatchObject({
    status: 409,
    body: { error: { code: "has_contract", message: expect.stringContaining("has a contract already") } },
  });
  expect((await details(id)).contract).toMatchObject({ ...usualTerms, contractPrice: 2_000_000 });
});

/** What is answered while this buyer has the home. */
const soldTo = ({ id, reference }: { id: string; reference: string }) => ({
  status: 409,
  body: {
    error: {
      code: "home_sold",
      message: expect.stringContaining(`(${reference}). End that contract first`),
    },
    standing: { id, name: expect.any(String), reference },
  },
});

test("A home that another buyer has is refused with that buyer's name, until that contract ends", async () => {
  const [first, second] = [await apply(), await apply()];
  const contract = await usualContract();
  const later: { id: string } = (await ask("admin", `/${first.id}/contract`, contract)).body;
  expect(await ask("admin", `/${second.id}/contract`, contract)).toEqual(soldTo(first));
  await ask("admin", `/contracts/${later.id}/entries`, {
    kind: "terminated",
    happenedOn: pattayaDay(new Date()),
    reason: "Moves away",
    paid: 0,
    kept: 0,
    idempotencyKey: randomUUID(),
  });
  expect((await ask("admin", `/${second.id}/contract`, contract)).status).toBe(201);
});

test("A home that another buyer has by now is refused when a contract of it is reopened, and as the next home of an upgrade", async () => {
  const [first, second, third] = [await apply(), await apply(), await apply()];
  const happenedOn = pattayaDay(new Date());
  const contract = await usualContract();
  const ended: { id: string } = (await ask("admin", `/${first.id}/contract`, contract)).body;
  const enter = (entry: object) =>
    ask("admin", `/contracts/${ended.id}/entries`, {
      happenedOn,
      reason: "Moves away",
      idempotencyKey: randomUUID(),
      ...entry,
    });
  expect((await enter({ kind: "terminated", paid: 0, kept: 0 })).status).toBe(201);
  expect((await ask("admin", `/${second.id}/contract`, contract)).status).toBe(201);
  expect(await enter({ kind: "reopened" })).toEqual(soldTo(second));
  expect((await details(first.id)).contract).toMatchObject({ endedBy: expect.any(String) });

  const terms = { ...usualTerms, startsOn: "2026-01-01", upgradeAfterMonths: 1 };
  const own = { ...(await usualContract()), terms };
  const running: { id: string } = (await ask("admin", `/${third.id}/contract`, own)).body;
  for (const [number, amount] of [200_000, 150_000].entries()) {
    const payment = { number, amount, paidOn: "2026-02-01", method: "transfer", note: "" };
    await ask("admin", `/contracts/${running.id}/payments`, { ...payment, idempotencyKey: randomUUID() });
  }
  const upgrade = {
    ...contract,
    idempotencyKey: randomUUID(),
    entry: { happenedOn, reason: "Two bedrooms", paid: 350_000, moved: 175_000 },
  };
  const send = (next: object) => ask("admin", `/contracts/${running.id}/upgrade`, { ...upgrade, ...next });
  expect(await send({})).toEqual(soldTo(second));
  // Nothing of it is left: the contract runs on, and another home can follow it.
  expect((await details(third.id)).contract).toMatchObject({ id: running.id, endedBy: null });
  const { listingId } = await usualContract();
  expect((await send({ listingId })).status).toBe(201);
});

test("Homes to offer say which have a contract by now", async () => {
  const { id } = await apply();
  const contract = await usualContract();
  const [home] = await product.backend.database.query<{ slug: string }>(
    "select slug from listings where id = $1",
    [contract.listingId],
  );
  const offered = async () => (await ask("admin", `/homes-to-offer?words=${home?.slug}`)).body;
  expect(await offered()).toMatchObject({ homes: [{ id: contract.listingId, isUnderContract: false }] });
  expect((await ask("admin", `/${id}/contract`, contract)).status).toBe(201);
  expect(await offered()).toMatchObject({ homes: [{ id: contract.listingId, isUnderContract: true }] });
});

test("A week of the office has the viewings that its reader may see, by Pattaya's days", async () => {
  await product.backend.database.query(
    `insert into viewings (lead_id, starts_at, minutes, by_video, place, status)
     select id, at, 60, false, 'Office', status
     from (select id from leads order by created_at limit 1) as one,
       (values ('2031-03-09T17:00:00Z'::timestamptz, 'planned'), ('2031-03-16T16:59:00Z', 'confirmed'),
         ('2031-03-09T16:59:00Z', 'planned'), ('2031-03-12T05:00:00Z', 'cancelled')) as times (at, status)`,
  );
  const week = await ask("admin", "/viewings?from=2031-03-10", undefined, "GET");
  expect(week.status).toBe(200);
  const { viewings } = week.body as unknown as { viewings: { startsAt: string; status: string }[] };
  expect(viewings.map(({ status }) => status)).toEqual(["planned", "confirmed"]);
  for (const day of ["2031-02-31", "today", ""]) {
    expect((await ask("admin", `/viewings?from=${day}`, undefined, "GET")).status, day).toBe(400);
  }
});
