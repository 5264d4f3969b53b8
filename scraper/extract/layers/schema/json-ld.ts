/** JSON-LD blocks as plain nodes. What is broken in the usual ways is mended; the rest is left out. */
import { HostilePageError } from "../../parse/parse-page.ts";
import type { SchemaNode } from "../../facts/schema-items.ts";
import { isObject, parseJson } from "../../parse/parse-json.ts";

/** Real pages nest two or three lists. */
const deepest = 50;

export function readJsonLd(blocks: readonly string[]): SchemaNode[] {
  return blocks.flatMap((block) => flattenRoots(parseJson(block), 0));
}

/** `@graph` and arrays are lists of roots. */
function flattenRoots(value: unknown, depth: number): SchemaNode[] {
  if (depth > deepest) throw new HostilePageError("too-deep");
  if (Array.isArray(value)) return value.flatMap((one) => flattenRoots(one, depth + 1));
  if (!isObject(value)) return [];
  const graph = value["@graph"];
  return graph === undefined ? [value] : [...flattenRoots(graph, depth + 1), value];
}
