/**
 * Merges the homes saved on this device with those of the account. `base` is what both had when they last met: what is
 * missing since then was removed on purpose. With an empty base nothing is ever removed.
 */
export type SavedChange = { add: string[]; remove: string[] };

export type MergedHomes = {
  /** For the device. */
  kept: string[];
  /** For the account. */
  change: SavedChange;
};

export function mergeSaved(
  base: readonly string[],
  device: readonly string[],
  account: readonly string[],
): MergedHomes {
  const before = new Set(base);
  const [here, there] = [new Set(device), new Set(account)];
  const removedHere = new Set(base.filter((id) => !here.has(id)));
  const removedThere = new Set(base.filter((id) => !there.has(id)));
  const all = [...device, ...account.filter((id) => !here.has(id))];
  const kept = all.filter((id) => !removedHere.has(id) && !removedThere.has(id));
  return {
    kept,
    change: {
      add: device.filter((id) => !there.has(id) && !before.has(id)),
      remove: account.filter((id) => removedHere.has(id)),
    },
  };
}
