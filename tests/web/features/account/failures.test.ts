/** Every row of the specification's error catalogue about sign-in, provoked in Supabase's own client. */
import { AuthClient } from "@supabase/supabase-js";
import { afterEach, expect, test, vi } from "vitest";
import { connect } from "../../../../domain/backend/connect.ts";
import { ApiFailure } from "../../../../web/data/api.ts";
import { describeFailure } from "../../../../web/features/account/failures/describe-failure.ts";

type Client = InstanceType<typeof AuthClient>;

let made = 0;

function clientThat(
  answer: () => Response | Promise<Response>,
  flowType: "pkce" | "implicit" = "pkce",
): Client {
  made += 1;
  return new AuthClient({
    // One of its own each: the client warns of two that share one.
    storageKey: `client-${made}`,
    url: "http://site.test/auth/v1",
    fetch: async () => answer(),
    persistSession: true,
    autoRefreshToken: false,
    detectSessionInUrl: false,
    flowType,
  });
}

const json = (status: number, body: object) => () => Response.json(body, { status });
const never = () => {
  throw new Error("Nothing may be sent.");
};
const signIn = (client: Client) => client.signInWithPassword({ email: "a@example.com", password: "x" });
/** A form's field is a text or nothing, although the client's types promise more. */
const nothing = JSON.parse("{}");

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  [
    "You must provide either an email or phone number and a password",
    (client: Client) => client.signInWithPassword(nothing),
    "needAddressAndPassword",
  ],
  [
    "You must provide either an email or phone number and a password",
    (client: Client) => client.signUp(nothing),
    "needAddressAndPassword",
  ],
  [
    "You must provide either an email or phone number and a type",
    (client: Client) => client.resend(nothing),
    "needAddress",
  ],
  [
    "You must provide either an email or phone number.",
    (client: Client) => client.signInWithOtp(nothing),
    "needAddress",
  ],
])("%s", async (message, call, key) => {
  const { error } = await call(clientThat(never));
  expect(error?.message).toBe(message);
  expect(describeFailure(error).key).toBe(key);
});

test("A network failure has status 0", async () => {
  const { error } = await signIn(clientThat(() => Promise.reject(new TypeError("Failed to fetch"))));
  expect(error?.status).toBe(0);
  expect(describeFailure(error)).toMatchObject({ key: "network", code: "network_failure" });
});

test.each([502, 503, 504])("A %d is unavailable, whatever its body", async (status) => {
  for (const body of ["<html>", JSON.stringify({ msg: "down" }), ""]) {
    const { error } = await signIn(clientThat(() => new Response(body, { status })));
    expect(describeFailure(error)).toMatchObject({ key: "unavailable", code: `http_${status}` });
  }
});

test("A body that is not JSON is unreadable", async () => {
  const { error } = await signIn(clientThat(() => new Response("<html>", { status: 400 })));
  expect(describeFailure(error).key).toBe("unreadable");
});

test("A weak password comes with its reasons, and unknown ones are left out", async () => {
  const weak = {
    code: 422,
    error_code: "weak_password",
    weak_password: { reasons: ["length", "pwned", "new"] },
  };
  const { error } = await clientThat(json(422, weak)).signUp({ email: "a@example.com", password: "x" });
  expect(describeFailure(error)).toEqual({
    key: "weakPassword",
    code: "weak_password",
    reasons: ["length", "pwned"],
  });
});

test.each([
  ["invalid_credentials", 400, "wrong"],
  ["email_not_confirmed", 400, "notConfirmed"],
  ["otp_expired", 403, "codeExpired"],
  ["session_not_found", 403, "sessionEnded"],
  ["refresh_token_already_used", 400, "sessionEnded"],
  ["flow_state_expired", 403, "linkExpired"],
  ["over_email_send_rate_limit", 429, "tooManyMessages"],
  ["over_request_rate_limit", 429, "tooMany"],
  ["same_password", 422, "samePassword"],
  ["reauthentication_needed", 400, "needsCode"],
  ["insufficient_aal", 401, "needsFactor"],
  ["mfa_verification_failed", 422, "wrongCode"],
  ["user_banned", 400, "banned"],
  ["signup_disabled", 422, "signUpClosed"],
  ["validation_failed", 400, "badInput"],
  ["something_new", 400, "unknown"],
])("Auth's code %s", async (code, status, key) => {
  const { error } = await signIn(clientThat(json(status, { code: status, error_code: code, msg: "x" })));
  expect(describeFailure(error).key).toBe(key);
});

