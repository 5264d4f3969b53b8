import { SignJWT, UnsecuredJWT, exportJWK, generateKeyPair } from "jose";
import { beforeAll, expect, test } from "vitest";
import { messages } from "../../../domain/site/messages.ts";
import { verifyJwt } from "../../../worker/sign-in/verify-jwt.ts";

const issuer = "https://project.test/auth/v1";
const now = new Date("2026-06-01T00:00:00Z");
const seconds = Math.floor(now.getTime() / 1000);
const claims = { sub: "6f1c1f6e-0000-4000-8000-000000000001", role: "authenticated", aal: "aal1" };

let keys: Awaited<ReturnType<typeof generateKeyPair>>;
let jwk: Awaited<ReturnType<typeof exportJWK>>;

beforeAll(async () => {
  keys = await generateKeyPair("ES256", { extractable: true });
  jwk = { ...(await exportJWK(keys.publicKey)), kid: "one", alg: "ES256" };
});

const token = (payload: Record<string, unknown>, header: Record<string, unknown> = {}) =>
  new SignJWT({ iss: issuer, aud: "authenticated", exp: seconds + 3600, ...claims, ...payload })
    .setProtectedHeader({ alg: "ES256", kid: "one", ...header })
    .sign(keys.privateKey);

const verify = (jwt: string, found = [jwk]) => verifyJwt(jwt, issuer, async () => found, now);

test("A good token names its user", async () => {
  expect(await verify(await token({}))).toMatchObject({ sub: claims.sub, is_anonymous: false });
});

test("An expired token is refused with the exact message", async () => {
  await expect(verify(await token({ exp: seconds - 60 }))).rejects.toThrow(messages.token.expired);
});

test("A token without expiry is refused with the exact message", async () => {
  await expect(verify(await token({ exp: undefined }))).rejects.toThrow(messages.token.missingExp);
});

test("Other algorithms, even `none`, are refused with the exact message", async () => {
  const unsecured = new UnsecuredJWT({ ...claims, exp: seconds + 60 }).encode();
  await expect(verify(unsecured)).rejects.toThrow(messages.token.invalidAlg);
  const symmetric = await new SignJWT({ ...claims, exp: seconds + 60 })
    .setProtectedHeader({ alg: "HS256", kid: "one" })
    .sign(new TextEncoder().encode(JSON.stringify(jwk)));
  await expect(verify(symmetric)).rejects.toThrow(messages.token.invalidAlg);
});

test("A signature by another key is refused with the exact message", async () => {
  const other = await generateKeyPair("ES256", { extractable: true });
  const otherJwk = { ...(await exportJWK(other.publicKey)), kid: "one", alg: "ES256" };
  await expect(verify(await token({}), [otherJwk])).rejects.toThrow(messages.token.invalidSignature);
});

test("An empty key set and an unknown key have different messages", async () => {
  await expect(verify(await token({}), [])).rejects.toThrow(messages.token.emptyJwks);
  await expect(verify(await token({}, { kid: "two" }))).rejects.toThrow(messages.token.noMatchingKey);
});

test("A token of another project or for another audience is refused", async () => {
  await expect(verify(await token({ iss: "https://other.test/auth/v1" }))).rejects.toThrow(/iss/);
  await expect(verify(await token({ aud: "service" }))).rejects.toThrow(/aud/);
});

test("A token that is not a user's is refused", async () => {
  await expect(verify(await token({ role: "service_role" }))).rejects.toThrow(/signed-in user/);
});

test("An oversize token is refused before it is read", async () => {
  await expect(verify("x".repeat(9000))).rejects.toThrow(/too long/);
});
