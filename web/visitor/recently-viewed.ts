/** The listings whose pages a visitor opened last, kept on this device. */
import { keptIds } from "./kept-ids.ts";

const mostViewed = 12;
const kept = keptIds("recently-viewed");

export const useRecentlyViewed = kept.use;

export function noteViewed(id: string): void {
  const ids = kept.read();
  if (ids[0] !== id) kept.write([id, ...ids.filter((one) => one !== id)].slice(0, mostViewed));
}
