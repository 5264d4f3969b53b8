/** Begins to set up a second factor. Leftovers of a setting up that was broken off are removed first. */
import { callAuth } from "../auth-client.ts";

export async function removeUnfinished(): Promise<void> {
  const { all } = await callAuth((client) => client.mfa.listFactors());
  for (const { id: factorId, status } of all) {
    if (status === "unverified") await callAuth((client) => client.mfa.unenroll({ factorId }));
  }
}

/** Names must differ. We never show them, but an authenticator app may. */
export function nameFactor(issuer: string): string {
  return `${issuer} ${new Date().toISOString().slice(0, 19)}`;
}
