/** Homes a visitor keeps, on this device. */
import { useSyncExternalStore } from "react";

const storageKey = "favourites";
const changed = "favourites-changed";
const keptAtMost = 200;
const none: readonly string[] = [];

/** Storage may be forbidden; then they last as long as the page. */
let inMemory: readonly string[] = none;
let lastText = "";

export function useFavourites(): readonly string[] {
  return useSyncExternalStore(listen, readFavourites, () => none);
}

export function toggleFavourite(id: string): void {
  const kept = readFavourites();
  const next = kept.includes(id) ? kept.filter((one) => one !== id) : [id, ...kept].slice(0, keptAtMost);
  inMemory = next;
  lastText = JSON.stringify(next);
  try {
    localStorage.setItem(storageKey, lastText);
  } catch {
    // Kept in memory above.
  }
  window.dispatchEvent(new Event(changed));
}

/** The same array as long as nothing changed, as React asks of a store. */
function readFavourites(): readonly string[] {
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

function listen(onChange: () => void): () => void {
  window.addEventListener(changed, onChange);
  window.addEventListener("storage", onChange);
  return () => {
    window.removeEventListener(changed, onChange);
    window.removeEventListener("storage", onChange);
  };
}
