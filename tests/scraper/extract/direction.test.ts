import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { expect, test } from "vitest";

const scraper = join(import.meta.dirname, "../../../scraper");

/** In the order in which a page goes through them: a step may use those before it, and none behind it. */
const steps = [
  "words/",
  "meaning/",
  "fetch/",
  "extract/extract-options.ts",
  "extract/fields.ts",
  "extract/linear-pattern.ts",
  "extract/parse/",
  "extract/facts/",
  "extract/layers/state/",
  "extract/layers/schema/",
  "extract/layers/text/",
  "extract/layers/",
  "extract/merge.ts",
  "extract/judge/",
  "extract/normalise/",
  "extract/build/",
  "extract/posts/",
  "extract/extract-page.ts",
];

function stepOf(path: string): number {
  return steps.findIndex((step) => path.startsWith(step));
}

function importsOf(file: string): string[] {
  const code = readFileSync(join(scraper, file), "utf8");
  return [...code.matchAll(/ from "(\.[^"]+)"/g)].map(([, path = ""]) =>
    relative(scraper, resolve(scraper, dirname(file), path)),
  );
}

const files = globSync("{words,meaning,extract}/**/*.ts", { cwd: scraper });

test("Every file of reading a page belongs to a step", () => {
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => stepOf(file) < 0)).toEqual([]);
});

test("Imports go one way: from a step to those before it", () => {
  const backwards = files.flatMap((file) =>
    importsOf(file)
      .filter((path) => !path.startsWith("..") && (stepOf(path) < 0 || stepOf(path) > stepOf(file)))
      .map((path) => `${file} imports ${path}`),
  );
  expect(backwards).toEqual([]);
});
