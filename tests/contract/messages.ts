/** Contract of the codes and links in messages. */
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
  siteUrl,
  target,
  verifyUrl,
} from "./target.ts";

async function tokenFor(type: "magiclink" | "recovery", email: string) {
  const { data, error } = await asService().auth.admin.generateLink({ type, email });
  if (error) throw error;
  return data.properties;
}

contract("verify", "A code with its address, or a hash alone, signs in once", async () => {
  const { email } = await signInNew();
  const byCode = await tokenFor("magiclink", email);
  const wrong = await connect().auth.verifyOtp({ email, token: "000000", type: "email" });
  expect(wrong.error).toMatchObject({ status: 403, code: "otp_expired" });
  const verified = await connect().auth.verifyOtp({ email, token: byCode.email_otp, type: "email" });
  expect(verified.data.session?.access_token).toBeTruthy();
  const again = await connect().auth.verifyOtp({ email, token: byCode.email_otp, type: "email" });
  expect(again.error).toMatchObject({ code: "otp_expired" });
  for (const type of ["magiclink", "recovery"] as const) {
    const { hashed_token } = await tokenFor(type, email);
    const { data, error } = await connect().auth.verifyOtp({ token_hash: hashed_token, type });
    expect([error, data.user?.email]).toEqual([null, email]);
  }
  const { hashed_token } = await tokenFor("recovery", email);
  expect((await connect().auth.verifyOtp({ token_hash: hashed_token, type: "signup" })).error).toMatchObject({
    code: "otp_expired",
  });
});

// Auth reads the code, and in a transaction of its own each call then deletes it. So nothing of ours counts on one.
contract(
  "verify",
  "A code that is given three times at once may be taken three times, and then never again",
  async () => {
    const email = newAddress();
    const { data } = await asService().auth.admin.generateLink({
      type: "signup",
      email,
      password,
      options: { data: { full_name: "Whoever registered first" } },
    });
    const token = data.properties?.email_otp ?? "";
    const give = () => connect().auth.verifyOtp({ email, token, type: "email" });
    const answers = await Promise.all([give(), give(), give()]);
    const taken = answers.filter(({ error }) => error === null);
    expect(taken.length).toBeGreaterThanOrEqual(1);
    const { user } = (await asService().auth.admin.getUserById(data.user?.id ?? "")).data;
    for (const { data: given } of taken) {
      expect(given.user?.id).toBe(user?.id);
      const session = given.session?.access_token ?? "";
      expect((await connect().auth.getUser(session)).error).toBeNull();
    }
    // Our migrations: what was there before the first proof stays away, and the time of that proof stands.
    expect(user?.user_metadata).not.toHaveProperty("full_name");
    const [moments] = await target().query<{ isFirst: boolean }>(
      `select bool_and(sessions.created_at >= users.confirmed_at) as "isFirst"
     from auth.users join auth.sessions on sessions.user_id = users.id where users.email = $1`,
      [email],
    );
    expect(moments).toEqual({ isFirst: true });
    expect((await give()).error).toMatchObject({ status: 403, code: "otp_expired" });
  },
);

contract(
  "verify",
  "Invitations, sign-ups and changes of address are verified by their own types",
  async () => {
    for (const type of ["invite", "signup"] as const) {
      const email = newAddress();
      const { data } = await asService().auth.admin.generateLink({ type, email, password });
      const verified = await connect().auth.verifyOtp({
        token_hash: data.properties?.hashed_token ?? "",
        type,
      });
      expect(verified.data.user?.email_confirmed_at, type).toBeTruthy();
    }
    const { email, id } = await signInNew();
    const newEmail = newAddress();
    const confirm = async (type: "email_change_new" | "email_change_current") => {
      const { data } = await asService().auth.admin.generateLink({ type, email, newEmail });
      const token_hash = data.properties?.hashed_token ?? "";
      return () => connect().auth.verifyOtp({ token_hash, type: "email_change" });
    };
    // One of the two confirmations changes nothing, even where the other was never asked for.
    const alone = await (await confirm("email_change_new"))();
    expect([alone.error, alone.data.session]).toEqual([null, null]);
    expect((await asService().auth.admin.getUserById(id)).data.user?.email).toBe(email);
    const confirmations = [await confirm("email_change_current"), await confirm("email_change_new")];
    const answers = [];
    for (const give of confirmations) answers.push((await give()).data.user?.email);
    expect(answers).toEqual([undefined, newEmail]);
  },
);

