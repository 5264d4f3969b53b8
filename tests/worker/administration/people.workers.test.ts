/** People of the administration, through the site Worker and the office Worker behind its service binding. */
import { decodeJwt } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { AuditPage, PeoplePage } from "../../../domain/people.ts";
import { signToken } from "../../../local/keys/tokens.ts";
import { type Product, eventually, signIn, startProduct } from "../../start-product.ts";

let product: Product;
let owner: string;
beforeAll(async () => {
  product = await startProduct();
  owner = await signIn(product, "admin@example.com");
});
afterAll(() => product.close());

async function call<Body>(method: string, path: string, body?: unknown, token = owner) {
  const response = await product.fetch(`/api/admin/people${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Body };
}

async function find(email: string) {
  const { body } = await call<PeoplePage>("GET", `?q=${encodeURIComponent(email)}`);
  return body.people.find((person) => person.email === email);
}

async function idOf(email: string): Promise<string> {
  return (await find(email))?.id ?? "";
}

const log = async (query = "") => (await call<AuditPage>("GET", `/audit-log${query}`)).body.entries;
const errorOf = (code: string) => expect.objectContaining({ error: expect.objectContaining({ code }) });

test("Accounts are found by a part of their e-mail, and a wildcard is a letter", async () => {
  const all = await call<PeoplePage>("GET", "");
  expect(all.body.total).toBe(4);
  // Admins first. These signed up in the same moment.
  const found = all.body.people.map(({ role }) => role);
  expect(found.slice(0, 3).toSorted()).toEqual(["agent", "editor", "owner"]);
  expect(found[3]).toBeNull();
  expect((await call<PeoplePage>("GET", "?q=VISIT")).body.people).toHaveLength(1);
  expect((await call<PeoplePage>("GET", "?q=%25")).body.total).toBe(0);
  expect(all.body.rights).toContainEqual({ role: "agent", name: "own_enquiries" });
});

test("An editor may neither see nor change people", async () => {
  const editor = await signIn(product, "editor@example.com");
  const visitor = await idOf("visitor@example.com");
  for (const [method, path, body] of [
    ["GET", "", undefined],
    ["GET", "/audit-log", undefined],
    ["PUT", `/${visitor}/role`, { role: "agent" }],
    ["POST", "/invitations", { email: "new@example.com", role: null, how: "email" }],
    ["DELETE", `/${visitor}`, undefined],
  ] as const) {
    expect((await call(method, path, body, editor)).status).toBe(403);
  }
});

test("A new role is given, written in the audit log, and emailed to the person", async () => {
  const visitor = await idOf("visitor@example.com");
  expect(await call("PUT", `/${visitor}/role`, { role: "agent" })).toMatchObject({
    status: 200,
    body: { isChanged: true },
  });
  expect((await find("visitor@example.com"))?.role).toBe("agent");
  const [entry] = await log("?person=admin@");
  expect(entry).toMatchObject({
    email: "admin@example.com",
    subject: "admins",
    subjectEmail: "visitor@example.com",
    details: { role: "agent" },
  });
  await eventually(
    () => readMailbox(),
    (mails) => mails.includes("is now: agent"),
  );
  await call("PUT", `/${visitor}/role`, { role: null });
  expect((await find("visitor@example.com"))?.role).toBeNull();
});

test("Without the other ways into the account that the screen names, the API gives no role", async () => {
  const person = await idOf("visitor@example.com");
  await product.backend.database.query("update auth.users set phone = '66812345678' where id = $1", [person]);
  const { otherWays } = (await find("visitor@example.com")) ?? {};
  expect(otherWays).toEqual(["+66812345678"]);
  const path = `/${person}/role`;
  expect(await call("PUT", path, { role: "agent" })).toEqual({ status: 409, body: errorOf("other_ways_in") });
  expect((await find("visitor@example.com"))?.role).toBeNull();
  expect((await call("PUT", path, { role: "agent", knownWays: otherWays })).status).toBe(200);
  expect((await call("PUT", path, { role: null })).status).toBe(200);
  await product.backend.database.query("update auth.users set phone = null where id = $1", [person]);
});

test("The last owner can neither step down nor be disabled or deleted", async () => {
  const me = await idOf("admin@example.com");
  expect(await call("PUT", `/${me}/role`, { role: "editor" })).toEqual({
    status: 409,
    body: errorOf("last_owner"),
  });
  expect((await call("PUT", `/${me}/disabled`, { disabled: true })).status).toBe(403);
  expect((await call("DELETE", `/${me}`)).status).toBe(403);
  expect((await find("admin@example.com"))?.role).toBe("owner");
});

test("A disabled person cannot sign in until they are enabled", async () => {
  const agent = await idOf("agent@example.com");
  expect(await call("PUT", `/${agent}/disabled`, { disabled: true })).toEqual({ status: 200, body: {} });
  expect(await find("agent@example.com")).toMatchObject({ disabled: true, role: "agent" });
  await expect(signIn(product, "agent@example.com")).rejects.toThrow();
  await call("PUT", `/${agent}/disabled`, { disabled: false });
  await signIn(product, "agent@example.com");
  expect((await log("?subject=users")).map(({ action }) => action).slice(0, 2)).toEqual([
    "enable",
    "disable",
  ]);
});

test("An invitation is sent with a role, and a link is made without an e-mail", async () => {
  const sent = await call("POST", "/invitations", { email: "ann@example.com", role: "agent", how: "email" });
  expect(sent).toEqual({ status: 201, body: {} });
  expect(await find("ann@example.com")).toMatchObject({ role: "agent", lastSignInAt: null });
  const made = await call<{ link: string }>("POST", "/invitations", {
    email: "bob@example.com",
    role: null,
    how: "link",
  });
  expect(made.body.link).toMatch(/^http:\/\/site\.test\/auth\/callback\?token_hash=\w+&type=invite$/);
  expect(await find("bob@example.com")).toMatchObject({ role: null });
  const again = await call("POST", "/invitations", {
    email: "visitor@example.com",
    role: "agent",
    how: "email",
  });
  expect(again).toEqual({ status: 409, body: errorOf("known_email") });
  expect((await call("POST", "/invitations", { email: "nobody", role: null, how: "email" })).status).toBe(
    422,
  );
});

test("An owner creates an account without a letter, and its person signs in with a code", async () => {
  const invitation = { email: "silent@example.com", role: "editor", how: "silent" };
  expect(await call("POST", "/invitations", invitation)).toEqual({ status: 201, body: {} });
  expect(await find("silent@example.com")).toMatchObject({
    role: "editor",
    lastSignInAt: null,
    invitedAt: null,
  });
  expect(await readMailbox()).not.toContain("silent@example.com");
  expect((await log("?subject=users"))[0]).toMatchObject({ action: "create", details: { role: "editor" } });
  const asked = await product.fetch("/auth/v1/otp", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "silent@example.com", create_user: false }),
  });
  expect(asked.status).toBe(200);
  await eventually(
    () => readMailbox(),
    (mails) => mails.includes("silent@example.com"),
  );
});

test("Accounts without an e-mail have a number or a provider to be known by, and are found by the number", async () => {
  await product.backend.database.query(
    `insert into auth.users (id, phone, created_at, is_anonymous) values (gen_random_uuid(), '66812345678', now(), false)`,
  );
  await product.backend.database.query(
    `insert into auth.identities (id, user_id, provider, provider_id, identity_data, created_at, updated_at)
     select gen_random_uuid(), id, 'line', 'line-7', '{"sub": "line-7"}', now(), now() from auth.users where email = 'visitor@example.com'`,
  );
  const found = await call<PeoplePage>("GET", `?q=${encodeURIComponent("+668123")}`);
  expect(found.body.people).toMatchObject([{ email: null, phone: "66812345678", otherWays: [] }]);
  expect(await find("visitor@example.com")).toMatchObject({ phone: null, otherWays: ["line"] });
});

test("A factor that was lost is removed, and the person is let in again", async () => {
  const editor = await idOf("editor@example.com");
  await product.backend.database.query(
    `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
     values (gen_random_uuid(), $1, 'lost phone', 'totp', 'verified', now(), now(), 'JBSWY3DPEHPK3PXP')`,
    [editor],
  );
  const rightsOf = async () => {
    const token = await signIn(product, "editor@example.com");
    const response = await product.fetch("/api/me", { headers: { authorization: `Bearer ${token}` } });
    return ((await response.json()) as { rights: string[] }).rights;
  };
  expect(await rightsOf()).toEqual([]);
  expect((await find("editor@example.com"))?.factors).toBe(1);
  expect(await call("DELETE", `/${editor}/factors`)).toEqual({ status: 200, body: {} });
  expect(await rightsOf()).toContain("listings");
  expect((await log("?action=forget_factors")).map(({ subjectEmail }) => subjectEmail)).toEqual([
    "editor@example.com",
  ]);
});

test("A deleted account is gone, and what was done to it stays in the log by its id", async () => {
  const ann = await idOf("ann@example.com");
  expect(await call("DELETE", `/${ann}`)).toEqual({ status: 200, body: {} });
  expect(await find("ann@example.com")).toBeUndefined();
  expect((await log("?action=delete_account"))[0]).toMatchObject({ subjectId: ann });
  expect((await call("DELETE", `/${ann}`)).status).toBe(404);
});

test("The log is read by page and by day", async () => {
  const all = await log();
  expect(all.length).toBeGreaterThan(5);
  expect((await log(`?before=${all[2]?.id}`))[0]?.id).toBe(all[3]?.id);
  expect(await log("?from=2001-01-01&until=2001-12-31")).toEqual([]);
  expect((await log("?from=2001-01-01")).length).toBe(all.length);
  expect(await log("?person=editor")).toEqual([]);
});

async function readMailbox(): Promise<string> {
  const response = await fetch(`${product.backend.url}/_local/mailbox/messages`);
  return response.text();
}

test("An owner demands a second factor of everybody, once having proved one", async () => {
  const editor = await signIn(product, "editor@example.com");
  const path = "/second-factor";
  expect((await call("GET", path)).body).toEqual({ version: 0, isDemanded: false });
  const refused = await call("PUT", path, { version: 0, isDemanded: true });
  expect([refused.status, refused.body]).toEqual([403, errorOf("needs_second_factor")]);
  const proved = await signToken(product.backend.keys, { ...decodeJwt(owner), aal: "aal2" });
  expect((await call("PUT", path, { version: 0, isDemanded: true }, proved)).status).toBe(200);
  expect((await call("PUT", path, { version: 0, isDemanded: false }, proved)).status).toBe(409);

  const headers = { authorization: `Bearer ${editor}` };
  const closed = await product.fetch("/api/admin/today", { headers });
  expect([closed.status, await closed.json()]).toEqual([403, errorOf("needs_second_factor")]);
  expect(await (await product.fetch("/api/me", { headers })).json()).toMatchObject({
    rights: [],
    mustAddFactor: true,
  });
  expect((await call("PUT", path, { version: 1, isDemanded: false }, proved)).status).toBe(200);
  expect((await product.fetch("/api/admin/today", { headers })).status).toBe(200);
});
