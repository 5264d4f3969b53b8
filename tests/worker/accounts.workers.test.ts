/** The gateway's own rules, and the account's API, in the built Worker. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { consentVersion } from "../../domain/leads/consent.ts";
import { defaultAuthSettings } from "../../local/auth/settings.ts";
import { idOf } from "../../local/seed/make-listing.ts";
import { type Product, eventually, signIn, startProduct } from "../start-product.ts";

const aMinuteBetween = { ...defaultAuthSettings.rateLimits, secondsBetweenMessages: 60 };

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

function post(path: string, body: object, headers: Record<string, string> = {}, method = "POST") {
  return product.fetch(path, {
    method,
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
}

test("Weak passwords are refused at the gate, with the reasons as Auth writes them", async () => {
  for (const [password, reasons] of [
    ["123456", ["length", "pwned"]],
    ["password123", ["pwned"]],
  ] as const) {
    const answer = await post("/auth/v1/signup", { email: "weak@example.com", password });
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      { error_code: "weak_password", weak_password: { reasons } },
    ]);
  }
});

test("Known and unknown addresses get the same answers", async () => {
  const shapes = [];
  for (const email of ["visitor@example.com", "nobody-at-all@example.com"]) {
    const answers = [];
    for (const [path, body] of [
      ["/otp", { email, create_user: false }],
      ["/recover", { email }],
      ["/resend", { email, type: "signup" }],
      ["/token?grant_type=password", { email, password: "wrong but long enough" }],
    ] as const) {
      const answer = await post(`/auth/v1${path}`, body);
      answers.push([path, answer.status, await answer.text()]);
    }
    shapes.push(answers);
  }
  expect(shapes[0]).toEqual(shapes[1]);
});

/** What differs from answer to answer by chance and time. */
function withoutChance(user: Record<string, unknown>): object {
  const { id, created_at, updated_at, confirmation_sent_at, ...rest } = user;
  return { ...rest, has: [id, created_at, updated_at, confirmation_sent_at].every(Boolean) };
}

test("Signing up is answered alike for a new address, a known one, and one that was begun a minute ago", async () => {
  // As on Supabase: a minute between two messages to one person.
  const impatient = await startProduct({ auth: { rateLimits: aMinuteBetween } });
  try {
    const signUp = async (address: object) => {
      const answer = await impatient.fetch("/auth/v1/signup", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ ...address, password: "seven quiet herons" }),
      });
      return [answer.status, withoutChance(await answer.json())];
    };
    const of = (email: string) => [200, expect.objectContaining({ email, identities: [], has: true })];
    const known = await signUp({ email: "visitor@example.com" });
    const fresh = await signUp({ email: "newcomer@example.com" });
    const begun = await signUp({ email: "newcomer@example.com" });
    expect([known, fresh, begun]).toEqual([
      of("visitor@example.com"),
      of("newcomer@example.com"),
      of("newcomer@example.com"),
    ]);
    expect(begun).toEqual(fresh);
    expect(Object.keys(known[1] ?? {})).toEqual(Object.keys(fresh[1] ?? {}));
    const phone = "66812345678";
    const byPhone = [await signUp({ phone }), await signUp({ phone: `+${phone}` })];
    expect(byPhone[0]).toEqual(byPhone[1]);
    expect(byPhone[0]?.[0]).toBe(200);
    const codes = [];
    for (const one of [phone, "66899999999"]) {
      const answer = await impatient.fetch("/auth/v1/otp", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ phone: one, create_user: false }),
      });
      codes.push([answer.status, await answer.text()]);
    }
    expect(codes).toEqual([
      [200, "{}"],
      [200, "{}"],
    ]);
  } finally {
    await impatient.close();
  }
});

/** The counters start anew with each minute of the clock, so one new start may fall between the tries. */
async function tryUntilRefused(path: string, body: () => object): Promise<Response[]> {
  const answers: Response[] = [];
  for (let n = 0; n < 24 && answers.at(-1)?.status !== 429; n += 1) {
    const from = { "cf-connecting-ip": `203.0.113.${n + 1}` };
    answers.push(await post(path, body(), from));
  }
  return answers;
}

test("A second factor's codes are counted together from any address", async () => {
  const answers = await tryUntilRefused(`/auth/v1/factors/${crypto.randomUUID()}/verify`, () => ({
    challenge_id: crypto.randomUUID(),
    code: "000000",
  }));
  expect([answers[0]?.status, answers.at(-1)?.status]).toEqual([401, 429]);
  expect(answers.length).toBeGreaterThan(10);
});

