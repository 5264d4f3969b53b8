/**
 * The keys of the embedded project: signing keys (ES256 or RS256) and API keys of the new kinds. They are made on the
 * first start and kept in `<folder>/keys.json`. The file is read again when it changes, so that the keys command can
 * rotate keys under a running backend.
 */
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { exportJWK, generateKeyPair, type JWK } from "jose";
import { makeSiteKey } from "./site-key.ts";

export type SigningAlgorithm = "ES256" | "RS256";

/** As on Supabase, one key signs, and earlier ones verify until they are revoked. */
export type SigningKey = {
  kid: string;
  algorithm: SigningAlgorithm;
  state: "current" | "previous" | "revoked";
  jwk: JWK;
};

export type Keys = {
  signing: SigningKey[];
  publishableKey: string;
  secretKey: string;
  /** A secret key whose only right is to have Auth count rate limits per `Sb-Forwarded-For`. */
  forwardingKey: string;
  /** A secret key whose role in the database is `scraper`. */
  scraperKey: string;
  /** With which the site Worker may send forms. */
  siteKey: string;
};

export type KeyStore = { read(): Keys; write(keys: Keys): void };

export async function openKeyStore(folder?: string): Promise<KeyStore> {
  if (!folder) return keepInMemory(await makeKeys());
  const file = join(folder, "keys.json");
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    writeKeys(file, await makeKeys());
  }
  const store = keepInFile(file);
  const keys = store.read();
  // The file may be older than a key.
  if (!keys.siteKey) store.write({ ...keys, siteKey: makeSiteKey() });
  if (!keys.scraperKey) store.write({ ...store.read(), scraperKey: makeSecretKey() });
  return store;
}

export async function makeSigningKey(algorithm: SigningAlgorithm): Promise<SigningKey> {
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true });
  const kid = randomBytes(12).toString("hex");
  return { kid, algorithm, state: "current", jwk: { ...(await exportJWK(privateKey)), kid, alg: algorithm } };
}

function makeSecretKey(): string {
  return `sb_secret_${randomBytes(24).toString("base64url")}`;
}

async function makeKeys(): Promise<Keys> {
  return {
    signing: [await makeSigningKey("ES256")],
    publishableKey: `sb_publishable_${randomBytes(24).toString("base64url")}`,
    secretKey: makeSecretKey(),
    forwardingKey: makeSecretKey(),
    scraperKey: makeSecretKey(),
    siteKey: makeSiteKey(),
  };
}

function keepInMemory(first: Keys): KeyStore {
  let keys = first;
  return { read: () => keys, write: (next) => void (keys = next) };
}

function keepInFile(file: string): KeyStore {
  let keys: Keys | undefined;
  let readAtMs = 0;
  return {
    read() {
      const changedAtMs = statSync(file).mtimeMs;
      if (!keys || changedAtMs !== readAtMs) {
        keys = JSON.parse(readFileSync(file, "utf8")) as Keys;
        readAtMs = changedAtMs;
      }
      return keys;
    },
    write(next) {
      writeKeys(file, next);
      keys = undefined;
    },
  };
}

/** Makes the file readable only by its owner. */
function writeKeys(file: string, keys: Keys): void {
  writeFileSync(file, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
}
