import fc from "fast-check";
import { expect, test } from "vitest";
import { narrow } from "../../../../scraper/extract/page/narrow-text.ts";

test("A text stays what it was, whatever its letters and its length", () => {
  const written = fc.string({ unit: "binary", maxLength: 40 });
  fc.assert(
    fc.property(written, (text) => narrow(text) === text),
    { seed: 19, numRuns: 500 },
  );
  for (const text of ["", "Été à la mer", "บ้าน", "€ 1", "a".repeat(1999), "é".repeat(2000), "b".repeat(2001)])
    expect(narrow(text)).toBe(text);
});