contract(
  "verify-link",
  "The link in a message leads back to the site with tokens or with the error",
  async () => {
    const { email } = await signInNew();
    const { action_link } = await tokenFor("magiclink", email);
    const path = action_link.slice(target().url.length);
    const opened = await fetch(target().url + path, { redirect: "manual" });
    expect(opened.status).toBe(303);
    const fragment = new URLSearchParams(new URL(opened.headers.get("Location") ?? "").hash.slice(1));
    expect(fragment.get("type")).toBe("magiclink");
    const { data } = await connect().auth.setSession({
      access_token: fragment.get("access_token") ?? "",
      refresh_token: fragment.get("refresh_token") ?? "",
    });
    expect(data.user?.email).toBe(email);
    const twice = await fetch(target().url + path, { redirect: "manual" });
    const failure = new URLSearchParams(new URL(twice.headers.get("Location") ?? "").hash.slice(1));
    expect([failure.get("error"), failure.get("error_code")]).toEqual(["access_denied", "otp_expired"]);
  },
);

contract(
  ["verify-link", "pkce"],
  "With PKCE the link leads back with a code that only the same client can exchange",
  async () => {
    const { email } = await signInNew();
    const client = connect({ flowType: "pkce" });
    const redirectTo = `${siteUrl}/auth/callback?next=%2Fadmin`;
    await client.auth.signInWithOtp({ email, options: { emailRedirectTo: redirectTo } });
    const link = verifyUrl(await nextLetter(email), "magiclink", redirectTo);
    const opened = await fetch(link, { redirect: "manual" });
    const location = new URL(opened.headers.get("Location") ?? "");
    expect(location.searchParams.get("next")).toBe("/admin");
    const code = location.searchParams.get("code") ?? "";
    const response = await ask("/auth/v1/token?grant_type=pkce", {
      method: "POST",
      body: JSON.stringify({ auth_code: code, code_verifier: "a".repeat(60) }),
    });
    expect([response.status, (await response.json()).error_code]).toEqual([400, "bad_code_verifier"]);
    expect((await client.auth.exchangeCodeForSession(code)).data.user?.email).toBe(email);
    const spent = await ask("/auth/v1/token?grant_type=pkce", {
      method: "POST",
      body: JSON.stringify({ auth_code: code, code_verifier: "a".repeat(60) }),
    });
    expect((await spent.json()).error_code).toBe("flow_state_not_found");
  },
  ["mailbox"],
);

contract(
  "verify-link",
  "A link never leads to another site",
  async () => {
    const { email } = await signInNew();
    const emailRedirectTo = "https://evil.example/take";
    await connect().auth.signInWithOtp({ email, options: { emailRedirectTo } });
    const link = verifyUrl(await nextLetter(email), "magiclink", emailRedirectTo);
    const location = (await fetch(link, { redirect: "manual" })).headers.get("Location") ?? "";
    expect(location.startsWith(siteUrl)).toBe(true);
  },
  ["mailbox"],
);

contract(
  "otp",
  "A code comes by email and makes a new user unless that is forbidden",
  async () => {
    const email = newAddress();
    expect(
      (await connect().auth.signInWithOtp({ email, options: { shouldCreateUser: false } })).error,
    ).toMatchObject({ status: 422, code: "otp_disabled" });
    expect((await connect().auth.signInWithOtp({ email, options: { data: { a: 1 } } })).error).toBeNull();
    const first = await nextLetter(email);
    expect(first.type).toBe("signup");
    const { data } = await connect().auth.verifyOtp({ email, token: first.token, type: "email" });
    // Our migrations leave only Auth's own words of what was given before the proof.
    expect(data.user?.user_metadata).toMatchObject({ email, email_verified: true });
    expect(data.user?.user_metadata).not.toHaveProperty("a");
    expect((await afterPause(() => connect().auth.signInWithOtp({ email }))).error).toBeNull();
    expect((await nextLetter(email)).type).toBe("magiclink");
  },
  ["mailbox", "signUps", "confirmations"],
);

