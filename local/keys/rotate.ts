/** Rotates and revokes signing keys. */
import { type KeyStore, makeSigningKey, type SigningAlgorithm, type SigningKey } from "./key-store.ts";

class KeyError extends Error {
  override name = "KeyError";
  readonly code: "unknown-key" | "current-key";
  constructor(code: KeyError["code"], message: string) {
    super(message);
    this.code = code;
  }
}

/** Earlier tokens stay valid until they expire, because the previous key still verifies. */
export async function rotateSigningKey(store: KeyStore, algorithm: SigningAlgorithm): Promise<SigningKey> {
  const fresh = await makeSigningKey(algorithm);
  const keys = store.read();
  const earlier = keys.signing.map((key) =>
    key.state === "current" ? { ...key, state: "previous" as const } : key,
  );
  store.write({ ...keys, signing: [fresh, ...earlier] });
  return fresh;
}

/** Removes the key from the published key set, so that every token it signed is refused. */
export function revokeSigningKey(store: KeyStore, kid: string): void {
  const keys = store.read();
  const key = keys.signing.find((candidate) => candidate.kid === kid);
  if (!key) throw new KeyError("unknown-key", `There is no signing key "${kid}".`);
  if (key.state === "current") {
    throw new KeyError("current-key", `"${kid}" is the current signing key: rotate first, then revoke it.`);
  }
  store.write({
    ...keys,
    signing: keys.signing.map((other) => (other === key ? { ...key, state: "revoked" } : other)),
  });
}
