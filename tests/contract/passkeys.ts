/** Contract of passkeys. */
import type { SupabaseClient } from "@supabase/supabase-js";
import { expect } from "vitest";
import { startBackend } from "../../local/backend.ts";
import { relyingParty } from "../../local/auth/passkeys/relying-party.ts";
import { makeAuthenticator } from "./authenticator.ts";
import { contract } from "./contract.ts";
import { enrolTotp } from "./second-factors.ts";
import { connect, password, signInNew, siteUrl } from "./target.ts";

const needs = ["passkeys"] as const;
const { origin } = relyingParty({ siteUrl });

async function register(client: SupabaseClient, authenticator = makeAuthenticator(origin)) {
  const started = await client.auth.passkey.startRegistration();
  if (started.error) throw started.error;
  const { challenge_id: challengeId, options } = started.data;
  const credential = authenticator.register(options);
  const verified = await client.auth.passkey.verifyRegistration({ challengeId, credential });
  return { authenticator, verified, challengeId, credential };
}

async function start() {
  const client = connect();
  const { data, error } = await client.auth.passkey.startAuthentication();
  if (error) throw error;
  return { client, challengeId: data.challenge_id, options: data.options };
}

contract(
  "passkeys",
  "A passkey is added, named, signed in with and removed",
  async () => {
    const { client, email } = await signInNew();
    const { authenticator, verified } = await register(client);
    expect(verified.error).toBeNull();
    const passkeyId = verified.data?.id ?? "";
    const named = await client.auth.passkey.update({ passkeyId, friendlyName: "My phone" });
    expect(named.data).toMatchObject({ id: passkeyId, friendly_name: "My phone" });

    const { client: elsewhere, challengeId, options } = await start();
    const credential = authenticator.signIn(options);
    const signedIn = await elsewhere.auth.passkey.verifyAuthentication({ challengeId, credential });
    expect(signedIn.data?.user?.email).toBe(email);
    const { data } = await elsewhere.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(data).toMatchObject({
      currentLevel: "aal1",
      currentAuthenticationMethods: [{ method: "passkey" }],
    });
    const again = await elsewhere.auth.passkey.verifyAuthentication({ challengeId, credential });
    expect(again.error).toMatchObject({ status: 400, code: "webauthn_challenge_not_found" });

    expect((await elsewhere.auth.passkey.list()).data).toMatchObject([
      { friendly_name: "My phone", last_used_at: expect.any(String) },
    ]);
    expect((await elsewhere.auth.passkey.delete({ passkeyId })).error).toBeNull();
    expect((await client.auth.passkey.list()).data).toEqual([]);
    const late = await start();
    const gone = await late.client.auth.passkey.verifyAuthentication({
      challengeId: late.challengeId,
      credential: authenticator.signIn(late.options),
    });
    expect(gone.error).toMatchObject({ status: 400, code: "webauthn_verification_failed" });
  },
  needs,
);

contract(
  "passkeys",
  "A passkey of another site, another person, another key or another challenge is refused",
  async () => {
    const { client } = await signInNew();
    const { client: other } = await signInNew();
    const { authenticator, verified, challengeId: spent, credential } = await register(client);
    expect(verified.error).toBeNull();
    const otherId = (await other.auth.getUser()).data.user?.id ?? "";
    const handle = Buffer.from(otherId).toString("base64url");
    const stranger = makeAuthenticator(origin);
    const wrong: ((
      options: Parameters<typeof authenticator.signIn>[0],
    ) => ReturnType<typeof authenticator.signIn>)[] = [
      (options) => authenticator.signIn(options, { from: "https://evil.example" }),
      (options) => authenticator.signIn(options, { as: handle }),
      (options) => authenticator.signIn({ ...options, challenge: "AAAA" }),
      (options) => authenticator.signIn({ ...options, rpId: "evil.example" }),
      (options) => ({ ...stranger.signIn(options), id: credential.id, rawId: credential.rawId }),
    ];
    for (const attempt of wrong) {
      const { client: visitor, challengeId, options } = await start();
      const { error } = await visitor.auth.passkey.verifyAuthentication({
        challengeId,
        credential: attempt(options),
      });
      expect(error).toMatchObject({ status: 400, code: "webauthn_verification_failed" });
    }
    const replayed = await client.auth.passkey.verifyRegistration({ challengeId: spent, credential });
    expect(replayed.error).toMatchObject({ code: "webauthn_challenge_not_found" });
    const twice = await register(other, authenticator);
    // The server means to say webauthn_credential_exists, and loses it on the way out of its transaction.
    expect(twice.verified.error).toMatchObject({
      status: 500,
      message: "Database error creating passkey",
    });
    const foreign = await other.auth.passkey.startRegistration();
    const taken = await client.auth.passkey.verifyRegistration({
      challengeId: foreign.data?.challenge_id ?? "",
      credential,
    });
    expect(taken.error).toMatchObject({ code: "webauthn_challenge_not_found" });
    const passkeyId = verified.data?.id ?? "";
    expect((await other.auth.passkey.delete({ passkeyId })).error).toMatchObject({ status: 404 });
    expect((await other.auth.passkey.update({ passkeyId, friendlyName: "Mine" })).error).toMatchObject({
      status: 404,
    });
    expect((await other.auth.passkey.list()).data).toEqual([]);
  },
  needs,
);

contract(
  "passkeys",
  "A second factor is asked for first",
  async () => {
    const { client, email } = await signInNew();
    const { verified } = await register(client);
    const passkeyId = verified.data?.id ?? "";
    const factor = await enrolTotp(client, "phone");
    await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code: factor.code() });
    const low = connect();
    await low.auth.signInWithPassword({ email, password });
    expect((await low.auth.passkey.startRegistration()).error).toMatchObject({ code: "insufficient_aal" });
    expect((await low.auth.passkey.delete({ passkeyId })).error).toMatchObject({ code: "insufficient_aal" });
    expect((await client.auth.passkey.delete({ passkeyId })).error).toBeNull();
  },
  needs,
);

contract(
  "passkeys",
  "Guests have none",
  async () => {
    const guest = connect();
    await guest.auth.signInAnonymously();
    expect((await guest.auth.passkey.startRegistration()).error).toMatchObject({
      status: 403,
      code: "no_authorization",
    });
  },
  ["passkeys", "guests"],
);

contract(
  "passkeys",
  "Where passkeys are off there are none",
  async () => {
    const backend = await startBackend({ port: 0, auth: { passkeysEnabled: false } });
    try {
      const { url, publishableKey: key } = backend;
      const { error } = await connect({ url, key }).auth.passkey.startAuthentication();
      expect(error).toMatchObject({ status: 404, code: "passkey_disabled" });
    } finally {
      await backend.close();
    }
  },
  ["embedded"],
);
