/** Signing out on purpose: here, everywhere else, or everywhere. Auth's 401, 403 and 404 mean that it is done already. */
import { authClient, dropSession } from "./auth-client.ts";

type Scope = "local" | "others" | "global";

let isOnPurpose = false;

export async function signOut(scope: Scope): Promise<void> {
  isOnPurpose = scope !== "others";
  try {
    const { error } = await (await authClient()).signOut({ scope });
    if (error) throw error;
  } finally {
    isOnPurpose = false;
  }
}

/** The account is deleted, and its sessions with it. */
export async function forgetSession(): Promise<void> {
  isOnPurpose = true;
  try {
    await dropSession(await authClient());
  } finally {
    isOnPurpose = false;
  }
}

/** False when the session ended by itself, or in another tab. */
export function isSigningOut(): boolean {
  return isOnPurpose;
}
