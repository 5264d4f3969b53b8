/** Passkeys as rows of `auth.webauthn_credentials`. */
import { randomUUID } from "node:crypto";
import type { VerifiedRegistrationResponse } from "@simplewebauthn/server";
import type { RunQuery } from "../../database/open.ts";

export type CredentialRow = {
  id: string;
  user_id: string;
  credential_id: Uint8Array<ArrayBuffer>;
  public_key: Uint8Array<ArrayBuffer>;
  sign_count: number;
  friendly_name: string;
  created_at: Date;
  last_used_at: Date | null;
};

export function listCredentials(run: RunQuery, userId: string): Promise<CredentialRow[]> {
  return run<CredentialRow>(
    "select * from auth.webauthn_credentials where user_id = $1 order by created_at, id",
    [userId],
  );
}

export async function findCredential(run: RunQuery, id: string): Promise<CredentialRow | undefined> {
  const [row] = await run<CredentialRow>("select * from auth.webauthn_credentials where credential_id = $1", [
    Buffer.from(id, "base64url"),
  ]);
  return row;
}

type Registered = NonNullable<VerifiedRegistrationResponse["registrationInfo"]>;

/** Undefined when the passkey is known already. */
export async function addCredential(
  run: RunQuery,
  userId: string,
  { credential, aaguid, fmt, credentialDeviceType, credentialBackedUp }: Registered,
  now: Date,
): Promise<CredentialRow | undefined> {
  const [row] = await run<CredentialRow>(
    `insert into auth.webauthn_credentials (id, user_id, credential_id, public_key, attestation_type, aaguid,
       sign_count, transports, backup_eligible, backed_up, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11) on conflict (credential_id) do nothing returning *`,
    [
      randomUUID(),
      userId,
      Buffer.from(credential.id, "base64url"),
      credential.publicKey,
      fmt,
      aaguid,
      credential.counter,
      credential.transports ?? [],
      credentialDeviceType === "multiDevice",
      credentialBackedUp,
      now,
    ],
  );
  return row;
}

export function describeCredential({ id, friendly_name, created_at, last_used_at }: CredentialRow) {
  return { id, ...(friendly_name && { friendly_name }), created_at, ...(last_used_at && { last_used_at }) };
}
