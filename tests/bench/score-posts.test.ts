import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const hitsSchema = v.record(v.string(), v.number());
/** The fewest hits of each field; they are raised by hand when more are read right. */
const floors = v.parse(
  v.object({ seen: hitsSchema, held: hitsSchema }),
  JSON.parse(readFileSync(join(root, "tests/fixtures/posts/floors.json"), "utf8")),
);

test.each([
  ["seen", []],
  ["held", ["--held"]],
] as const)(
  "In each field of the %s lines and posts no fewer are read right than before",
  (part, options) => {
    const bench = join(root, "bench/extract/score-posts.ts");
    const printed = execFileSync(process.execPath, [bench, ...options], { encoding: "utf8" });
    const hits = new Map(
      [...printed.matchAll(/^(.+?)\s+(\d+)\/\d+$/gm)].map(([, field = "", right]) => [field, Number(right)]),
    );
    hits.delete("all");
    const fallen = Object.entries(floors[part]).filter(([field, least]) => (hits.get(field) ?? 0) < least);
    expect(fallen.map(([field, least]) => `${field}: ${hits.get(field) ?? 0} of ${least}`)).toEqual([]);
    // A field without a floor could fall unseen.
    expect([...hits.keys()].filter((field) => !(field in floors[part]))).toEqual([]);
  },
);
