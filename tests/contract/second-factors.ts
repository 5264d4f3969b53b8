/** Contract of second factors. */
import type { SupabaseClient } from "@supabase/supabase-js";
import { Secret, TOTP } from "otpauth";
import { expect } from "vitest";
import { contract } from "./contract.ts";
import { connect, nextLetter, newPhone, password, signInNew } from "./target.ts";

export async function enrolTotp(
  client: SupabaseClient,
  friendlyName: string,
): Promise<{ id: string; code(): string }> {
  const { data, error } = await client.auth.mfa.enroll({ factorType: "totp", friendlyName });
  if (error) throw error;
  const totp = new TOTP({ secret: Secret.fromBase32(data.totp.secret) });
  return { id: data.id, code: () => totp.generate() };
}

type Level = { currentAuthenticationMethods: (string | { method: string })[] } | null;

function methodsOf(level: Level): string[] {
  const methods = level?.currentAuthenticationMethods ?? [];
  return methods.map((entry) => (typeof entry === "string" ? entry : entry.method)).toSorted();
}

contract("totp", "A verified authenticator raises the session to aal2 and ends the others", async () => {
  const { client, email } = await signInNew();
  const elsewhere = connect();
  await elsewhere.auth.signInWithPassword({ email, password });
  const enrolled = await client.auth.mfa.enroll({ factorType: "totp", friendlyName: "never verified" });
  expect(enrolled.data).toMatchObject({
    type: "totp",
    totp: { qr_code: expect.stringContaining("<svg"), uri: expect.stringContaining("otpauth://totp/") },
  });
  const factor = await enrolTotp(client, "my phone");
  const challenge = await client.auth.mfa.challenge({ factorId: factor.id });
  const wrong = await client.auth.mfa.verify({
    factorId: factor.id,
    challengeId: challenge.data?.id ?? "",
    code: "000000",
  });
  expect(wrong.error).toMatchObject({ status: 422, code: "mfa_verification_failed" });
  const verified = await client.auth.mfa.verify({
    factorId: factor.id,
    challengeId: challenge.data?.id ?? "",
    code: factor.code(),
  });
  expect(verified.error).toBeNull();
  const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
  expect(data).toMatchObject({ currentLevel: "aal2", nextLevel: "aal2" });
  expect(methodsOf(data)).toEqual(["password", "totp"]);
  expect((await client.auth.mfa.listFactors()).data?.all).toMatchObject([
    { friendly_name: "my phone", status: "verified" },
  ]);
  expect((await elsewhere.auth.refreshSession()).error).not.toBeNull();
  expect((await client.auth.refreshSession()).error).toBeNull();
});

contract("totp", "Below aal2 neither the password nor the factors can be changed", async () => {
  const { client, email } = await signInNew();
  const factor = await enrolTotp(client, "phone");
  await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code: factor.code() });
  const low = connect();
  await low.auth.signInWithPassword({ email, password });
  expect((await low.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: "aal1",
    nextLevel: "aal2",
  });
  expect((await low.auth.updateUser({ password: "something else" })).error).toMatchObject({
    status: 401,
    code: "insufficient_aal",
  });
  expect((await low.auth.mfa.enroll({ factorType: "totp", friendlyName: "second" })).error).toMatchObject({
    code: "insufficient_aal",
  });
  expect((await low.auth.mfa.unenroll({ factorId: factor.id })).error).toMatchObject({
    code: "insufficient_aal",
  });
  expect((await client.auth.mfa.enroll({ factorType: "totp", friendlyName: "phone" })).error).toMatchObject({
    code: "mfa_factor_name_conflict",
  });
  expect((await client.auth.mfa.unenroll({ factorId: factor.id })).error).toBeNull();
  await client.auth.refreshSession();
  expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: "aal1",
    nextLevel: "aal1",
  });
  expect((await client.auth.mfa.challenge({ factorId: crypto.randomUUID() })).error).toMatchObject({
    status: 404,
    code: "mfa_factor_not_found",
  });
});

contract(
  "phone-factor",
  "A phone is a second factor by a code sent to it",
  async () => {
    const { client } = await signInNew();
    const phone = newPhone();
    const enrolled = await client.auth.mfa.enroll({
      factorType: "phone",
      friendlyName: "text",
      phone: `+${phone}`,
    });
    const factorId = enrolled.data?.id ?? "";
    const challenge = await client.auth.mfa.challenge({ factorId, channel: "sms" });
    const { token } = await nextLetter(`+${phone}`);
    const verified = await client.auth.mfa.verify({
      factorId,
      challengeId: challenge.data?.id ?? "",
      code: token,
    });
    expect(verified.error).toBeNull();
    const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(data?.currentLevel).toBe("aal2");
    expect(methodsOf(data)).toContain("mfa/phone");
    const again = await client.auth.mfa.verify({
      factorId,
      challengeId: challenge.data?.id ?? "",
      code: token,
    });
    expect(again.error).toMatchObject({ code: "mfa_challenge_expired" });
  },
  ["textMessages"],
);