test.each(["msg", "message", "error_description", "error"])("Auth's words may be in %s", async (field) => {
  const { error } = await signIn(clientThat(json(400, { [field]: "JWT has expired" })));
  expect([error?.message, describeFailure(error).key]).toEqual(["JWT has expired", "badToken"]);
});

test("Without a session, and with half of one, the session is missing", async () => {
  const client = clientThat(never);
  const missing = await client.updateUser({ password: "x" });
  const half = await client.setSession({ access_token: "a.b.c", refresh_token: "" });
  for (const { error } of [missing, half]) {
    expect([error?.name, describeFailure(error).key]).toEqual(["AuthSessionMissingError", "sessionEnded"]);
  }
});

test.each([
  "JWT has expired",
  "Missing exp claim",
  "Invalid alg claim",
  "Invalid JWT signature",
  "JWKS is empty",
  "No matching signing key found in JWKS",
])("The token's message %j is known", (message) => {
  expect(describeFailure(Object.assign(new Error(message), { code: "bad_token" })).key).toBe("badToken");
});

test("An expired token is refused by the client itself", async () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const token = (claims: object) => `${part({ alg: "ES256", kid: "k" })}.${part(claims)}.c2ln`;
  const expired = await clientThat(never).getClaims(token({ exp: 1 }));
  expect([expired.error?.message, describeFailure(expired.error).key]).toEqual([
    "JWT has expired",
    "badToken",
  ]);
  const endless = await clientThat(never).getClaims(token({}));
  expect([endless.error?.message, describeFailure(endless.error).key]).toEqual([
    "Missing exp claim",
    "badToken",
  ]);
});

function readUrl(client: Client, parameters: object, kind: string) {
  // The client calls it when it opens; we switch that off and read the address ourselves.
  const read: unknown = Reflect.get(client, "_getSessionFromURL");
  if (typeof read !== "function") throw new Error("supabase-js has moved it.");
  return read.call(client, parameters, kind);
}

test("The texts of URL callbacks", async () => {
  const inNode = await readUrl(clientThat(never), {}, "implicit");
  expect(inNode.error.message).toBe("No browser detected.");
  vi.stubGlobal("document", {});
  vi.stubGlobal("window", { location: { hash: "" } });
  const rows = [
    [clientThat(never, "implicit"), {}, "implicit", "No session defined in URL"],
    [clientThat(never, "pkce"), {}, "implicit", "Not a valid PKCE flow url."],
    [clientThat(never, "implicit"), {}, "pkce", "Not a valid implicit grant flow url."],
    [clientThat(never, "pkce"), {}, "pkce", "No code detected."],
  ] as const;
  for (const [client, parameters, kind, message] of rows) {
    const { error } = await readUrl(client, parameters, kind);
    expect([error.message, describeFailure(error).key]).toEqual([message, "noSession"]);
  }
  const cancelled = { error: "access_denied", error_code: "access_denied", error_description: "no" };
  const { error } = await readUrl(clientThat(never), cancelled, "pkce");
  expect(describeFailure(error)).toMatchObject({ key: "cancelled", code: "access_denied" });
});

test("A session in an address that is older than 120 seconds is warned of", async () => {
  vi.stubGlobal("document", {});
  vi.stubGlobal("window", { location: { hash: "" } });
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const now = Math.round(Date.now() / 1000);
  const session = { access_token: "a", refresh_token: "r", token_type: "bearer", expires_in: "3600" };
  const client = clientThat(json(200, { id: "1" }), "implicit");
  await readUrl(client, { ...session, expires_at: String(now + 3600 - 60) }, "implicit");
  expect(warn).not.toHaveBeenCalled();
  await readUrl(client, { ...session, expires_at: String(now + 3600 - 121) }, "implicit");
  expect(warn.mock.calls[0]?.[0]).toContain("issued over 120s ago");
});

