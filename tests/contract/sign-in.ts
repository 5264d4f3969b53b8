/** Contract of sign-up, sign-in and sign-out. */
import { expect } from "vitest";
import { contract } from "./contract.ts";
import {
  afterPause,
  ask,
  asService,
  connect,
  newAddress,
  nextLetter,
  newPhone,
  password,
  signInNew,
  target,
} from "./target.ts";

contract(
  "signup",
  "A sign-up by email waits for its confirmation",
  async () => {
    const email = newAddress();
    const byEmail = await connect().auth.signUp({ email, password, options: { data: { nickname: "Nok" } } });
    expect(byEmail.error).toBeNull();
    expect(byEmail.data.session).toBeNull();
    expect(byEmail.data.user).toMatchObject({
      email,
      user_metadata: { nickname: "Nok" },
      identities: [{ provider: "email" }],
    });
    const early = await connect().auth.signInWithPassword({ email, password });
    expect(early.error).toMatchObject({ status: 400, code: "email_not_confirmed" });
    const again = await afterPause(() => connect().auth.signUp({ email, password }));
    expect(again.data.user?.id).toBe(byEmail.data.user?.id);
  },
  ["signUps", "confirmations"],
);

contract(
  "signup",
  "A sign-up by phone waits for its confirmation",
  async () => {
    const phone = newPhone();
    const byPhone = await connect().auth.signUp({ phone: `+${phone}`, password });
    expect(byPhone.data.user).toMatchObject({ phone, identities: [{ provider: "phone" }] });
    const { token } = await nextLetter(`+${phone}`);
    const verified = await connect().auth.verifyOtp({ phone, token, type: "sms" });
    expect(verified.data.user?.phone_confirmed_at).toBeTruthy();
    // Our migrations end what was chosen before the proof.
    const after = await connect().auth.signInWithPassword({ phone, password });
    expect(after.error).toMatchObject({ status: 400, code: "invalid_credentials" });
  },
  ["textMessages", "signUps"],
);

contract(
  "signup",
  "A sign-up of a known address reveals nothing, and one that cannot be read is refused",
  async () => {
    const { email } = await signInNew();
    const { data, error } = await connect().auth.signUp({ email, password });
    expect(error).toBeNull();
    expect(data.user?.identities).toEqual([]);
    expect(data.session).toBeNull();
    const broken = await ask("/auth/v1/signup", { method: "POST", body: "{" });
    expect([broken.status, (await broken.json()).error_code]).toEqual([400, "bad_json"]);
  },
  ["signUps", "confirmations"],
);

contract(
  "password",
  "The right password signs in, and a wrong one gets the same answer as an unknown address",
  async () => {
    const { email } = await signInNew();
    const client = connect();
    const { data } = await client.auth.signInWithPassword({ email: email.toUpperCase(), password });
    expect(data.session).toMatchObject({
      token_type: "bearer",
      expires_in: 3600,
      user: { email, aud: "authenticated", role: "authenticated" },
    });
    const { data: claims } = await client.auth.getClaims();
    expect(claims?.claims).toMatchObject({
      aal: "aal1",
      role: "authenticated",
      amr: [{ method: "password" }],
    });
    expect(["ES256", "RS256", "HS256"]).toContain(claims?.header.alg);
    for (const attempt of [
      { email, password: "wrong" },
      { email: newAddress(), password },
    ]) {
      const { error } = await connect().auth.signInWithPassword(attempt);
      expect(error).toMatchObject({
        status: 400,
        code: "invalid_credentials",
        message: "Invalid login credentials",
      });
    }
    for (const path of ["token?grant_type=password", "otp"]) {
      const both = await ask(`/auth/v1/${path}`, {
        method: "POST",
        key: target().publishableKey,
        body: JSON.stringify({ email, phone: newPhone(), password }),
      });
      expect([both.status, (await both.json()).error_code]).toEqual([400, "validation_failed"]);
    }
  },
);

contract("refresh", "A refresh token works once, and the one before the newest may be repeated", async () => {
  const { client } = await signInNew();
  const first = (await client.auth.getSession()).data.session?.refresh_token ?? "";
  const second = await connect().auth.refreshSession({ refresh_token: first });
  expect(second.data.session?.refresh_token).not.toBe(first);
  const repeated = await connect().auth.refreshSession({ refresh_token: first });
  expect(repeated.data.session?.refresh_token).toBe(second.data.session?.refresh_token);
  const unknown = await connect().auth.refreshSession({ refresh_token: "unknowntoken" });
  expect(unknown.error).toMatchObject({ status: 400, code: "refresh_token_not_found" });
});

contract(
  "anonymous",
  "A visitor can sign in anonymously",
  async () => {
    const client = connect();
    const { data, error } = await client.auth.signInAnonymously({ options: { data: { from: "contract" } } });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      is_anonymous: true,
      user_metadata: { from: "contract" },
      identities: [],
    });
    const { data: claims } = await client.auth.getClaims();
    expect(claims?.claims).toMatchObject({ is_anonymous: true, role: "authenticated" });
    expect((await client.auth.updateUser({ password: "another long one" })).error).toMatchObject({
      status: 422,
    });
  },
  ["guests"],
);

contract(
  "anonymous",
  "An anonymous user who confirms an address becomes a registered one",
  async () => {
    const client = connect();
    await client.auth.signInAnonymously();
    const email = newAddress();
    await client.auth.updateUser({ email });
    const { token } = await nextLetter(email);
    const { data } = await client.auth.verifyOtp({ email, token, type: "email_change" });
    expect(data.user).toMatchObject({ email, is_anonymous: false, identities: [{ provider: "email" }] });
  },
  ["guests", "mailbox"],
);

