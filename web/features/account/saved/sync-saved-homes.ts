/** Keeps the homes saved on this device and in the account the same, from sign-in until sign-out. */
import type { QueryClient } from "@tanstack/react-query";
import { keepFavourites, onFavourites, readFavourites } from "../../../visitor/kept/favourites.ts";
import { readSession } from "../auth-client.ts";
import { postAsUser } from "../fetch-as-user.ts";
import { keepInStep } from "./keep-in-step.ts";
import { forgetBase, keepBase, readBase } from "./kept-base.ts";
import { mergeSaved } from "./merge-saved.ts";
import { savedQuery } from "./saved-query.ts";

const baseKey = "favourites-synced";

export function syncSavedHomes(queryClient: QueryClient): () => void {
  return keepInStep(onFavourites, () => syncOnce(queryClient));
}

/** For a device whose account was deleted. */
export function forgetSavedHomes(): void {
  forgetBase(baseKey);
  keepFavourites([]);
}

async function syncOnce(queryClient: QueryClient): Promise<void> {
  const user = (await readSession())?.user.id;
  if (!user) return;
  const { homes } = await queryClient.fetchQuery({ ...savedQuery(), staleTime: 0 });
  const account = homes.map(({ listingId }) => listingId);
  const { base, own } = readBase(baseKey, user, readFavourites());
  const { kept, change } = mergeSaved(base, own, account);
  if (change.add.length > 0 || change.remove.length > 0) {
    await postAsUser("/api/me/saved", change);
    await queryClient.invalidateQueries(savedQuery());
  }
  keepBase(baseKey, { user, ids: kept });
  keepFavourites(kept);
}