test.each([401, 403, 404])("Signing out ignores a %d", async (status) => {
  const now = Math.round(Date.now() / 1000);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const client = clientThat(() => Response.json({ id: "1" }));
  await client.setSession({
    access_token: `${part({ alg: "ES256" })}.${part({ exp: now + 3600 })}.c2ln`,
    refresh_token: "r",
  });
  expect((await client.getSession()).data.session).not.toBeNull();
  Reflect.set(client, "fetch", json(status, { msg: "gone" }));
  Reflect.set(client.admin, "fetch", json(status, { msg: "gone" }));
  expect((await client.signOut({ scope: "global" })).error).toBeNull();
  expect((await client.getSession()).data.session).toBeNull();
});

test("Realtime keeps the specification's times: the product opens no channel", async () => {
  const { realtime } = connect("http://site.test", "none", never);
  expect([realtime.timeout, realtime.heartbeatIntervalMs]).toEqual([10_000, 30_000]);
  expect([1, 2, 3, 4, 9].map((tries) => realtime.reconnectAfterMs(tries))).toEqual([
    1_000, 2_000, 5_000, 10_000, 10_000,
  ]);
});

test.each([
  [
    Object.assign(new Error("That mailbox is full."), { code: "mailbox_full", status: 422 }),
    "That mailbox is full.",
  ],
  [new ApiFailure(409, "odd", "Somebody was quicker. Look again."), "Somebody was quicker. Look again."],
  [Object.assign(new Error("[object Object]"), { code: "odd", status: 400 }), undefined],
  [Object.assign(new Error('{"a": 1}'), { code: "odd", status: 400 }), undefined],
  [new TypeError("x is not a function"), undefined],
  [new ApiFailure(400, "invalid_credentials", "Invalid login credentials"), undefined],
])("Where we have no words, the server's own show, if it wrote any: %o", (error, message) => {
  expect(describeFailure(error).message).toBe(message);
});

test("A code shows only if somebody gave one: no names of classes, no objects", () => {
  for (const error of [new Error("x"), new TypeError("y"), { code: "[object Object]" }, { code: {} }, "text"])
    expect(describeFailure(error)).toMatchObject({ key: "unknown", code: "" });
});

test.each([
  ["ERROR_CEREMONY_ABORTED", "passkeyStopped"],
  ["ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY", "passkeyStopped"],
  ["ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED", "passkeyKnown"],
  ["ERROR_INVALID_DOMAIN", "passkeyUnsupported"],
  ["webauthn_verification_failed", "passkeyRefused"],
  ["unexpected_failure", "unknown"],
  ["sign_in_again", "needsCode"],
  ["too_many_passkeys", "tooManyPasskeys"],
  ["passkey_disabled", "wayClosed"],
])("%s of a passkey is %s", (code, key) => {
  expect(describeFailure(Object.assign(new Error("x"), { code }))).toMatchObject({ key, code });
});

test("A passkey that is registered already is refused, and sign-in is not called unavailable", async () => {
  const { error } = await clientThat(
    json(500, { code: 500, error_code: "unexpected_failure", msg: "Database error creating passkey" }),
  ).signInWithOtp({ email: "ann@example.com" });
  expect(describeFailure(error)).toMatchObject({ key: "passkeyRefused", code: "http_500" });
});

test("Another fault of one call does not say that sign-in is unavailable", async () => {
  const fault = { code: 500, error_code: "unexpected_failure", msg: "Error sending confirmation email" };
  const { error } = await signIn(clientThat(json(500, fault)));
  expect(describeFailure(error)).toMatchObject({ key: "unknown", code: "http_500" });
});

test("A browser without passkeys says so", async () => {
  const { error } = await clientThat(never).signInWithPasskey();
  expect(error?.message).toBe("Browser does not support WebAuthn");
  expect(describeFailure(error).key).toBe("passkeyUnsupported");
});
