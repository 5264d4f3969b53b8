/** Keeps the homes compared and viewed lately the same on this device and in the account. */
import type { RememberedHomes } from "../../../../domain/api.ts";
import { keepCompared, onCompared, readCompared } from "../../../visitor/kept/compared.ts";
import { keepViewed, onViewed, readViewed } from "../../../visitor/kept/recently-viewed.ts";
import { readSession } from "../auth-client.ts";
import { fetchAsUser, postAsUser } from "../fetch-as-user.ts";
import { keepInStep } from "./keep-in-step.ts";
import { forgetBase, keepBase, readBase } from "./kept-base.ts";
import { mergeRemembered } from "./merge-remembered.ts";

const comparedKey = "compared-synced";
const viewedKey = "viewed-synced";
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

/** For a device whose account was deleted. */
export function forgetRememberedHomes(): void {
  for (const key of [comparedKey, viewedKey]) forgetBase(key);
  keepCompared([]);
  keepViewed([]);
}

async function syncOnce(): Promise<void> {
  const user = (await readSession())?.user.id;
  if (!user) return;
  const account = await fetchAsUser<RememberedHomes>(path);
  const compared = readBase(comparedKey, user, readCompared());
  const viewed = readBase(viewedKey, user, readViewed());
  const own = { compared: compared.own, viewed: viewed.own };
  const { kept, change, isChanged } = mergeRemembered(compared.base, own, account);
  // A home that is no longer published stays on the device, but the account does not take it.
  if (isChanged) await postAsUser(path, change);
  keepBase(comparedKey, { user, ids: kept.compared });
  keepBase(viewedKey, { user, ids: kept.viewed });
  keepCompared(kept.compared);
  keepViewed(kept.viewed);
}
