/** Supabase's Auth client against our own origin. */
import { AuthClient } from "@supabase/supabase-js";

export function makeAuthClient(sessionKey: string): InstanceType<typeof AuthClient> {
  return new AuthClient({
    url: `${window.location.origin}/auth/v1`,
    storageKey: sessionKey,
    autoRefreshToken: true,
    persistSession: true,
    // Our own page takes tokens from the address, after a press.
    detectSessionInUrl: false,
    // A provider's answer is a code that only the browser that asked can use.
    flowType: "pkce",
  });
}
