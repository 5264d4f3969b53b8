/** The current session. Supabase's client is loaded when somebody signs in, or has signed in before. */
import { hasKeptSession, sessionKey } from "./kept-session.ts";
import type { AuthClient, Session } from "@supabase/supabase-js";

type Client = InstanceType<typeof AuthClient>;

let client: Client | undefined;

export async function authClient(): Promise<Client> {
  // With this the client stays out of the Worker.
  if (import.meta.env.SSR) throw new Error("Nobody signs in on the server.");
  const { makeAuthClient } = await import("./make-auth-client.ts");
  client ??= makeAuthClient(sessionKey);
  return client;
}

export async function readSession(): Promise<Session | null> {
  if (!hasKeptSession()) return null;
  const { data } = await (await authClient()).getSession();
  return data.session;
}
