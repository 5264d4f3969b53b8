/** Supabase's Auth client against our own origin. */
import { AuthClient } from "@supabase/supabase-js";

/** One that keeps nothing is for a single question. */
export function makeAuthClient(sessionKey: string, isKept = true): InstanceType<typeof AuthClient> {
  return new AuthClient({
    url: `${window.location.origin}/auth/v1`,
    storageKey: sessionKey,
    autoRefreshToken: isKept,
    persistSession: isKept,
    // Our own page takes tokens from the address, after a press.
    detectSessionInUrl: false,
    // A provider's answer is a code that only the browser that asked can use.
    flowType: "pkce",
  });
}
