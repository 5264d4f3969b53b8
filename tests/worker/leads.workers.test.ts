import { afterAll, beforeAll, expect, test } from "vitest";
import { consentVersion } from "../../domain/leads/consent.ts";
import { type Product, eventually, startProduct } from "../start-product.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const contact = {
  name: "Ann Example",
  email: "ann@example.com",
  message: "Is the pool heated?",
  consent: consentVersion,
  locale: "de",
};
const application = {
  ...contact,
  monthlyBudget: "25,000",
  moneyDown: "200000",
  currency: "THB",
  wantedHome: "studio",
  purpose: "both",
  timing: "now",
};

const post = (kind: string, body: BodyInit, headers: Record<string, string> = {}) =>
  product.fetch(`/api/leads/${kind}`, { method: "POST", body, headers });
const postJson = (kind: string, body: object, headers = {}) =>
  post(kind, JSON.stringify(body), { "content-type": "application/json", ...headers });
const postForm = (kind: string, body: Record<string, string>) =>
  post(kind, new URLSearchParams(body), { "content-type": "application/x-www-form-urlencoded" });

async function count(): Promise<number> {
  const [row] = await product.backend.database.query<{ n: number }>("select count(*)::int as n from leads");
  return row?.n ?? -1;
}

test("An application is answered with a reference and its due time", async () => {
  const response = await postJson("application", application);
  expect(response.status).toBe(201);
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  const receipt: { reference: string; dueAt: string } = await response.json();
  expect(receipt.reference).toMatch(/^.{4}-.{4}$/);
  const hours = (Date.parse(receipt.dueAt) - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(47.9);
  expect(hours).toBeLessThanOrEqual(48);
});

test("A plain form leads to the thank-you page, and sent twice each by two visitors it makes two leads", async () => {
  const before = await count();
  const references = new Set<string | null>();
  for (const email of ["one@example.com", "two@example.com"]) {
    for (let time = 0; time < 2; time += 1) {
      const response = await postForm("contact", { ...contact, email });
      expect(response.status).toBe(303);
      const target = new URL(response.headers.get("location") ?? "", "http://x");
      expect(target.pathname).toBe("/de/thank-you");
      references.add(target.searchParams.get("reference"));
    }
  }
  expect(references.size).toBe(2);
  expect(await count()).toBe(before + 2);
});

test("Wrong fields are named, and nothing is stored", async () => {
  const before = await count();
  const response = await postJson("contact", { ...contact, email: "nowhere", message: "" });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    error: { code: "invalid_input", fields: { email: "invalid", message: "required" } },
  });
  expect(await count()).toBe(before);
});

test("A wrong plain form comes back on its own page with the typed values", async () => {
  const response = await postForm("contact", {
    ...contact,
    email: "nowhere <script>",
    returnTo: "/de/listings?type=condo",
  });
  expect(response.status).toBe(422);
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  const html = await response.text();
  expect(html).toContain('<html lang="de"');
  expect(html).toContain('"page":"/de/listings?type=condo"');
  expect(html).toContain("nowhere \\u003cscript>");
  expect(html).not.toContain("nowhere <script>");
});

test("A form whose page has moved comes back at the page's new address", async () => {
  const [listing] = await product.backend.database.query<{ id: string; slug: string }>(
    "select id, slug from listings where publication = 'published' limit 1",
  );
  const response = await postForm("viewing", {
    ...contact,
    email: "x",
    returnTo: `/de/property/${listing?.id}`,
  });
  expect([response.status, response.headers.get("location")]).toEqual([422, null]);
  const html = await response.text();
  expect(html).toContain(`"page":"/de/property/${listing?.slug}"`);
  expect(html).toContain("Is the pool heated?");
});

test("Characters that the database cannot store are dropped, and the rest of a message is stored", async () => {
  const strange = { ...contact, message: "Nul\u0000\ud800 Example", email: "nul@example.com" };
  expect((await postJson("contact", strange)).status).toBe(201);
  expect((await postForm("contact", { ...strange, email: "form@example.com" })).status).toBe(303);
  const messages = await product.backend.database.query<{ message: string }>(
    "select distinct message from leads where email in ('nul@example.com', 'form@example.com') order by message",
  );
  expect(messages).toHaveLength(2);
  expect(messages[0]).toEqual({ message: "Nul Example" });
  expect((await postJson("contact", { ...contact, name: "Nul\u0000 Example" })).status).toBe(422);
});

