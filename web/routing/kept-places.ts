/**
 * The places of the entries of the browser's history, kept for as long as the tab. Each entry's state holds the key of
 * its place. A place can also be carried into the same page in another language.
 */
import { splitLocale } from "../../domain/languages/locales.ts";
import { type Place, readPlace } from "./place.ts";

export type KeptPlaces = {
  /** Called before the page changes. */
  keep: (key: string) => void;
  find: (key: string) => Place | undefined;
};

const storageKey = "places";
const carriedKey = "carried-place";
/** The oldest go first. */
const mostPlaces = 50;

type Carried = { address: string; place: Place };

export function keepPlaces(): KeptPlaces {
  let pressed: Element | undefined;
  // Safari does not focus a link that is pressed.
  window.addEventListener(
    "click",
    ({ target }) => {
      pressed = target instanceof Element ? (target.closest("a[href]") ?? undefined) : undefined;
    },
    { capture: true },
  );
  const kept = new Map(read<[string, Place][]>(storageKey) ?? []);
  return {
    keep: (key) => {
      kept.delete(key);
      kept.set(key, readPlace(pressed));
      pressed = undefined;
      write(storageKey, [...kept].slice(-mostPlaces));
    },
    find: (key) => kept.get(key),
  };
}

/** Called before the page is left for the same page in another language. */
export function carryPlace(): void {
  write(carriedKey, { address: addressOf(window.location), place: readPlace(undefined) } satisfies Carried);
}

/** The place that was carried to this page. It serves once. */
export function takeCarriedPlace(): Place | undefined {
  const carried = read<Carried>(carriedKey);
  if (!carried) return undefined;
  write(carriedKey, null);
  return carried.address === addressOf(window.location) ? carried.place : undefined;
}

function addressOf({ pathname, search }: Location): string {
  return splitLocale(pathname).path + search;
}

/** Only this file writes there. */
function read<Value>(key: string): Value | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

function write(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage may be forbidden or full. Back then works within this document.
  }
}
