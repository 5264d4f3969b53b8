import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepBase, readBase } from "../../../../../web/features/account/saved/kept-base.ts";
import { mergeSaved } from "../../../../../web/features/account/saved/merge-saved.ts";

const key = "favourites-synced";
let storage: Map<string, string>;

beforeEach(() => {
  storage = new Map();
  const localStorage = {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => storage.set(name, value),
  };
  vi.stubGlobal("window", { localStorage });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test("What a visitor saved before the first sign-in comes along", () => {
  expect(readBase(key, "ann", ["a", "b"])).toEqual({ base: [], own: ["a", "b"] });
});

test("The same person's homes are compared with what both had", () => {
  keepBase(key, { user: "ann", ids: ["a", "b"] });
  expect(readBase(key, "ann", ["b", "c"])).toEqual({ base: ["a", "b"], own: ["b", "c"] });
});

test("The next person takes over what was saved after the other's last visit, and nothing of the other's", () => {
  keepBase(key, { user: "ann", ids: ["a", "b"] });
  const { base, own } = readBase(key, "ben", ["c", "a", "b"]);
  expect(mergeSaved(base, own, ["d"])).toEqual({ kept: ["c", "d"], change: { add: ["c"], remove: [] } });
});

test("A base that cannot be read holds nobody's homes", () => {
  for (const text of ["{", "null", '{"ids":"a"}', "[]"]) {
    storage.set(key, text);
    expect(readBase(key, "ann", ["a"])).toEqual({ base: [], own: ["a"] });
  }
});
