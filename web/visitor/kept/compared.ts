/** The listings a visitor has put side by side, kept on this device. */
import { keptIds } from "./kept-ids.ts";

/** More columns are too many to compare. */
export const mostCompared = 4;
const kept = keptIds("compared");

export const useCompared = kept.use;
export const readCompared = kept.read;
export const onCompared = kept.onChange;
export const keepCompared = kept.keep;

/** False when there is no room for another one. */
export function toggleCompared(id: string): boolean {
  const ids = kept.read();
  const isRemoved = ids.includes(id);
  if (!isRemoved && ids.length >= mostCompared) return false;
  kept.write(isRemoved ? ids.filter((one) => one !== id) : [...ids, id]);
  return true;
}

export function clearCompared(): void {
  kept.write([]);
}
