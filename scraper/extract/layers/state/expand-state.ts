/**
 * State that frameworks flatten becomes a tree again: lists whose items point at one another by number (Nuxt 3, React
 * Router), and caches whose entries point at one another by name (Apollo).
 */
import { isObject } from "../../parse/parse-json.ts";

const deepest = 40;
const mostNodes = 200_000;
/** A query, its home, the home's place and price, and what they hold. */
const mostJumps = 4;

export function expandState(value: unknown): unknown {
  if (Array.isArray(value) && isFlatList(value)) return new ListExpander(value).expand();
  if (isTagged(value)) return untag(value, 0);
  if (isObject(value) && isObject(rootOf(value))) return new CacheExpander(value).expand();
  return value;
}

/** The page's own queries: the other entries lie there without order. */
function rootOf(cache: Record<string, unknown>): unknown {
  return cache["ROOT_QUERY"] ?? cache["client:root"];
}

/** Astro's islands write each value behind its kind: `{"listing":[0,{"price":[0,500]}]}`. */
function isTagged(value: unknown): boolean {
  if (!isObject(value)) return false;
  const values = Object.values(value);
  return (
    values.length > 0 &&
    values.every((item) => Array.isArray(item) && item.length === 2 && Number.isInteger(item[0]))
  );
}

function untag(value: unknown, depth: number): unknown {
  if (depth > deepest || !isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      const inner: unknown = Array.isArray(item) ? item[1] : item;
      return [
        key,
        Array.isArray(inner) ? inner.map((one: unknown) => untagItem(one, depth)) : untag(inner, depth + 1),
      ];
    }),
  );
}

function untagItem(item: unknown, depth: number): unknown {
  return Array.isArray(item) && item.length === 2 ? untag(item[1], depth + 1) : item;
}

/** `[["Reactive",1],{"home":2},…]` and `[{"_1":2},"home",…]`: the first item points at the others. */
function isFlatList(list: readonly unknown[]): boolean {
  const [first] = list;
  const pointers = Array.isArray(first) ? first.slice(1) : isObject(first) ? Object.values(first) : [];
  // Objects with numbers are plain data, unless there are texts beside them that nothing else holds.
  const isPlain =
    isObject(first) &&
    !Object.keys(first).every((key) => /^_\d+$/.test(key)) &&
    !(list.some((item) => typeof item === "string") && pointers.every((at) => Number(at) < list.length));
  if (Array.isArray(first) && typeof first[0] !== "string") return false;
  return list.length > 3 && !isPlain && pointers.length > 0 && pointers.every((at) => Number.isInteger(at));
}

class ListExpander {
  readonly #list: readonly unknown[];
  readonly #known = new Map<number, unknown>();
  #nodes = 0;

  constructor(list: readonly unknown[]) {
    this.#list = list;
  }

  expand(): unknown {
    return this.#at(0, 0);
  }

  #at(pointer: unknown, depth: number): unknown {
    if (typeof pointer !== "number" || pointer < 0 || depth > deepest) return null;
    if (this.#known.has(pointer)) return this.#known.get(pointer);
    if ((this.#nodes += 1) > mostNodes) return null;
    // An item that points back at itself finds nothing there.
    this.#known.set(pointer, null);
    const value = this.#read(this.#list[pointer], depth + 1);
    this.#known.set(pointer, value);
    return value;
  }

  #read(value: unknown, depth: number): unknown {
    if (Array.isArray(value)) {
      const [tag, ...rest] = value;
      if (typeof tag !== "string") return value.map((pointer) => this.#at(pointer, depth));
      return tag === "Date" || tag === "D" ? rest[0] : this.#at(rest[0], depth);
    }
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, pointer]) => [this.#nameOf(key), this.#at(pointer, depth)]),
    );
  }

  /** React Router points at names too. */
  #nameOf(key: string): string {
    const named = /^_(\d+)$/.exec(key)?.[1];
    const name = named === undefined ? key : this.#list[Number(named)];
    return typeof name === "string" ? name : key;
  }
}

class CacheExpander {
  readonly #entries: Record<string, unknown>;
  #nodes = 0;

  constructor(entries: Record<string, unknown>) {
    this.#entries = entries;
  }

  expand(): unknown {
    return this.#read(rootOf(this.#entries), mostJumps, 0);
  }

  #read(value: unknown, jumps: number, depth: number): unknown {
    if (depth > deepest || (this.#nodes += 1) > mostNodes) return null;
    if (Array.isArray(value)) return value.map((item) => this.#read(item, jumps, depth + 1));
    if (!isObject(value)) return value;
    const name = value["__ref"] ?? (value["type"] === "id" ? value["id"] : undefined);
    if (typeof name === "string" && name in this.#entries) {
      return jumps === 0 ? null : this.#read(this.#entries[name], jumps - 1, depth + 1);
    }
    const names = value["__refs"];
    if (Array.isArray(names)) return names.map((one) => this.#read({ __ref: one }, jumps, depth + 1));
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, this.#read(item, jumps, depth + 1)]),
    );
  }
}
