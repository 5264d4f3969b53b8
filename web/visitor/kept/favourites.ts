/** The listings a visitor has saved, kept on this device. */
import { keptIds } from "./kept-ids.ts";

const maxFavourites = 200;
const kept = keptIds("favourites");

export const useFavourites = kept.use;
export const readFavourites = kept.read;
export const onFavourites = kept.onChange;
export const keepFavourites = kept.keep;

export function toggleFavourite(id: string): void {
  const ids = kept.read();
  kept.write(ids.includes(id) ? ids.filter((one) => one !== id) : [id, ...ids].slice(0, maxFavourites));
}
