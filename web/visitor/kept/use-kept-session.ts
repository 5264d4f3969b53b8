/** Whether this browser keeps a session; false on the server and in the first render. */
import { useSyncExternalStore } from "react";
import { hasKeptSession, sessionChanged } from "./kept-session.ts";

export function useKeptSession(): boolean {
  return useSyncExternalStore(subscribe, hasKeptSession, () => false);
}

/** In this tab the client of sign-in tells of a change, of another tab the storage does. */
function subscribe(ask: () => void): () => void {
  const heard = [sessionChanged, "storage"];
  for (const event of heard) window.addEventListener(event, ask);
  return () => {
    for (const event of heard) window.removeEventListener(event, ask);
  };
}
