/** JSON-LD blocks as plain nodes. What is broken in the usual ways is mended; the rest is left out. */
import type { SchemaNode } from "./schema-items.ts";
import { isObject, parseJson } from "../state/parse-json.ts";

export function readJsonLd(blocks: readonly string[]): SchemaNode[] {
  return blocks.flatMap((block) => flattenRoots(parseJson(block)));
}

/** `@graph` and arrays are lists of roots. */
function flattenRoots(value: unknown): SchemaNode[] {
  if (Array.isArray(value)) return value.flatMap(flattenRoots);
  if (!isObject(value)) return [];
  const graph = value["@graph"];
  return graph === undefined ? [value] : [...flattenRoots(graph), value];
}
