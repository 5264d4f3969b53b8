/** Nobody takes over an address: what a stranger prepared dies in the moment in which its owner proves it. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { decodeJwt } from "jose";
import { signToken } from "../../../local/keys/tokens.ts";
import { consentVersion } from "../../../domain/leads/consent.ts";
import { type Product, signIn, startProduct } from "../../start-product.ts";

type Session = { access_token: string; user: { id: string; user_metadata: Record<string, unknown> } };
type Letter = { text: string; details: { token: string; token_hash: string; type: string } };

const foreign = "a strangers 77 password";
const own = "seven quiet herons";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

let made = 0;
const newAddress = () => `taken-${(made += 1)}@example.com`;

async function auth<Body>(path: string, body?: object, token?: string, method = "POST") {
  const answer = await product.fetch(`/auth/v1${path}`, {
    method,
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json().catch(() => ({}))) as Body };
}

async function newestLetter(to: string): Promise<Letter> {
  const answer = await fetch(`${product.backend.url}/_local/mailbox/messages?to=${encodeURIComponent(to)}`);
  // The office confirms an enquiry to the same address, some time after it.
  const letter = ((await answer.json()) as Letter[]).find(({ details }) => details.token);
  if (!letter) throw new Error(`No letter to ${to}`);
  return letter;
}

/** The stranger knows the address and nothing else. */
const registerFirst = (email: string) =>
  auth("/signup", { email, password: foreign, data: { locale: "th", name: "The Boss" } });
const byPassword = (email: string, password: string) =>
  auth<{ error_code?: string }>("/token?grant_type=password", { email, password });

async function proveByCode(email: string, type = "email"): Promise<Session> {
  const { token } = (await newestLetter(email)).details;
  const { status, body } = await auth<Session>("/verify", { email, token, type });
  expect(status).toBe(200);
  return body;
}

async function invite(email: string, how: "email" | "link") {
  const owner = await signIn(product, "admin@example.com");
  const answer = await product.fetch("/api/admin/people/invitations", {
    method: "POST",
    headers: { authorization: `Bearer ${owner}`, "content-type": "application/json" },
    body: JSON.stringify({ email, role: "owner", how }),
  });
  expect(answer.status).toBe(201);
  return (await answer.json()) as { link?: string };
}

for (const how of ["email", "link"] as const) {
  test(`The invited administrator, by ${how}: the stranger who signed up before does not get in`, async () => {
    const email = newAddress();
    await registerFirst(email);
    const { link } = await invite(email, how);
    const token_hash = link
      ? new URL(link).searchParams.get("token_hash")
      : (await newestLetter(email)).details.token_hash;
    const opened = await auth<Session>("/verify", { token_hash, type: "invite" });
    expect(opened.status).toBe(200);
    // The invited person closes the tab here.
    expect(await byPassword(email, foreign)).toMatchObject({
      status: 400,
      body: { error_code: "invalid_credentials" },
    });
    expect(opened.body.user.user_metadata).not.toHaveProperty("name");
    const me = await product.fetch("/api/me", {
      headers: { authorization: `Bearer ${opened.body.access_token}` },
    });
    expect(await me.json()).toMatchObject({
      email,
      role: "owner",
      rights: expect.arrayContaining(["people"]),
    });
  });
}

test("Pre-registration: after a code the stranger's password and words are gone, and the owner sets a password", async () => {
  const email = newAddress();
  await registerFirst(email);
  await auth("/otp", { email, data: { locale: "de" } });
  const proved = await proveByCode(email);
  expect((await byPassword(email, foreign)).status).toBe(400);
  expect(proved.user.user_metadata).toEqual({
    sub: proved.user.id,
    email,
    email_verified: true,
    phone_verified: false,
  });
  expect(
    (await auth("/user", { password: own, data: { locale: "de" } }, proved.access_token, "PUT")).status,
  ).toBe(200);
  expect((await byPassword(email, own)).status).toBe(200);
  // Twice is no failure for the page: it says same_password.
  const again = await auth<{ error_code: string }>("/user", { password: own }, proved.access_token, "PUT");
  expect([again.status, again.body.error_code]).toEqual([422, "same_password"]);
});

test("Pre-registration: the same after a link and after a recovery", async () => {
  for (const [path, type] of [
    ["/otp", "email"],
    ["/recover", "recovery"],
  ] as const) {
    const email = newAddress();
    await registerFirst(email);
    await auth(path, { email });
    const { token_hash } = (await newestLetter(email)).details;
    expect((await auth("/verify", { token_hash, type })).status).toBe(200);
    expect((await byPassword(email, foreign)).status).toBe(400);
  }
});

test("An account that was proved long ago keeps its password when a code signs in", async () => {
  const email = "visitor@example.com";
  await auth("/otp", { email });
  await proveByCode(email);
  await signIn(product, email);
});

test("A phone number: what was chosen before its first proof dies too", async () => {
  const phone = "66811112222";
  await auth("/signup", { phone, password: foreign });
  await auth("/otp", { phone });
  const { token } = (await newestLetter(`+${phone}`)).details;
  expect((await auth("/verify", { phone, token, type: "sms" })).status).toBe(200);
  expect((await auth("/token?grant_type=password", { phone, password: foreign })).status).toBe(400);
});

