/** The listings whose pages a visitor opened last, kept on this device. */
import { keptIds } from "./kept-ids.ts";

export const mostViewed = 12;
const kept = keptIds("recently-viewed");

export const useRecentlyViewed = kept.use;
export const readViewed = kept.read;
export const onViewed = kept.onChange;
export const keepViewed = kept.keep;

export function noteViewed(id: string): void {
  const ids = kept.read();
  if (ids[0] !== id) kept.write([id, ...ids.filter((one) => one !== id)].slice(0, mostViewed));
}
