/** The Worker verifies tokens with public keys only. If the project signs with a shared secret, no one can sign in. */
import { importJWK } from "jose";
import * as v from "valibot";
import type { Check } from "../check.ts";
import { error } from "../finding.ts";

/** Those that worker/sign-in/verify-jwt.ts accepts. */
const algorithms = ["ES256", "RS256"];

const keySchema = v.looseObject({ kty: v.string(), alg: v.optional(v.string()) });
const keySetSchema = v.object({ keys: v.array(keySchema) });
const managedSchema = v.object({ keys: v.array(v.object({ algorithm: v.string(), status: v.string() })) });

const migrateKeys =
  "Supabase dashboard → Project Settings → JWT Keys → Migrate JWT secret, then Rotate keys, so that an ECC (P-256) key is the current one.";

export const signingKeys: Check = {
  name: "signing keys",
  step: 3,
  when: "before",
  async run({ supabase }) {
    const { keys } = await supabase.read("/auth/v1/.well-known/jwks.json", keySetSchema);
    const usable = await Promise.all(keys.map(isUsable));
    if (!usable.includes(true)) {
      return [
        error(
          "The project publishes no key of the kinds ES256 or RS256, so nobody can sign in.",
          migrateKeys,
        ),
      ];
    }
    // A key that is only on standby is published too.
    const managed = await supabase.askManagement?.("/config/auth/signing-keys", managedSchema);
    const current = managed?.keys.find(({ status }) => status === "in_use");
    if (!managed || (current && algorithms.includes(current.algorithm))) return [];
    return [error(`The project signs tokens with ${current?.algorithm ?? "no key"}.`, migrateKeys)];
  },
};

async function isUsable({ alg, ...key }: v.InferOutput<typeof keySchema>): Promise<boolean> {
  if (!alg || !algorithms.includes(alg)) return false;
  try {
    await importJWK(key, alg);
    return true;
  } catch {
    return false;
  }
}
