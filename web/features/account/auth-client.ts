/** Supabase's Auth client against our own origin. Loaded only where somebody signs in. */
import { AuthClient } from "@supabase/supabase-js";

type Client = InstanceType<typeof AuthClient>;

let client: Client | undefined;

export function authClient(): Client {
  client ??= new AuthClient({
    url: `${window.location.origin}/auth/v1`,
    storageKey: "session",
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: false,
  });
  return client;
}
