import { afterEach, expect, test, vi } from "vitest";
import { keptIds } from "../../../web/visitor/kept/kept-ids.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A tab with the storage that it shares with the others. */
function openTab(stored: Record<string, string>) {
  const storage = new Map(Object.entries(stored));
  const tab = new EventTarget();
  vi.stubGlobal("window", tab);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
  /** What a browser tells this tab when another has changed the storage. */
  const tell = (key: string | null) => tab.dispatchEvent(Object.assign(new Event("storage"), { key }));
  return { storage, tell };
}

test("A list follows what another tab keeps under its key, and nothing else", () => {
  const { storage, tell } = openTab({ favourites: '["a"]' });
  const kept = keptIds("favourites");
  const heard = vi.fn();
  const stop = kept.onChange(heard);
  storage.set("favourites", '["b","a"]');
  tell("favourites");
  tell("compared");
  expect(heard).toHaveBeenCalledOnce();
  expect(kept.read()).toEqual(["b", "a"]);
  stop();
  tell("favourites");
  expect(heard).toHaveBeenCalledOnce();
});

test("Storage that another tab has cleared leaves an empty list", () => {
  const { storage, tell } = openTab({ favourites: '["a"]' });
  const kept = keptIds("favourites");
  expect(kept.read()).toEqual(["a"]);
  const heard = vi.fn();
  kept.onChange(heard);
  storage.clear();
  tell(null);
  expect(heard).toHaveBeenCalledOnce();
  expect(kept.read()).toEqual([]);
});

test("What is kept here is told to this tab too", () => {
  const { storage } = openTab({});
  const kept = keptIds("favourites");
  const heard = vi.fn();
  kept.onChange(heard);
  kept.write(["a"]);
  expect(heard).toHaveBeenCalledOnce();
  expect(storage.get("favourites")).toBe('["a"]');
});
