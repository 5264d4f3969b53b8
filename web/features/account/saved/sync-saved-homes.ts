/** Keeps the homes saved on this device and in the account the same, from sign-in until sign-out. */
import type { QueryClient } from "@tanstack/react-query";
import type { SavedHomes } from "../../../../domain/api.ts";
import { keepFavourites, onFavourites, readFavourites } from "../../../visitor/favourites.ts";
import { readSession } from "../auth-client.ts";
import { fetchAsUser } from "../fetch-as-user.ts";
import { mergeSaved, type SavedChange } from "./merge-saved.ts";
import { savedQuery } from "./saved-query.ts";

const baseKey = "favourites-synced";

type Base = { user: string; ids: string[] };

/** Returns the function that stops it. */
export function syncSavedHomes(queryClient: QueryClient): () => void {
  let running: Promise<void> = Promise.resolve();
  let isStopped = false;
  const sync = () => {
    running = running.then(() => (isStopped ? undefined : syncOnce(queryClient))).catch(reportFailure);
  };
  const stopListening = onFavourites(sync);
  sync();
  return () => {
    isStopped = true;
    stopListening();
  };
}

async function syncOnce(queryClient: QueryClient): Promise<void> {
  const user = (await readSession())?.user.id;
  if (!user) return;
  const { homes } = await queryClient.fetchQuery({ ...savedQuery(), staleTime: 0 });
  const account = homes.map(({ listingId }) => listingId);
  const base = readBase(user);
  const { kept, change } = mergeSaved(base, readFavourites(), account);
  if (change.add.length > 0 || change.remove.length > 0) {
    await changeSaved(change);
    await queryClient.invalidateQueries(savedQuery());
  }
  window.localStorage.setItem(baseKey, JSON.stringify({ user, ids: kept } satisfies Base));
  keepFavourites(kept);
}

function changeSaved(change: SavedChange): Promise<SavedHomes> {
  return fetchAsUser("/api/me/saved", { method: "POST", body: JSON.stringify(change) });
}

/** Another user's base says nothing about this one's homes. */
function readBase(user: string): string[] {
  try {
    const base: Partial<Base> = JSON.parse(window.localStorage.getItem(baseKey) ?? "{}");
    return base.user === user && Array.isArray(base.ids) ? base.ids : [];
  } catch {
    return [];
  }
}

/** Nothing is lost: the next change or sign-in merges again. */
function reportFailure(error: unknown): void {
  console.warn("Saved homes are not synchronised now.", error);
}
