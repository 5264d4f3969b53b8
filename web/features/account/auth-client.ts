/** The current session. Supabase's client is loaded when somebody signs in, or has signed in before. */
import type { AuthChangeEvent, AuthClient, Session } from "@supabase/supabase-js";
import { hasKeptSession, sessionKey } from "../../visitor/kept/kept-session.ts";

type Client = InstanceType<typeof AuthClient>;
type Listener = (event: AuthChangeEvent, session: Session | null) => void;

let client: Client | undefined;
const listeners = new Set<Listener>();

export async function authClient(): Promise<Client> {
  const { makeAuthClient } = await loadMaker();
  if (!client) {
    client = makeAuthClient(sessionKey);
    client.onAuthStateChange((event, session) => {
      for (const listener of listeners) listener(event, session);
    });
  }
  return client;
}

/** A client that keeps nothing, for a single question. */
export async function passingAuthClient(): Promise<Client> {
  const { makeAuthClient } = await loadMaker();
  return makeAuthClient("passing", false);
}

const loadMaker = () => import("./make-auth-client.client.ts");

/** Listens to the session's events, of every tab. Does not load the client. */
export function onSessionEvent(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Auth's methods answer with a union of types, and only without an error the data is whole. */
type Answer = { data: unknown; error: Error | null };
type DataOf<Given extends Answer> = Extract<Given, { error: null }>["data"];

/** Calls Auth. An error is thrown, so that a mutation knows of it. */
export async function callAuth<Given extends Answer>(
  call: (client: Client) => Promise<Given>,
): Promise<DataOf<Given>> {
  const { data, error } = await call(await authClient());
  if (error) throw error;
  return data as DataOf<Given>;
}

export async function readSession(): Promise<Session | null> {
  if (!hasKeptSession()) return null;
  const { data } = await (await authClient()).getSession();
  return data.session;
}
