/** The regular expressions that modules make with `new RegExp` while they load. */
import { join } from "node:path";
import type { Pattern } from "./find-literals.ts";

export async function recordComposed(root: string, files: readonly string[]): Promise<Pattern[]> {
  const recorded = new Map<string, Pattern>();
  const original = globalThis.RegExp;
  globalThis.RegExp = new Proxy(original, {
    construct(target, words) {
      const regex: RegExp = Reflect.construct(target, words);
      const where = findCaller(root);
      if (where) recorded.set(String(regex), { where, regex });
      return regex;
    },
  });
  try {
    for (const file of files) await import(join(root, file));
  } finally {
    globalThis.RegExp = original;
  }
  return [...recorded.values()];
}

/** The nearest line of our own, or undefined when a library made the pattern. */
function findCaller(root: string): string | undefined {
  const [, ...lines] = (new Error().stack ?? "").split("\n");
  const caller = lines.find((line) => !line.includes(import.meta.filename)) ?? "";
  const at = caller.indexOf(root);
  if (at < 0 || caller.includes("node_modules")) return undefined;
  return caller.slice(at + root.length + 1).replace(/:\d+\)?$/, "");
}
