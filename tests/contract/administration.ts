/** Contract of Auth's admin endpoints, which need a secret key. */
import { expect } from "vitest";
import { contract } from "./contract.ts";
import { enrolTotp } from "./second-factors.ts";
import {
  ask,
  asService,
  connect,
  newAddress,
  nextLetter,
  password,
  signInNew,
  siteUrl,
  target,
} from "./target.ts";

const admin = () => asService().auth.admin;

contract("admin-only", "Without a secret key every admin endpoint refuses", async () => {
  const { client, id } = await signInNew();
  const token = (await client.auth.getSession()).data.session?.access_token ?? "";
  const paths: [string, string][] = [
    ["GET", "/admin/users"],
    ["POST", "/admin/users"],
    ["GET", `/admin/users/${id}`],
    ["PUT", `/admin/users/${id}`],
    ["DELETE", `/admin/users/${id}`],
    ["GET", `/admin/users/${id}/factors`],
    ["POST", "/admin/generate_link"],
    ["POST", "/invite"],
  ];
  for (const [method, path] of paths) {
    const body = method === "GET" ? {} : { body: "{}" };
    const key = target().publishableKey;
    const anonymous = await ask(`/auth/v1${path}`, { method, key, ...body });
    expect(anonymous.status, path).toBe(401);
    const visitor = await ask(`/auth/v1${path}`, {
      method,
      key,
      ...body,
      headers: { Authorization: `Bearer ${token}` },
    });
    expect([visitor.status, (await visitor.json()).error_code], path).toEqual([403, "not_admin"]);
  }
});

contract("admin-users", "Users are created, read, changed and deleted", async () => {
  const email = newAddress();
  const created = await admin().createUser({
    email,
    password,
    email_confirm: true,
    user_metadata: { a: 1 },
    app_metadata: { plan: "x" },
  });
  expect(created.data.user).toMatchObject({
    email,
    user_metadata: { a: 1 },
    app_metadata: { plan: "x", provider: "email" },
  });
  const id = created.data.user?.id ?? "";
  expect((await admin().createUser({ email, password })).error).toMatchObject({
    status: 422,
    code: "email_exists",
  });
  const changed = await admin().updateUserById(id, {
    app_metadata: { plan: null, role: "editor" },
    ban_duration: "24h",
  });
  expect(changed.data.user?.app_metadata).toMatchObject({ role: "editor" });
  expect(changed.data.user?.app_metadata).not.toHaveProperty("plan");
  expect((await connect().auth.signInWithPassword({ email, password })).error).toMatchObject({
    code: "user_banned",
  });
  await admin().updateUserById(id, { ban_duration: "none", password: "freshly set phrase" });
  expect(
    (await connect().auth.signInWithPassword({ email, password: "freshly set phrase" })).error,
  ).toBeNull();
  expect((await admin().deleteUser(id)).error).toBeNull();
  expect((await admin().getUserById(id)).error).toMatchObject({ status: 404, code: "user_not_found" });
});

contract(
  "admin-users",
  "A softly deleted user can no longer sign in, and the address is free again",
  async () => {
    const { client, email, id } = await signInNew();
    expect((await admin().deleteUser(id, true)).error).toBeNull();
    expect((await client.auth.refreshSession()).error).not.toBeNull();
    expect((await connect().auth.signInWithPassword({ email, password })).error?.code).toBe(
      "invalid_credentials",
    );
    expect((await admin().createUser({ email, password })).error).toBeNull();
  },
);

contract("list-users", "Users are listed in pages, with the total and a link to the next page", async () => {
  await signInNew();
  await signInNew();
  const first = await admin().listUsers({ page: 1, perPage: 1 });
  if (first.error) throw first.error;
  expect(first.data.users).toHaveLength(1);
  expect(first.data.total).toBeGreaterThanOrEqual(2);
  expect(first.data.nextPage).toBe(2);
  const second = await admin().listUsers({ page: 2, perPage: 1 });
  expect(second.data.users[0]?.id).not.toBe(first.data.users[0]?.id);
  expect((await admin().listUsers({ page: 10_000, perPage: 50 })).data.users).toEqual([]);
});

contract("generate-link", "A link of every type is generated, and nothing is sent", async () => {
  const redirectTo = `${siteUrl}/welcome`;
  const { email } = await signInNew();
  const requests = [
    { type: "signup", email: newAddress(), password },
    { type: "invite", email: newAddress() },
    { type: "magiclink", email },
    { type: "recovery", email },
    { type: "email_change_current", email, newEmail: newAddress() },
    { type: "email_change_new", email, newEmail: newAddress() },
  ] as const;
  for (const request of requests) {
    const { data, error } = await admin().generateLink({ ...request, options: { redirectTo } });
    expect(error, request.type).toBeNull();
    expect(data.properties).toMatchObject({
      verification_type: request.type,
      email_otp: expect.stringMatching(/^\d{6,10}$/),
      hashed_token: expect.any(String),
    });
    const link = new URL(data.properties?.action_link ?? "");
    expect(link.pathname.endsWith("/verify")).toBe(true);
    expect(link.searchParams.get("token")).toBe(data.properties?.hashed_token);
  }
  const unknown = newAddress();
  const first = await admin().generateLink({ type: "magiclink", email: unknown });
  expect([first.data.user?.email, first.data.properties?.verification_type]).toEqual([unknown, "signup"]);
  const again = { type: "signup", email: unknown, password } as const;
  const known = await admin().generateLink({ ...again, options: { data: { team: "sales" } } });
  expect(known.data.user?.user_metadata).toMatchObject({ team: "sales" });
  expect((await admin().generateLink({ type: "recovery", email: newAddress() })).error).toMatchObject({
    status: 404,
    code: "user_not_found",
  });
  expect((await admin().generateLink({ type: "invite", email })).error).toMatchObject({
    status: 422,
    code: "email_exists",
  });
});

contract(
  "invite",
  "The link in an invitation makes a confirmed user",
  async () => {
    const email = newAddress();
    const { data } = await admin().inviteUserByEmail(email, { data: { team: "sales" } });
    expect(data.user).toMatchObject({
      email,
      user_metadata: { team: "sales" },
      invited_at: expect.any(String),
    });
    const { token_hash } = await nextLetter(email);
    const verified = await connect().auth.verifyOtp({ token_hash, type: "invite" });
    expect(verified.data.user?.email_confirmed_at).toBeTruthy();
    expect((await admin().inviteUserByEmail(email)).error).toMatchObject({
      status: 422,
      code: "email_exists",
    });
  },
  ["mailbox"],
);

contract("admin-factors", "A lost factor is listed and removed", async () => {
  const { client, id } = await signInNew();
  const factor = await enrolTotp(client, "lost");
  await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code: factor.code() });
  expect((await admin().mfa.listFactors({ userId: id })).data?.factors).toMatchObject([
    { id: factor.id, status: "verified" },
  ]);
  expect((await admin().mfa.deleteFactor({ userId: id, id: factor.id })).error).toBeNull();
  expect((await admin().mfa.listFactors({ userId: id })).data?.factors).toEqual([]);
});