contract(
  "otp",
  "A code comes by text message",
  async () => {
    const phone = newPhone();
    const sent = await connect().auth.signInWithOtp({ phone: `+${phone}` });
    expect(sent.data.messageId).toBeTruthy();
    const { token } = await nextLetter(`+${phone}`);
    const verified = await connect().auth.verifyOtp({ phone: `+${phone}`, token, type: "sms" });
    expect(verified.data.user?.phone).toBe(phone);
  },
  ["textMessages", "signUps"],
);

contract(
  "recover",
  "A forgotten password is reset by a message, and the answer for an unknown address is the same",
  async () => {
    const { email } = await signInNew();
    expect((await connect().auth.resetPasswordForEmail(newAddress())).error).toBeNull();
    expect((await connect().auth.resetPasswordForEmail(email)).error).toBeNull();
    const { token_hash, site_url } = await nextLetter(email);
    expect(site_url).toBe(`${siteUrl}/auth/callback#token_hash=${token_hash}&type=recovery`);
    const client = connect();
    await client.auth.verifyOtp({ token_hash, type: "recovery" });
    expect((await client.auth.updateUser({ password: "a whole new phrase" })).error).toBeNull();
    expect(
      (await connect().auth.signInWithPassword({ email, password: "a whole new phrase" })).error,
    ).toBeNull();
    expect((await connect().auth.signInWithPassword({ email, password })).error?.code).toBe(
      "invalid_credentials",
    );
  },
  ["mailbox"],
);

contract(
  "resend",
  "A lost message is sent again, with a new code",
  async () => {
    const email = newAddress();
    await connect().auth.signUp({ email, password });
    const before = await nextLetter(email);
    const again = await afterPause(() => connect().auth.resend({ type: "signup", email }));
    expect(again.error).toBeNull();
    const after = await nextLetter(email);
    expect(after.token_hash).not.toBe(before.token_hash);
    expect((await connect().auth.verifyOtp({ email, token: before.token, type: "signup" })).error?.code).toBe(
      "otp_expired",
    );
    expect((await connect().auth.verifyOtp({ email, token: after.token, type: "signup" })).error).toBeNull();
    const bad = await ask("/auth/v1/resend", {
      method: "POST",
      body: JSON.stringify({ type: "carrier pigeon" }),
    });
    expect([bad.status, (await bad.json()).error_code]).toEqual([400, "validation_failed"]);
  },
  ["mailbox", "signUps", "confirmations"],
);

contract(
  "resend",
  "A lost text message is sent again",
  async () => {
    const phone = newPhone();
    await connect().auth.signUp({ phone: `+${phone}`, password });
    const again = await afterPause(() => connect().auth.resend({ type: "sms", phone: `+${phone}` }));
    expect(again.data.messageId).toBeTruthy();
  },
  ["textMessages", "signUps"],
);

contract(
  "reauthenticate",
  "A signed-in user gets a code to reauthenticate",
  async () => {
    const { client, email } = await signInNew();
    expect((await client.auth.reauthenticate()).error).toBeNull();
    expect(await nextLetter(email)).toMatchObject({
      type: "reauthentication",
      token: expect.stringMatching(/^\d{6,10}$/),
    });
    expect((await ask("/auth/v1/reauthenticate")).status).toBe(401);
  },
  ["mailbox"],
);

contract(
  "mailbox",
  "Messages can be read as a page and as JSON, and the product can post its own",
  async () => {
    const posted = await fetch(`${target().url}/_local/mailbox/messages`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({
        to: "reader@example.com",
        subject: "<script>alert(1)</script>",
        text: "Look: http://localhost:8787/x",
        kind: "email",
      }),
    });
    expect(posted.status).toBe(201);
    const message = await nextLetter("reader@example.com");
    expect(message).toMatchObject({ kind: "email", text: "Look: http://localhost:8787/x" });
    const page = await fetch(`${target().url}/_local/mailbox`);
    const html = await page.text();
    expect(html).toContain('<a href="http://localhost:8787/x">');
    expect(html).toContain("&lt;script&gt;");
    expect(page.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    const bad = await fetch(`${target().url}/_local/mailbox/messages`, {
      method: "POST",
      body: JSON.stringify({ to: "x" }),
    });
    expect(bad.status).toBe(400);
    const one = await fetch(`${target().url}/_local/mailbox/messages/${message.id}`);
    expect(await one.json()).toMatchObject({ to: "reader@example.com" });
  },
  ["embedded"],
);
