import { generateKeyPairSync } from "node:crypto";
import { CompactSign, type JWK, SignJWT, exportJWK, generateKeyPair } from "jose";
import { beforeAll, expect, test } from "vitest";
import { messages } from "../../domain/site/messages.ts";
import { verifyJwt } from "../../worker/sign-in/verify-jwt.ts";

const issuer = "https://project.test/auth/v1";
const now = new Date("2026-06-01T00:00:00Z");
const seconds = Math.floor(now.getTime() / 1000);
const claims = {
  iss: issuer,
  aud: "authenticated",
  sub: "6f1c1f6e-0000-4000-8000-000000000001",
  role: "authenticated",
  exp: seconds + 3600,
};

let keys: Awaited<ReturnType<typeof generateKeyPair>>;
let known: JWK;
beforeAll(async () => {
  keys = await generateKeyPair("ES256", { extractable: true });
  known = { ...(await exportJWK(keys.publicKey)), kid: "one", alg: "ES256" };
});

const sign = (payload: Record<string, unknown> = {}, header: Record<string, unknown> = {}) =>
  new SignJWT({ ...claims, ...payload })
    .setProtectedHeader({ alg: "ES256", kid: "one", ...header })
    .sign(keys.privateKey);
const verify = (token: string, found: JWK[] = [known]) => verifyJwt(token, issuer, async () => found, now);

test("A key or key address inside a token is ignored: only our keys count", async () => {
  const other = await generateKeyPair("ES256", { extractable: true });
  const jwk = await exportJWK(other.publicKey);
  for (const extra of [{ jwk }, { jku: "https://evil.example/jwks" }, { x5u: "https://evil.example/x" }]) {
    const forged = await new SignJWT(claims)
      .setProtectedHeader({ alg: "ES256", kid: "one", ...extra })
      .sign(other.privateKey);
    await expect(verify(forged)).rejects.toThrow(messages.token.invalidSignature);
  }
});

test("A token with a critical extension is refused", async () => {
  const [, payload, signature] = (await sign()).split(".");
  const header = Buffer.from(JSON.stringify({ alg: "ES256", kid: "one", crit: ["b64"], b64: false }));
  await expect(verify(`${header.toString("base64url")}.${payload}.${signature}`)).rejects.toThrow(
    /understood/,
  );
});

test("Two keys with the same id do not match", async () => {
  await expect(verify(await sign(), [known, { ...known }])).rejects.toThrow(messages.token.noMatchingKey);
});

test("A key of another type or curve does not verify, even with the right id", async () => {
  const rsa = await generateKeyPair("RS256", { extractable: true });
  const p384 = await generateKeyPair("ES384", { extractable: true });
  const { alg: _, ...withoutAlg } = known;
  const wrongKeys: JWK[] = [
    { ...(await exportJWK(rsa.publicKey)), kid: "one" },
    { ...(await exportJWK(p384.publicKey)), kid: "one" },
    { ...withoutAlg, crv: "P-384", kid: "one" },
    { kty: "oct", k: "c2VjcmV0", kid: "one" },
  ];
  for (const wrongKey of wrongKeys)
    await expect(verify(await sign(), [wrongKey])).rejects.toMatchObject({ code: "bad_token" });
});

test("A symmetric token signed with our public key is refused before any key is fetched", async () => {
  const confused = await new SignJWT(claims)
    .setProtectedHeader({ alg: "HS256", kid: "one" })
    .sign(new TextEncoder().encode(JSON.stringify(known)));
  const neverCalled = async (): Promise<JWK[]> => {
    throw new Error("called");
  };
  await expect(verifyJwt(confused, issuer, neverCalled, now)).rejects.toThrow(messages.token.invalidAlg);
});

test("A signature has only one valid spelling", async () => {
  const token = await sign();
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  const last = alphabet.indexOf(token.at(-1) ?? "");
  const respelled = token.slice(0, -1) + alphabet[last + 1];
  await expect(verify(token)).resolves.toBeDefined();
  await expect(verify(respelled)).rejects.toMatchObject({ code: "bad_token" });
  for (const padded of [`${token}=`, `${token}.`, ` ${token}`, token.replace(".", "..")]) {
    await expect(verify(padded)).rejects.toMatchObject({ code: "bad_token" });
  }
});