test("The longest message fits into a plain form in every script", async () => {
  const long = { ...contact, email: "long@example.com", message: "ก".repeat(4_000) };
  expect((await postForm("contact", long)).status).toBe(303);
  expect((await postForm("contact", { ...long, message: "海".repeat(4_001) })).status).toBe(422);
});

test("A form cannot send its visitor to another site", async () => {
  for (const returnTo of [
    "//evil.example",
    "https://evil.example/",
    "/\\evil.example",
    "javascript:alert(1)",
  ]) {
    const html = await (await postForm("contact", { ...contact, email: "x", returnTo })).text();
    expect(html).toContain('"page":"/de/contact"');
  }
});

test("Another site cannot make a browser send a form", async () => {
  expect((await postJson("contact", contact, { origin: "https://evil.example" })).status).toBe(403);
  expect((await postJson("contact", contact, { "sec-fetch-site": "cross-site" })).status).toBe(403);
  expect((await postJson("contact", contact, { "sec-fetch-site": "same-site" })).status).toBe(403);
  expect((await postJson("contact", contact, { origin: "null" })).status).toBe(403);
  const own = { origin: product.url, "sec-fetch-site": "same-origin" };
  expect((await postJson("contact", contact, own)).status).toBe(201);
  // The browser sends it by itself, for example when a form is resubmitted from the history.
  expect((await postJson("contact", contact, { "sec-fetch-site": "none" })).status).toBe(201);
});

test("Unknown kinds, types and sizes have their own answers", async () => {
  expect((await postJson("complaint", contact)).status).toBe(404);
  expect((await post("contact", "x", { "content-type": "text/plain" })).status).toBe(415);
  expect((await post("contact", "{", { "content-type": "application/json" })).status).toBe(400);
  expect((await post("contact", "[]", { "content-type": "application/json" })).status).toBe(400);
  expect((await postJson("contact", { ...contact, junk: "x".repeat(80_000) })).status).toBe(413);
});

type Email = { recipient?: string; to?: string; subject: string; text?: string; body?: string };

async function emailsTo(address: string): Promise<Email[]> {
  const url = `${product.backend.url}/_local/mailbox/messages?to=${encodeURIComponent(address)}`;
  return (await fetch(url)).json();
}

test("The office and the sender get one email each, the sender in their own language", async () => {
  const email = "brief@example.com";
  const sent = await postJson("application", { ...application, email });
  const { reference }: { reference: string } = await sent.json();
  const [received] = await eventually(
    () => emailsTo(email),
    (emails) => emails.length > 0,
  );
  expect(received?.subject).toBe(`Ihre Finanzierungsanfrage ist bei uns – ${reference}`);
  const office = await eventually(
    async () =>
      (await emailsTo("office@example.com")).filter(
        ({ subject }) => subject === `Application · ใบสมัคร ${reference}`,
      ),
    (emails) => emails.length > 0,
  );
  expect(office).toHaveLength(1);
});

test("An email whose queue message was lost is sent by cron, once", async () => {
  const lead = {
    ...contact,
    kind: "contact",
    reachBy: "email",
    email: "lost@example.com",
    fingerprint: "fingerprint-of-a-lost-message",
    sender: "sender-of-a-lost-message",
  };
  await product.backend.database.query("select submit_lead($1)", [lead]);
  await product.workers.tick("*/5 * * * *");
  await eventually(
    () => emailsTo("lost@example.com"),
    (emails) => emails.length > 0,
  );
  await product.workers.tick("*/5 * * * *");
  expect(await emailsTo("lost@example.com")).toHaveLength(1);
});

test("When the backend is down, the form says so and keeps the text", async () => {
  const offline = await startProduct();
  await offline.fetch("/contact");
  await offline.backend.close();
  const response = await offline.fetch("/api/leads/contact", {
    method: "POST",
    body: new URLSearchParams({ ...contact, message: "Do not lose this" }),
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "60"]);
  const html = await response.text();
  expect(html).toContain("Do not lose this");
  expect(html).toContain('"failure":"unavailable"');
  await offline.workers.close();
  await offline.outside.close();
});
