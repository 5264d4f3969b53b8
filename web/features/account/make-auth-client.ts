/** Supabase's Auth client against our own origin. */
import { AuthClient } from "@supabase/supabase-js";

export function makeAuthClient(sessionKey: string): InstanceType<typeof AuthClient> {
  return new AuthClient({
    url: `${window.location.origin}/auth/v1`,
    storageKey: sessionKey,
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: false,
  });
}
