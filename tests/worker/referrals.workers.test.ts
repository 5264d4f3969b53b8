/** A link, the form it brings, the referrer's page; and what a link must not do. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { consentVersion } from "../../domain/leads/consent.ts";
import type { Referrals } from "../../domain/referrals/referrer-page.ts";
import type { ReferralList } from "../../domain/referrals/referrals-api.ts";
import { type Product, signIn, startProduct } from "../start-product.ts";

let product: Product;
let owner: string;
beforeAll(async () => {
  product = await startProduct();
  owner = await signIn(product, "admin@example.com");
});
afterAll(() => product.close());

const form = { name: "Ben Buyer", message: "Is it quiet?", consent: consentVersion };

async function sent(email: string): Promise<Record<string, string | null>> {
  const [row = {}] = await product.backend.database.query<Record<string, string | null>>(
    `select referral, referred_on::text as "on", first_referral as first, first_referred_on::text as "firstOn",
       length(network)::text as network, referred_leads.lead_id is not null as credited
     from leads left join referred_leads on lead_id = leads.id where email = $1`,
    [email],
  );
  return row;
}

async function ask(path: string, body?: object, method = "POST") {
  const response = await product.fetch(`/api/admin/referrals${path}`, {
    method: body ? method : "GET",
    headers: { authorization: `Bearer ${owner}`, "content-type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}

const listed = async () => (await ask("")).body as ReferralList;
const anna = {
  name: "Anna",
  email: "anna@partner.example",
  phone: "",
  locale: "fr",
  commissionBaht: 20_000,
  commissionPercent: null,
  validMonths: 12,
};

test("A form sends both touches, and without JavaScript the link of its page", async () => {
  expect((await ask("", { ...anna, code: "Anna-7", leadId: null })).status).toBe(201);
  expect((await ask("", { ...anna, code: "anna-7", leadId: null })).status).toBe(409);
  expect((await ask("", { ...anna, code: "a", leadId: null })).status).toBe(422);
  expect((await ask("", { ...anna, code: "two", commissionPercent: 2, leadId: null })).status).toBe(422);
  const touches = { firstReferral: "other", firstReferredOn: "2026-10-01", referral: "ANNA-7" };
  const script = await product.fetch("/api/leads/contact", {
    method: "POST",
    headers: { "content-type": "application/json", "cf-connecting-ip": "203.0.113.5" },
    body: JSON.stringify({ ...form, ...touches, referredOn: "2026-02-31", email: "script@example.com" }),
  });
  expect(script.status).toBe(201);
  // The 31st of February is left out, and the form arrives.
  expect(await sent("script@example.com")).toEqual({
    referral: "ANNA-7",
    on: null,
    first: "other",
    firstOn: "2026-10-01",
    network: "64",
    credited: true,
  });
  const plain = await product.fetch("/api/leads/contact", {
    method: "POST",
    headers: { origin: "http://site.test", referer: "http://site.test/th/contact?ref=anna-7" },
    body: new URLSearchParams({ ...form, email: "plain@example.com" }),
    redirect: "manual",
  });
  expect(plain.status).toBe(303);
  expect(await sent("plain@example.com")).toMatchObject({ referral: "anna-7", credited: true });
  const wrong = await product.fetch("/api/leads/contact", {
    method: "POST",
    headers: { origin: "http://site.test", referer: "http://site.test/contact?ref=anna-7" },
    body: new URLSearchParams({ ...form, email: "no address" }),
  });
  expect(wrong.status).toBe(422);
  expect(await wrong.text()).toContain('<input type="hidden" name="referral" value="anna-7"');
  const none = { ...form, email: "none@example.com", referral: "<script>" };
  await product.fetch("/api/leads/contact", {
    method: "POST",
    headers: { "content-type": "application/json", "cf-connecting-ip": "203.0.113.6" },
    body: JSON.stringify(none),
  });
  expect(await sent("none@example.com")).toMatchObject({ referral: null, network: null, credited: false });
});

test("A link's code is in no cache key and no canonical address", async () => {
  const read = async (path: string) => {
    const response = await product.fetch(path);
    return { cache: response.headers.get("cache-status") ?? "", html: await response.text() };
  };
  await read("/zh/finance?ref=first-one");
  const second = await read("/zh/finance?ref=second-one");
  expect(second.cache).toMatch(/; hit/);
  expect(second.html).not.toMatch(/first-one|second-one/);
});

test("The referrer's page shows sums to who has its address, until the office ends it", async () => {
  const [referrer] = (await listed()).referrers;
  // The office's look leaves no network.
  const look = await product.fetch(`/api/referrals${new URL(referrer?.look ?? "").search}`, {
    headers: { "cf-connecting-ip": "203.0.113.5" },
  });
  expect(await look.json()).toMatchObject({ referrals: { code: "anna-7" } });
  expect((await listed()).referrers[0]?.enquiries.flatMap((one) => one.doubts)).toEqual([]);
  const address = new URL(referrer?.page ?? "");
  expect(address.pathname).toBe("/fr/referrals");
  const page = await product.fetch(address.pathname + address.search, {
    headers: { "cf-connecting-ip": "203.0.113.5" },
  });
  expect(page.headers.get("x-robots-tag") ?? (await page.clone().text())).toContain("noindex");
  expect(page.headers.get("cache-control")).toContain("no-store");
  const html = await page.text();
  expect(html).toContain("?ref=anna-7");
  expect(html).not.toMatch(/Ben Buyer|script@example|Anna<|partner\.example/);
  const answer = await product.fetch(`/api/referrals${address.search}`);
  const { referrals } = (await answer.json()) as { referrals: Referrals };
  expect(referrals).toMatchObject({ enquiries: 2, contracts: 0, owed: 0, entries: [] });
  // The page was opened from the networks of both enquiries: one with an address of its own, one with the tests'.
  const doubts = (await listed()).referrers[0]?.enquiries.flatMap((one) => one.doubts);
  expect(doubts).toEqual(["network", "network"]);
  const forged = new URLSearchParams(address.search);
  forged.set("code", "anna-8");
  const wrong = await product.fetch(`/api/referrals?${forged}`);
  expect(await wrong.json()).toEqual({ referrals: null });
  const version = { pageVersion: referrer?.pageVersion };
  expect((await ask(`/${referrer?.id}/page`, version)).status).toBe(200);
  expect((await ask(`/${referrer?.id}/page`, version)).status).toBe(404);
  const ended = await product.fetch(`/api/referrals${address.search}`);
  expect(await ended.json()).toEqual({ referrals: null });
});

test("A change of a version that is gone is refused, and who asks to join is listed until accepted", async () => {
  const [referrer] = (await listed()).referrers;
  const change = { ...anna, name: "Anna B.", hasEnded: false, version: 1 };
  expect((await ask(`/${referrer?.id}`, change, "PUT")).status).toBe(200);
  const stale = await ask(`/${referrer?.id}`, change, "PUT");
  expect([stale.status, stale.body.error.code]).toEqual([409, "changed_meanwhile"]);
  const joined = await product.fetch("/api/leads/affiliate", {
    method: "POST",
    headers: { "content-type": "application/json", "cf-connecting-ip": "203.0.113.7" },
    body: JSON.stringify({ ...form, email: "joins@example.com", website: "blog.example" }),
  });
  expect(joined.status).toBe(201);
  const [asked] = (await listed()).asked;
  expect(asked).toMatchObject({ email: "joins@example.com", website: "blog.example" });
  const accepted = { ...anna, email: "joins@example.com", code: "blog", leadId: asked?.id };
  expect((await ask("", accepted)).status).toBe(201);
  expect((await listed()).asked).toEqual([]);
});

test("Each refusal of the office has a code of its own: a taken code, a credited or unknown enquiry, a doubt", async () => {
  const [row = { id: "", reference: "" }] = await product.backend.database.query<{
    id: string;
    reference: string;
  }>("select id, reference from leads where email = 'script@example.com'");
  const referrer = (await listed()).referrers.find(({ code }) => code === "anna-7");
  const [{ contract } = { contract: "" }] = await product.backend.database.query<{ contract: string }>(
    `with agreed as (
       insert into contracts (lead_id, price, contract_price, premium_percent, down_payment, months, interest_percent, starts_on,
         upgrade_after_months, carry_over_percent, down_payment_counts, forfeiture_percent)
       values ($1, 110000, 110000, 0, 10000, 10, 0, pattaya_today(), 5, 100, true, 60) returning id)
     insert into commission_entries (referrer_id, contract_id, lead_id, kind, amount, happened_on, note)
     select $2, id, $1, 'earned', 20000, pattaya_today(), '' from agreed returning contract_id as contract`,
    [row.id, referrer?.id],
  );
  const paid = { kind: "settled", amount: 20_000, on: "2026-01-01", note: "", despiteDoubts: false };
  const keyed = { ...paid, idempotencyKey: crypto.randomUUID() };
  for (const [path, body, code] of [
    ["", { ...anna, code: "anna-7", leadId: null }, "code_taken"],
    [`/${referrer?.id}/enquiries`, { reference: "PR-NOTHING" }, "no_such_reference"],
    [`/${referrer?.id}/enquiries`, { reference: row.reference }, "credited_already"],
    [`/commissions/${contract}`, keyed, "commission_doubted"],
    [`/commissions/${contract}`, { ...keyed, amount: 1 }, "sums_have_changed"],
    [`/commissions/${contract}`, { ...keyed, on: "2999-01-01" }, "day_ahead"],
  ] as const) {
    expect([code, (await ask(path, body)).body.error.code]).toEqual([code, code]);
  }
  expect((await ask(`/commissions/${contract}`, { ...keyed, despiteDoubts: true })).status).toBe(201);
});
