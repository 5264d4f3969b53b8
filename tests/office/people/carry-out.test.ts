/** Against the embedded backend: its database decides, its Auth carries out. */
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { PeopleTask } from "../../../domain/people.ts";
import { type Backend, startBackend } from "../../../local/backend.ts";
import { openSampleDatabase } from "../../../local/seed/sample-database.ts";
import { sampleSignIns } from "../../../local/seed/seed.ts";
import type { RawEnv } from "../../../office/env.ts";
import { carryOut } from "../../../office/people/carry-out.ts";
import { peopleEnvironment } from "./people-environment.ts";

let backend: Backend;
let env: RawEnv;
beforeAll(async () => {
  backend = await startBackend({ port: 0, database: await openSampleDatabase() });
  env = peopleEnvironment(backend);
});
afterAll(() => backend.close());

async function signIn(name: keyof typeof sampleSignIns) {
  const client = createClient(backend.url, backend.publishableKey, { auth: { persistSession: false } });
  return (await client.auth.signInWithPassword(sampleSignIns[name])).data.session?.access_token;
}

const act = (accessToken: string | undefined, task: PeopleTask) =>
  carryOut(env, { accessToken: accessToken ?? "", publishableKey: backend.publishableKey }, task);
const actAs = async (name: keyof typeof sampleSignIns, task: PeopleTask) => act(await signIn(name), task);
const ask = async <Row>(sql: string, values: unknown[] = []) => backend.database.query<Row>(sql, values);
const idOf = async (email: string) =>
  (await ask<{ id: string }>("select id from auth.users where email = $1", [email]))[0]?.id ?? "";
const roleOf = async (email: string) =>
  (await ask<{ role: string }>("select role from public.admins where user_id = $1", [await idOf(email)]))[0]
    ?.role;
const actions = async () =>
  (
    await ask<{ action: string }>("select action from public.audit_log where subject = 'users' order by id")
  ).map(({ action }) => action);

test("A caller without the right changes nothing, and nothing is noted", async () => {
  const task: PeopleTask = { action: "invite", email: "eve@example.com", role: "owner", locale: "en" };
  const refused = { isDone: false, refusal: "not_allowed" };
  for (const name of ["editor", "agent", "visitor"] as const)
    expect(await actAs(name, task)).toEqual(refused);
  for (const token of ["", "not.a.token", backend.publishableKey]) {
    expect((await act(token, task)).isDone).toBe(false);
  }
  expect(await idOf("eve@example.com")).toBe("");
  expect(await actions()).toEqual([]);
});

test("An invitation gives an account with its role, a link makes one to pass on", async () => {
  expect(
    await actAs("admin", { action: "invite", email: "ann@example.com", role: "agent", locale: "en" }),
  ).toEqual({
    isDone: true,
  });
  expect(await roleOf("ann@example.com")).toBe("agent");
  expect(
    await actAs("admin", { action: "make_link", email: "bob@example.com", role: null, locale: "th" }),
  ).toEqual({
    isDone: true,
    link: expect.stringMatching(/^http:\/\/site\.test\/th\/auth\/callback\?token_hash=\w+&type=invite$/),
  });
  expect(await roleOf("bob@example.com")).toBeUndefined();
  expect(
    await actAs("admin", {
      action: "invite",
      email: sampleSignIns.visitor.email,
      role: "agent",
      locale: "en",
    }),
  ).toEqual({ isDone: false, refusal: "known_email" });
});

test("Where the role could not be given, the task is not done", async () => {
  const send = fetch;
  vi.stubGlobal("fetch", (input: string | URL | Request, init?: RequestInit) =>
    String(input instanceof Request ? input.url : input).endsWith("/rpc/set_role")
      ? Promise.resolve(Response.json({ code: "42501", message: "refused" }, { status: 403 }))
      : send(input, init),
  );
  const task = { action: "invite", email: "no-role@example.com", role: "agent", locale: "en" } as const;
  expect(await actAs("admin", task)).toEqual({ isDone: false, refusal: "not_allowed" });
  vi.unstubAllGlobals();
  expect(await roleOf("no-role@example.com")).toBeUndefined();
});

test("A disabled person cannot sign in until they are enabled", async () => {
  const person = await idOf(sampleSignIns.agent.email);
  expect(await actAs("admin", { action: "disable", person })).toEqual({ isDone: true });
  expect(await signIn("agent")).toBeUndefined();
  expect(await actAs("admin", { action: "enable", person })).toEqual({ isDone: true });
  expect(await signIn("agent")).toBeDefined();
});

test("Lost factors are removed", async () => {
  const person = await idOf(sampleSignIns.editor.email);
  await ask(
    `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
     values (gen_random_uuid(), $1, 'lost phone', 'totp', 'verified', now(), now(), 'JBSWY3DPEHPK3PXP')`,
    [person],
  );
  expect(await actAs("admin", { action: "forget_factors", person })).toEqual({ isDone: true });
  expect(await ask("select id from auth.mfa_factors where user_id = $1", [person])).toEqual([]);
});

test("A person gets an email that names their role", async () => {
  const person = await idOf(sampleSignIns.agent.email);
  expect(await actAs("admin", { action: "tell_role", person })).toEqual({ isDone: true });
  const mails = await (await fetch(`${backend.url}/_local/mailbox/messages`)).text();
  expect(mails).toContain("is now: agent");
  expect(mails).toContain("http://site.test/account#security");
});

test("An account is deleted, but not one's own", async () => {
  const person = await idOf("ann@example.com");
  expect(await actAs("admin", { action: "delete_account", person })).toEqual({ isDone: true });
  expect(await ask("select 1 from public.admins where user_id = $1", [person])).toEqual([]);
  // What they entered still names a row, without their address.
  expect(
    await ask("select email = 'ann@example.com' as is_named from auth.users where id = $1", [person]),
  ).toEqual([{ is_named: false }]);
  expect(await actAs("admin", { action: "delete_account", person })).toEqual({
    isDone: false,
    refusal: "not_found",
  });
  const me = await idOf(sampleSignIns.admin.email);
  expect(await actAs("admin", { action: "delete_account", person: me })).toEqual({
    isDone: false,
    refusal: "not_allowed",
  });
  expect(await actions()).toEqual([
    "invite",
    "make_link",
    "invite",
    "invite",
    "disable",
    "enable",
    "forget_factors",
    "delete_account",
  ]);
});

test.each(["invite", "make_link", "create"] as const)(
  "Of an account that a stranger began with the address nothing is left, and letters are in the language of who invites: %s",
  async (action) => {
    const email = `begun-before-${action}@example.com`.replace("_", "-");
    const stranger = createClient(backend.url, backend.publishableKey, { auth: { persistSession: false } });
    const words = { name: "Words of a stranger" };
    const begun = await stranger.auth.signUp({
      email,
      password: "a long word of a stranger 7",
      options: { data: words },
    });
    expect(begun.error).toBeNull();
    const before = await idOf(email);
    expect(before).not.toBe("");
    expect((await actAs("admin", { action, email, role: "agent", locale: "th" })).isDone).toBe(true);
    expect(await roleOf(email)).toBe("agent");
    expect(await idOf(email)).not.toBe(before);
    const [row] = await ask<{ said: object }>(
      "select raw_user_meta_data as said from auth.users where email = $1",
      [email],
    );
    expect(row?.said).not.toHaveProperty("name");
    expect(row?.said).toMatchObject({ locale: "th" });
  },
);