test("Clocks may differ by at most five seconds", async () => {
  await expect(verify(await sign({ exp: seconds - 4 }))).resolves.toBeDefined();
  await expect(verify(await sign({ exp: seconds - 6 }))).rejects.toThrow(messages.token.expired);
  await expect(verify(await sign({ nbf: seconds + 4 }))).resolves.toBeDefined();
  await expect(verify(await sign({ nbf: seconds + 6 }))).rejects.toThrow(/nbf/);
});

test("A token that never expires is refused", async () => {
  for (const exp of ["1e999", "1e308"]) {
    const payload = JSON.stringify({ ...claims, exp: 0 }).replace('"exp":0', `"exp":${exp}`);
    const endless = await new CompactSign(new TextEncoder().encode(payload))
      .setProtectedHeader({ alg: "ES256", kid: "one" })
      .sign(keys.privateKey);
    await expect(verify(endless)).rejects.toThrow("The access token has a wrong exp claim.");
  }
});

test("A key that is not for signatures does not match", async () => {
  for (const purpose of [{ use: "enc" }, { key_ops: ["encrypt"] }])
    await expect(verify(await sign(), [{ ...known, ...purpose }])).rejects.toThrow(
      messages.token.noMatchingKey,
    );
  for (const purpose of [{ use: "sig" }, { key_ops: ["verify"] }])
    await expect(verify(await sign(), [{ ...known, ...purpose }])).resolves.toBeDefined();
});

test("A weak RSA key does not match", async () => {
  const rsa = await generateKeyPair("RS256", { extractable: true });
  const good: JWK = { ...(await exportJWK(rsa.publicKey)), kid: "one", alg: "RS256" };
  const token = await new SignJWT(claims)
    .setProtectedHeader({ alg: "RS256", kid: "one" })
    .sign(rsa.privateKey);
  await expect(verify(token, [good])).resolves.toBeDefined();
  const short = generateKeyPairSync("rsa", { modulusLength: 1024 }).publicKey.export({ format: "jwk" });
  const modulus = BigInt(`0x${Buffer.from(good.n ?? "", "base64url").toString("hex")}`);
  const weak = [
    { e: "AQ" },
    { e: "Aw" },
    { e: "AQAC" },
    { e: "" },
    { n: short.n },
    { n: toBase64(modulus - 1n) },
    { n: toBase64(modulus - (modulus % 101n)) },
    { n: toBase64(rocaModulus()) },
  ];
  for (const part of weak)
    await expect(verify(token, [{ ...good, ...part } as JWK])).rejects.toThrow(messages.token.noMatchingKey);
});

function toBase64(number: bigint): string {
  return Buffer.from(number.toString(16).padStart(512, "0"), "hex").toString("base64url");
}

/** Like those of CVE-2017-15361: a power of 65537 modulo the product of many primes. */
function rocaModulus(): bigint {
  const primes = Array.from({ length: 700 }, (_, n) => n + 2).filter(
    (n) => !Array.from({ length: n - 2 }, (_, m) => m + 2).some((m) => n % m === 0),
  );
  const product = primes.slice(0, 126).reduce((all, prime) => all * BigInt(prime), 1n);
  let power = 1n;
  for (let n = 0; n < 12_345; n += 1) power = (power * 65537n) % product;
  return power + product * (1n << (2047n - BigInt(product.toString(2).length) + 1n));
}

test("Metadata that a user sets gives no rights", async () => {
  const user = await verify(await sign({ user_metadata: { role: "service_role", is_admin: true } }));
  expect(user).toMatchObject({ role: "authenticated" });
  expect(user).not.toHaveProperty("user_metadata");
  for (const role of ["service_role", "anon", "supabase_admin", undefined]) {
    await expect(verify(await sign({ role }))).rejects.toMatchObject({ code: "bad_token" });
  }
});

test("An anonymous user is recognised", async () => {
  expect(await verify(await sign({ is_anonymous: true }))).toMatchObject({ is_anonymous: true });
});

test("Rubbish is refused as a bad token and never causes a server error", async () => {
  const header = Buffer.from('{"alg":"ES256","kid":"one"}').toString("base64url");
  for (const rubbish of ["", ".", "..", "a.b.c", `${header}..`, `${header}.e30.e30`, "{}.{}.{}", "é.é.é"]) {
    await expect(verify(rubbish)).rejects.toMatchObject({ code: "bad_token" });
  }
});
