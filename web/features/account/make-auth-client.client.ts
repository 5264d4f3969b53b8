/** Supabase's Auth client against our own origin. */
import { AuthClient } from "@supabase/supabase-js";

/** One that keeps nothing is for a single question. */
export function makeAuthClient(sessionKey: string, isKept = true): InstanceType<typeof AuthClient> {
  return new AuthClient({
    url: `${window.location.origin}/auth/v1`,
    fetch: fetchReadable,
    storageKey: sessionKey,
    autoRefreshToken: isKept,
    persistSession: isKept,
    // Our own page takes tokens from the address, after a press.
    detectSessionInUrl: false,
    // A provider's answer is a code that only the browser that asked can use.
    flowType: "pkce",
  });
}

/**
 * The client takes a success that is no JSON for a line that is cut. It is somebody else's answer, such as a page of a
 * gateway, so it becomes the outage that it is: the session stays and the person is told so.
 */
const fetchReadable: typeof fetch = async (input, init) => {
  const answer = await fetch(input, init);
  if (!answer.ok || answer.status === 204) return answer;
  const isReadable = await answer
    .clone()
    .json()
    .then(
      () => true,
      () => false,
    );
  return isReadable ? answer : new Response(null, { status: 502, statusText: "Bad Gateway" });
};
