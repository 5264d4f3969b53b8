/** The listings a visitor has saved, kept on this device. */
import { useSyncExternalStore } from "react";

const storageKey = "favourites";
const changed = "favourites-changed";
const maxFavourites = 200;
const none: readonly string[] = [];

/** If storage is blocked, favourites last as long as the page. */
let inMemory: readonly string[] = none;
let lastText = "";

export function useFavourites(): readonly string[] {
  return useSyncExternalStore(onFavourites, readFavourites, () => none);
}

export function toggleFavourite(id: string): void {
  const kept = readFavourites();
  write(kept.includes(id) ? kept.filter((one) => one !== id) : [id, ...kept].slice(0, maxFavourites));
}

/** Takes over what another device saved. */
export function keepFavourites(ids: readonly string[]): void {
  if (ids.join() !== readFavourites().join()) write(ids);
}

function write(ids: readonly string[]): void {
  inMemory = ids;
  lastText = JSON.stringify(ids);
  try {
    localStorage.setItem(storageKey, lastText);
  } catch {
    // They are kept in memory, above.
  }
  window.dispatchEvent(new Event(changed));
}

/** Returns the same array until something changes, as `useSyncExternalStore` requires. */
export function readFavourites(): readonly string[] {
  const text = readText();
  if (text === lastText) return inMemory;
  lastText = text;
  inMemory = parse(text);
  return inMemory;
}

function readText(): string {
  try {
    return localStorage.getItem(storageKey) ?? "";
  } catch {
    return lastText;
  }
}

function parse(text: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(text || "[]");
    return Array.isArray(stored) ? stored.filter((id) => typeof id === "string") : none;
  } catch {
    return none;
  }
}

/** Listens to changes, of every tab. */
export function onFavourites(onChange: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === storageKey || key === null) onChange();
  };
  window.addEventListener(changed, onChange);
  window.addEventListener("storage", onStorage);
  return () => {
    window.removeEventListener(changed, onChange);
    window.removeEventListener("storage", onStorage);
  };
}