async function sendEnquiry(email: string): Promise<string> {
  const answer = await product.fetch("/api/leads/contact", {
    method: "POST",
    headers: { "content-type": "application/json", "sec-fetch-site": "same-origin" },
    body: JSON.stringify({
      name: "V",
      email,
      message: "Private words",
      consent: consentVersion,
      reachBy: "email",
    }),
  });
  const { reference } = (await answer.json()) as { reference: string };
  expect(answer.status).toBe(201);
  return reference;
}

async function enquiriesOf(token: string) {
  const answer = await product.fetch("/api/me/applications", {
    headers: { authorization: `Bearer ${token}` },
  });
  const body = (await answer.json()) as { leads?: { reference: string }[]; waiting?: number };
  return {
    status: answer.status,
    references: body.leads?.map(({ reference }) => reference),
    waiting: body.waiting,
  };
}

test("Claiming: a guest who enters a stranger's address reads nothing after the stranger's press", async () => {
  const email = newAddress();
  const reference = await sendEnquiry(email);
  const guest = (await auth<Session & { refresh_token: string }>("/signup", {})).body;
  await auth("/user", { email }, guest.access_token, "PUT");
  const letter = await newestLetter(email);
  expect(letter.text).toContain("Enquiries that were sent with this address then belong to that account");
  const pressed = await auth<Session>("/verify", {
    token_hash: letter.details.token_hash,
    type: "email_change",
  });
  expect(pressed.status).toBe(200);
  expect((await enquiriesOf(guest.access_token)).references).toEqual([]);
  const { refresh_token } = guest;
  expect((await auth("/token?grant_type=refresh_token", { refresh_token })).status).toBe(400);
  // The one who pressed has proved the mailbox.
  expect((await enquiriesOf(pressed.body.access_token)).references).toEqual([reference]);
});

test("Claiming: whoever signed in by code and then takes a stranger's address reads nothing after the stranger's press", async () => {
  const [mine, email] = [newAddress(), newAddress()];
  const reference = await sendEnquiry(email);
  await auth("/otp", { email: mine });
  const stranger = (await proveByCode(mine)) as Session & { refresh_token: string };
  await auth("/user", { password: foreign }, stranger.access_token, "PUT");
  expect((await auth("/user", { email }, stranger.access_token, "PUT")).status).toBe(200);
  const confirm = async (address: string) => {
    const { token_hash } = (await newestLetter(address)).details;
    return auth<Session>("/verify", { token_hash, type: "email_change" });
  };
  await confirm(mine);
  const pressed = await confirm(email);
  expect((await enquiriesOf(stranger.access_token)).references ?? []).toEqual([]);
  const { refresh_token } = stranger;
  expect((await auth("/token?grant_type=refresh_token", { refresh_token })).status).toBe(400);
  const { body } = await auth<Session>("/token?grant_type=password", { email, password: foreign });
  expect((await enquiriesOf(body.access_token)).references).toEqual([]);
  expect((await enquiriesOf(pressed.body.access_token)).references).toEqual([reference]);
});

test("Claiming: a password is no proof of the mailbox; the account page says what waits, and a code joins it", async () => {
  const email = newAddress();
  await auth("/otp", { email });
  const first = await proveByCode(email);
  await auth("/user", { password: own }, first.access_token, "PUT");
  const reference = await sendEnquiry(email);
  const { body } = await auth<Session>("/token?grant_type=password", { email, password: own });
  expect(await enquiriesOf(body.access_token)).toMatchObject({ references: [], waiting: 1 });
  await auth("/otp", { email });
  const proved = await proveByCode(email);
  expect(await enquiriesOf(proved.access_token)).toMatchObject({ references: [reference], waiting: 0 });
});

test("Claiming: a code by phone does not prove the mailbox of the same account", async () => {
  const email = newAddress();
  const reference = await sendEnquiry(email);
  const phone = "66833334444";
  await auth("/otp", { phone });
  const byPhone = async () => {
    const { token } = (await newestLetter(`+${phone}`)).details;
    return (await auth<Session>("/verify", { phone, token, type: "sms" })).body;
  };
  const stranger = await byPhone();
  await auth("/user", { email }, stranger.access_token, "PUT");
  const { token_hash } = (await newestLetter(email)).details;
  await auth("/verify", { token_hash, type: "email_change" });
  await auth("/otp", { phone });
  const again = await byPhone();
  expect((await enquiriesOf(again.access_token)).references).toEqual([]);
  expect(reference).toBeTruthy();
});

test("A role takes no effect in a session that has ended", async () => {
  const token = await signIn(product, "editor@example.com");
  const rightsWith = async (given: string) => {
    const me = await product.fetch("/api/me", { headers: { authorization: `Bearer ${given}` } });
    return ((await me.json()) as { rights: string[] }).rights;
  };
  expect(await rightsWith(token)).toContain("listings");
  const other = await signToken(product.backend.keys, {
    ...decodeJwt(token),
    session_id: crypto.randomUUID(),
  });
  expect(await rightsWith(other)).toEqual([]);
  await product.fetch("/auth/v1/logout?scope=local", {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await rightsWith(token)).toEqual([]);
});
