/** The current session. Supabase's client is loaded when somebody signs in, or has signed in before. */
import type { AuthChangeEvent, AuthClient, Session } from "@supabase/supabase-js";
import { ApiFailure } from "../../data/api.ts";
import { hasKeptSession, sessionChanged, sessionKey } from "../../visitor/kept/kept-session.ts";

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
      window.dispatchEvent(new Event(sessionChanged));
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
  const asked = await authClient();
  const { data, error } = await call(asked);
  // The client forgets a session only when it is refreshed, but any call may say that it has ended.
  if (error && hasEnded(error)) await dropSession(asked);
  if (error) throw error;
  return data as DataOf<Given>;
}

/** Ends a session here that Auth no longer has. Without a kept one the client does not ask Auth, which would answer 403. */
export async function dropSession(client: Client): Promise<void> {
  try {
    window.localStorage.removeItem(sessionKey);
  } catch {
    // Storage is forbidden: Auth is asked, and its refusal changes nothing.
  }
  await client.signOut({ scope: "local" });
}

/** Auth's `session_not_found` has this name in the client. */
function hasEnded(error: Error): boolean {
  return error.name === "AuthSessionMissingError" || ("code" in error && error.code === "session_expired");
}

/** The client tries to refresh a session for half a minute. Nobody waits that long before a page without words. */
const patienceMs = 8_000;

/** Null when there is no session. Fails when there is one and sign-in does not answer for it. */
export async function readSession(): Promise<Session | null> {
  if (!hasKeptSession()) return null;
  const client = await authClient();
  let patience: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, refuse) => {
    patience = setTimeout(() => refuse(silent()), patienceMs);
  });
  const { data, error } = await Promise.race([client.getSession(), silence]).finally(() =>
    clearTimeout(patience),
  );
  if (error && !data.session && hasKeptSession()) throw silent(error);
  return data.session;
}

/** With a status that is not asked for again: the client goes on trying by itself. */
function silent(cause?: Error): ApiFailure {
  return new ApiFailure(408, "request_timeout", "Sign-in does not answer.", { cause });
}
