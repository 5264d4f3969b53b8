/** Keeps everything that device and account remember of homes the same. Returns the function that stops it. */
import type { QueryClient } from "@tanstack/react-query";
import { syncRememberedHomes } from "./sync-remembered-homes.ts";
import { syncSavedHomes } from "./sync-saved-homes.ts";

export function syncHomes(queryClient: QueryClient): () => void {
  const stops = [syncSavedHomes(queryClient), syncRememberedHomes()];
  return () => {
    for (const stop of stops) stop();
  };
}
