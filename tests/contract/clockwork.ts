/** Contract tests that need a clock, other settings or the keys. They run against a second embedded backend. */
import { decodeProtectedHeader } from "jose";
import { expect } from "vitest";
import { defaultAuthSettings } from "../../local/auth/settings.ts";
import { type Backend, startBackend } from "../../local/backend.ts";
import { revokeSigningKey, rotateSigningKey } from "../../local/keys/rotate.ts";
import { contract } from "./contract.ts";
import { connect, mailboxOf, nextLetter, password } from "./target.ts";

const { rateLimits } = defaultAuthSettings;
const needs = ["embedded"] as const;

/** Runs a test against a backend whose clock it can move forward. */
async function withBackend(
  auth: Partial<typeof defaultAuthSettings>,
  work: (backend: Backend, wait: (seconds: number) => void) => Promise<void>,
): Promise<void> {
  let laterMs = 0;
  const backend = await startBackend({ port: 0, auth, now: () => new Date(Date.now() + laterMs) });
  try {
    await work(backend, (seconds) => {
      laterMs += seconds * 1000;
    });
  } finally {
    await backend.close();
  }
}

const clientOf = ({ url, publishableKey: key }: Backend) => connect({ url, key });

contract(
  ["refresh", "signup", "weak-password"],
  "An old refresh token outside the reuse interval revokes its family",
  async () =>
    withBackend({ autoConfirmEmail: true, refreshReuseSeconds: 10 }, async (backend, wait) => {
      const client = clientOf(backend);
      const { data } = await client.auth.signUp({ email: "someone@example.com", password });
      const first = data.session?.refresh_token ?? "";
      expect(first).not.toBe("");
      const taken = await clientOf(backend).auth.signUp({ email: "someone@example.com", password });
      expect(taken.error).toMatchObject({ status: 422, code: "user_already_exists" });
      const refresh = (token: string) => clientOf(backend).auth.refreshSession({ refresh_token: token });
      const second = (await refresh(first)).data.session?.refresh_token ?? "";
      const third = (await refresh(second)).data.session?.refresh_token ?? "";
      wait(11);
      expect((await refresh(first)).error).toMatchObject({ status: 400, code: "refresh_token_already_used" });
      expect((await refresh(third)).error).toMatchObject({ code: "refresh_token_already_used" });
    }),
  needs,
);

contract(
  ["reauthenticate", "otp"],
  "Codes expire, and a day after the sign-in a new password needs a fresh code",
  async () =>
    withBackend(
      { autoConfirmEmail: true, passwordChangeNeedsNonce: true, accessTokenSeconds: 10 * 24 * 3600 },
      async (backend, wait) => {
        const email = "daily@example.com";
        const client = clientOf(backend);
        await client.auth.signUp({ email, password });
        await client.auth.signInWithOtp({ email });
        const { token } = await nextLetter(email, mailboxOf(backend));
        wait(3601);
        expect((await clientOf(backend).auth.verifyOtp({ email, token, type: "email" })).error?.code).toBe(
          "otp_expired",
        );
        wait(24 * 3600);
        const without = await client.auth.updateUser({ password: "a new long phrase" });
        expect(without.error).toMatchObject({ status: 400, code: "reauthentication_needed" });
        await client.auth.reauthenticate();
        const { token: nonce } = await nextLetter(email, mailboxOf(backend));
        const wrong = await client.auth.updateUser({ password: "a new long phrase", nonce: "000000" });
        expect(wrong.error).toMatchObject({ status: 422, code: "reauthentication_not_valid" });
        expect((await client.auth.updateUser({ password: "a new long phrase", nonce })).error).toBeNull();
      },
    ),
  needs,
);

contract(
  "rate-limits",
  "Requests are limited per sender, and only a trusted key may name the sender",
  async () =>
    withBackend(
      { rateLimits: { ...rateLimits, tokenRequests: 3, messagesSent: 2, secondsBetweenMessages: 60 } },
      async (backend, wait) => {
        const attempt = (key: string, address: string) =>
          fetch(`${backend.url}/auth/v1/token?grant_type=password`, {
            method: "POST",
            headers: { apikey: key, "Sb-Forwarded-For": address },
            body: JSON.stringify({ email: "x@example.com", password }),
          });
        for (let count = 0; count < 3; count += 1)
          expect((await attempt(backend.publishableKey, `10.0.0.${count}`)).status).toBe(400);
        const limited = await attempt(backend.publishableKey, "10.0.0.9");
        expect([limited.status, (await limited.json()).error_code]).toEqual([429, "over_request_rate_limit"]);
        expect((await attempt(backend.forwardingKey, "10.0.0.9")).status).toBe(400);
        const forwarding = await fetch(`${backend.url}/auth/v1/admin/users`, {
          headers: { apikey: backend.forwardingKey },
        });
        expect(forwarding.status).toBe(401);
        wait(rateLimits.windowSeconds);
        expect((await attempt(backend.publishableKey, "10.0.0.9")).status).toBe(400);

        const client = clientOf(backend);
        await client.auth.signUp({ email: "often@example.com", password });
        const soon = await client.auth.resend({ type: "signup", email: "often@example.com" });
        expect(soon.error).toMatchObject({ status: 429, code: "over_email_send_rate_limit" });
        wait(61);
        expect((await client.auth.resend({ type: "signup", email: "often@example.com" })).error).toBeNull();
      },
    ),
  needs,
);

contract(
  "keys",
  "After a rotation the new key signs, and the previous one verifies until it is revoked",
  async () =>
    withBackend({ autoConfirmEmail: true }, async (backend) => {
      const client = clientOf(backend);
      const { data } = await client.auth.signUp({ email: "keys@example.com", password });
      const old = data.session?.access_token ?? "";
      const { kid, alg } = decodeProtectedHeader(old);
      expect(alg).toBe("ES256");
      await rotateSigningKey(backend.keys, "RS256");
      await client.auth.refreshSession();
      const fresh = (await client.auth.getSession()).data.session?.access_token ?? "";
      expect(decodeProtectedHeader(fresh)).toMatchObject({ alg: "RS256" });
      const read = (token: string) =>
        fetch(`${backend.url}/rest/v1/listings?select=id`, {
          headers: { apikey: backend.publishableKey, Authorization: `Bearer ${token}` },
        });
      expect([(await read(old)).status, (await read(fresh)).status]).toEqual([200, 200]);
      expect((await client.auth.getClaims(fresh)).data?.claims.email).toBe("keys@example.com");
      revokeSigningKey(backend.keys, kid ?? "");
      expect([(await read(old)).status, (await read(fresh)).status]).toEqual([401, 200]);
      const { keys } = await (await fetch(`${backend.url}/auth/v1/.well-known/jwks.json`)).json();
      expect(keys.map((key: { alg: string }) => key.alg)).toEqual(["RS256"]);
      const current = decodeProtectedHeader(fresh).kid ?? "";
      expect(() => revokeSigningKey(backend.keys, current)).toThrow("rotate first");
      expect(() => revokeSigningKey(backend.keys, "nobody")).toThrow("There is no signing key");
    }),
  needs,
);
