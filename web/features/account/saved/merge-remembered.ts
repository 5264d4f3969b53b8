/**
 * Merges the homes compared and viewed lately on this device with those of the account. What was compared on two devices
 * may be more than fits side by side: then the rest goes to the homes viewed lately, so that none is lost.
 */
import type { RememberedHomes } from "../../../../domain/api.ts";
import { mostCompared } from "../../../visitor/kept/compared.ts";
import { mostViewed } from "../../../visitor/kept/recently-viewed.ts";
import { mergeSaved, type SavedChange } from "./merge-saved.ts";

export type MergedLists = {
  /** For the device. */
  kept: RememberedHomes;
  /** For the account: the changes of the comparison, and everything viewed. */
  change: SavedChange & { viewed: string[] };
  /** Does the account differ? */
  isChanged: boolean;
};

export function mergeRemembered(
  comparedBase: readonly string[],
  device: { compared: readonly string[]; viewed: readonly string[] },
  account: RememberedHomes,
): MergedLists {
  const { kept } = mergeSaved(comparedBase, device.compared, account.compared);
  const [compared, rest] = [kept.slice(0, mostCompared), kept.slice(mostCompared)];
  const viewed = [...new Set([...rest, ...device.viewed, ...account.viewed])].slice(0, mostViewed);
  const add = compared.filter((id) => !account.compared.includes(id));
  const remove = account.compared.filter((id) => !compared.includes(id));
  const isChanged = add.length > 0 || remove.length > 0 || viewed.join() !== account.viewed.join();
  return { kept: { compared, viewed }, change: { add, remove, viewed }, isChanged };
}