test("Saved homes, notes, enquiries and data are the caller's own", async () => {
  const headers = { authorization: `Bearer ${await signIn(product, "visitor@example.com")}` };
  const home = idOf("thai-one-bedroom-talay-thong-jomtien");
  const saved = await post("/api/me/saved", { add: [home], remove: [] }, headers);
  expect(await saved.json()).toEqual({ homes: [{ listingId: home, note: "" }] });
  expect(saved.headers.get("cache-control")).toBe("private, no-store");
  const noted = await post(`/api/me/saved/${home}`, { note: "The view!" }, headers, "PUT");
  expect([noted.status, await noted.json()]).toEqual([200, { note: "The view!" }]);
  expect((await post(`/api/me/saved/${idOf("no-such")}`, { note: "x" }, headers, "PUT")).status).toBe(404);
  expect((await post("/api/me/saved", { add: ["x"], remove: [] }, headers)).status).toBe(422);
  const remembered = { add: [home], remove: [], viewed: [home] };
  const kept = await post("/api/me/remembered", remembered, headers);
  expect([kept.status, await kept.json()]).toEqual([200, { compared: [home], viewed: [home] }]);
  const again = await product.fetch("/api/me/remembered", { headers });
  expect(again.headers.get("cache-control")).toBe("private, no-store");
  expect((await post("/api/me/remembered", { ...remembered, add: ["x"] }, headers)).status).toBe(422);
  const leads = await product.fetch("/api/me/applications", { headers });
  expect(await leads.json()).toEqual({ leads: [], waiting: 0 });
  const form = {
    name: "V",
    email: "elsewhere@example.com",
    message: "Hi",
    consent: consentVersion,
    reachBy: "email",
  };
  const sent = await post("/api/leads/contact", form, { ...headers, "sec-fetch-site": "same-origin" });
  const { reference } = (await sent.json()) as { reference: string };
  const broken = { ...form, message: "Hi again" };
  const lost = await post("/api/leads/contact", broken, { authorization: "Bearer no.token.atall" });
  expect(lost.status).toBe(201);
  const listed = await product.fetch("/api/me/applications", { headers });
  expect(await listed.json()).toMatchObject({ leads: [{ reference, kind: "contact", state: "new" }] });
  const thread = `/api/me/applications/${reference}`;
  const message = { body: "When may I come?", idempotencyKey: crypto.randomUUID() };
  for (let n = 0; n < 2; n += 1) {
    expect((await post(`${thread}/messages`, message, headers)).status).toBe(201);
  }
  const letters = await eventually(
    async () => {
      const url = `${product.backend.url}/_local/mailbox/messages?to=office@example.com`;
      const kept = (await (await fetch(url)).json()) as { subject: string; text: string }[];
      return kept.filter(({ subject }) => subject === `New message · ข้อความใหม่ ${reference}`);
    },
    (found) => found.length > 0,
  );
  expect(letters).toHaveLength(1);
  expect(letters[0]?.text).toMatch(/When may I come\?[^]*\/admin\/enquiries\?lead=/);
  const read = await product.fetch(thread, { headers });
  expect(await read.json()).toMatchObject({ reference, messages: [{ direction: "in", body: message.body }] });
  expect((await post(`${thread}/messages`, { ...message, body: " " }, headers)).status).toBe(422);
  const other = { authorization: `Bearer ${await signIn(product, "agent@example.com")}` };
  expect((await product.fetch(thread, { headers: other })).status).toBe(404);
  expect((await post(`${thread}/messages`, message, other)).status).toBe(404);
  const data = await (await product.fetch("/api/me/data", { headers })).text();
  expect(JSON.parse(data)).toMatchObject({
    account: { email: "visitor@example.com" },
    savedHomes: [{ note: "The view!" }],
    enquiries: [{ reference, kept: { messages: [{ body: message.body }] } }],
  });
  for (const path of [
    "/api/me/saved",
    "/api/me/remembered",
    "/api/me/applications",
    thread,
    "/api/me/data",
    "/api/me/papers",
  ]) {
    expect((await product.fetch(path)).status).toBe(401);
  }
});

test("Deleting an account needs a recent sign-in, and is refused to an admin", async () => {
  const admin = { authorization: `Bearer ${await signIn(product, "admin@example.com")}` };
  const refused = await product.fetch("/api/me", { method: "DELETE", headers: admin });
  expect([refused.status, await refused.json()]).toMatchObject([403, { error: { code: "not_allowed" } }]);
  const visitor = { authorization: `Bearer ${await signIn(product, "visitor@example.com")}` };
  expect((await product.fetch("/api/me", { method: "DELETE", headers: visitor })).status).toBe(200);
  expect((await product.fetch("/auth/v1/user", { headers: visitor })).status).toBe(403);
});
