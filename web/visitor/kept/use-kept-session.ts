/** Whether this browser keeps a session; false on the server and in the first render. */
import { useSyncExternalStore } from "react";
import { useLocation } from "../../routing/router-hooks.ts";
import { hasKeptSession } from "./kept-session.ts";

const never = () => () => {};

export function useKeptSession(): boolean {
  // Signing in leads to another page, which asks again.
  useLocation();
  return useSyncExternalStore(never, hasKeptSession, () => false);
}
