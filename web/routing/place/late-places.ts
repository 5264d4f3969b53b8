/** Loads the code that keeps places with the visitor's first move. Before that there is no place to lose. */
import type { KeptPlaces } from "../router-state.ts";

/** The place that another language of this page was left at. */
const carriedKey = "carried-place";
const moves = ["scroll", "pointerdown", "keydown"] as const;

export function loadPlacesLate(): KeptPlaces {
  let places: KeptPlaces | undefined;
  const load = async () => {
    const { keepPlaces } = await import("./kept-places.ts");
    places ??= keepPlaces(carriedKey);
  };
  if (hasCarriedPlace()) void load();
  for (const move of moves) window.addEventListener(move, load, { once: true, passive: true, capture: true });
  return { keep: (key) => places?.keep(key), find: (key) => places?.find(key) };
}

function hasCarriedPlace(): boolean {
  try {
    return sessionStorage.getItem(carriedKey) !== null;
  } catch {
    return false;
  }
}
