/**
 * The places of the entries of the browser's history, kept for as long as the tab. Each entry's state holds the key of
 * its place. A place can also be carried into the same page in another language.
 */
import { splitLocale } from "../../../domain/languages/locales.ts";
import { carrySliders } from "../../components/controls/restore-slider.ts";
import { type Place, readPlace, showPlace } from "./place.ts";
import type { KeptPlaces } from "../router-state.ts";

const storageKey = "places";
/** The oldest go first. */
const mostPlaces = 50;

type Carried = { address: string; place: Place };

/** The key is where a place is carried to the next document. */
export function keepPlaces(carriedKey: string): KeptPlaces {
  let pressed: Element | undefined;
  // Safari does not focus a link that is pressed.
  window.addEventListener(
    "click",
    ({ target }) => {
      pressed = target instanceof Element ? (target.closest("a[href]") ?? undefined) : undefined;
      if (pressed?.matches("header a[hreflang]")) carryPlace(carriedKey);
    },
    { capture: true },
  );
  const carried = takeCarriedPlace(carriedKey);
  if (carried) showPlace(carried);
  const kept = new Map(read<[string, Place][]>(storageKey) ?? []);
  return {
    keep: (key) => {
      kept.delete(key);
      kept.set(key, readPlace(pressed));
      pressed = undefined;
      write(storageKey, [...kept].slice(-mostPlaces));
    },
    find: (key) => {
      const place = kept.get(key);
      return place && (() => showPlace(place));
    },
  };
}

/** Called before the page is left for the same page in another language. */
function carryPlace(carriedKey: string): void {
  try {
    carrySliders();
  } catch {
    // Storage may be forbidden or full.
  }
  write(carriedKey, { address: addressOf(window.location), place: readPlace(undefined) } satisfies Carried);
}

/** The place that was carried to this page. It serves once. */
function takeCarriedPlace(carriedKey: string): Place | undefined {
  const carried = read<Carried>(carriedKey);
  if (!carried) return undefined;
  write(carriedKey, undefined);
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
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage may be forbidden or full. Back then works within this document.
  }
}
