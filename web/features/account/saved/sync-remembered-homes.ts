/** Keeps the homes compared and viewed lately the same on this device and in the account. */
import type { RememberedHomes } from "../../../../domain/api.ts";
import { keepCompared, onCompared, readCompared } from "../../../visitor/kept/compared.ts";
import { keepViewed, onViewed, readViewed } from "../../../visitor/kept/recently-viewed.ts";
import { readSession } from "../auth-client.ts";
import { fetchAsUser, postAsUser } from "../fetch-as-user.ts";
import { keepInStep } from "./keep-in-step.ts";
import { keepBase, readBase } from "./kept-base.ts";
import { mergeRemembered } from "./merge-remembered.ts";

const baseKey = "compared-synced";
const path = "/api/me/remembered";

export function syncRememberedHomes(): () => void {
  return keepInStep(onEither, syncOnce);
}

function onEither(listener: () => void): () => void {
  const stops = [onCompared(listener), onViewed(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}

async function syncOnce(): Promise<void> {
  const user = (await readSession())?.user.id;
  if (!user) return;
  const account = await fetchAsUser<RememberedHomes>(path);
  const device = { compared: readCompared(), viewed: readViewed() };
  const { kept, change, isChanged } = mergeRemembered(readBase(baseKey, user), device, account);
  // A home that is no longer published stays on the device, but the account does not take it.
  if (isChanged) await postAsUser(path, change);
  keepBase(baseKey, { user, ids: kept.compared });
  keepCompared(kept.compared);
  keepViewed(kept.viewed);
}
