/** Lists of listings kept on this device, each under its own key of the storage. */
import { useSyncExternalStore } from "react";

const none: readonly string[] = [];

export type KeptIds = {
  use: () => readonly string[];
  /** Returns the same array until something changes, as `useSyncExternalStore` requires. */
  read: () => readonly string[];
  write: (ids: readonly string[]) => void;
  /** Takes over what another device has. */
  keep: (ids: readonly string[]) => void;
  /** Listens to changes, of every tab. */
  onChange: (listener: () => void) => () => void;
};

export function keptIds(storageKey: string): KeptIds {
  const changed = `${storageKey}-changed`;
  /** If storage is blocked, they last as long as the page. */
  let inMemory: readonly string[] = none;
  let lastText = "";

  function readText(): string {
    try {
      return localStorage.getItem(storageKey) ?? "";
    } catch {
      return lastText;
    }
  }

  function read(): readonly string[] {
    const text = readText();
    if (text === lastText) return inMemory;
    lastText = text;
    inMemory = parse(text);
    return inMemory;
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

  function onChange(listener: () => void): () => void {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === storageKey || key === null) listener();
    };
    window.addEventListener(changed, listener);
    window.addEventListener("storage", onStorage);
    return () => {
      window.removeEventListener(changed, listener);
      window.removeEventListener("storage", onStorage);
    };
  }

  function keep(ids: readonly string[]): void {
    if (ids.join() !== read().join()) write(ids);
  }

  return { use: () => useSyncExternalStore(onChange, read, () => none), read, write, keep, onChange };
}

function parse(text: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(text || "[]");
    return Array.isArray(stored) ? stored.filter((id) => typeof id === "string") : none;
  } catch {
    return none;
  }
}