contract(
  "weak-password",
  "A weak password is refused with its reasons",
  async () => {
    const weak = await connect().auth.signUp({ email: newAddress(), password: "abc" });
    expect(weak.error).toMatchObject({ status: 422, code: "weak_password", name: "AuthWeakPasswordError" });
    expect(weak.error).toHaveProperty("reasons", ["length"]);
    const { client } = await signInNew();
    expect((await client.auth.updateUser({ password: "abc" })).error).toMatchObject({
      code: "weak_password",
    });
    const long = await connect().auth.signUp({ email: newAddress(), password: "x".repeat(80) });
    expect(long.error).toMatchObject({ code: "validation_failed" });
  },
  ["signUps"],
);

contract("logout", "Logging out ends this session, the others, or all of them", async () => {
  const { email } = await signInNew();
  const sessions = [connect(), connect(), connect()] as const;
  for (const session of sessions) await session.auth.signInWithPassword({ email, password });
  const [first, second, third] = sessions;
  const isAlive = async (client: typeof first) => (await client.auth.refreshSession()).error === null;
  expect((await first.auth.signOut({ scope: "local" })).error).toBeNull();
  expect(await isAlive(second)).toBe(true);
  expect((await second.auth.signOut({ scope: "others" })).error).toBeNull();
  expect([await isAlive(second), await isAlive(third)]).toEqual([true, false]);
  const fourth = connect();
  await fourth.auth.signInWithPassword({ email, password });
  expect((await fourth.auth.signOut({ scope: "global" })).error).toBeNull();
  expect(await isAlive(second)).toBe(false);
});

contract("session-not-found", "A token of an ended session has another error than a bad token", async () => {
  const { client } = await signInNew();
  const token = (await client.auth.getSession()).data.session?.access_token ?? "";
  await client.auth.signOut();
  const gone = await ask("/auth/v1/user", {
    headers: { Authorization: `Bearer ${token}`, "X-Supabase-Api-Version": "2024-01-01" },
  });
  expect([gone.status, (await gone.json()).code]).toEqual([403, "session_not_found"]);
  expect(gone.headers.get("X-Supabase-Api-Version")).toBe("2024-01-01");
  const bad = await ask("/auth/v1/user", { headers: { Authorization: "Bearer nonsense" } });
  expect([bad.status, (await bad.json()).error_code]).toEqual([403, "bad_jwt"]);
  expect((await connect().auth.getUser(token)).error).toMatchObject({ name: "AuthSessionMissingError" });
});

contract("public", "The key set, the settings and the health can be read", async () => {
  const keys = (await (await ask("/auth/v1/.well-known/jwks.json")).json()).keys;
  for (const key of keys) {
    expect(key).toMatchObject({ kid: expect.any(String), alg: expect.stringMatching(/^(ES|RS)256$/) });
    expect(key).not.toHaveProperty("d");
  }
  const settings = await (await ask("/auth/v1/settings")).json();
  expect(settings).toMatchObject({
    external: { email: true },
    disable_signup: expect.any(Boolean),
    mailer_autoconfirm: expect.any(Boolean),
  });
  expect(await (await ask("/auth/v1/health")).json()).toMatchObject({ name: "GoTrue" });
});

contract("auth-tables", "The tables of Auth have the same columns as on Supabase", async () => {
  const { id } = await signInNew();
  const columns = await target().query<{ table_name: string; columns: string[] }>(
    `select table_name, array_agg(column_name::text) as columns from information_schema.columns
       where table_schema = 'auth' group by table_name`,
  );
  const known = new Map(columns.map((row) => [row.table_name, row.columns]));
  expect(known.get("users")).toEqual(
    expect.arrayContaining([
      "instance_id",
      "id",
      "aud",
      "role",
      "email",
      "encrypted_password",
      "email_confirmed_at",
      "confirmation_token",
      "recovery_token",
      "email_change_token_new",
      "email_change",
      "raw_app_meta_data",
      "raw_user_meta_data",
      "is_super_admin",
      "phone",
      "confirmed_at",
      "banned_until",
      "reauthentication_token",
      "is_sso_user",
      "deleted_at",
      "is_anonymous",
    ]),
  );
  expect(known.get("sessions")).toEqual(
    expect.arrayContaining([
      "id",
      "user_id",
      "factor_id",
      "aal",
      "not_after",
      "refreshed_at",
      "user_agent",
      "ip",
      "tag",
    ]),
  );
  expect(known.get("refresh_tokens")).toEqual(
    expect.arrayContaining(["instance_id", "id", "token", "user_id", "revoked", "parent", "session_id"]),
  );
  expect(known.get("identities")).toEqual(
    expect.arrayContaining([
      "provider_id",
      "user_id",
      "identity_data",
      "provider",
      "last_sign_in_at",
      "email",
      "id",
    ]),
  );
  expect(known.get("mfa_factors")).toEqual(
    expect.arrayContaining([
      "id",
      "user_id",
      "friendly_name",
      "factor_type",
      "status",
      "secret",
      "phone",
      "last_challenged_at",
    ]),
  );
  const [row] = await target().query("select encrypted_password, aud, role from auth.users where id = $1", [
    id,
  ]);
  expect(row).toEqual({
    encrypted_password: expect.stringMatching(/^\$2[aby]\$10\$.{53}$/),
    aud: "authenticated",
    role: "authenticated",
  });
  expect((await asService().schema("auth").from("users").select()).error).toMatchObject({
    code: "PGRST106",
  });
});
