import { expect, test } from "vitest";
import { decodeLetters } from "../../../../scraper/extract/parse/decode-letters.ts";

test("Base64 of UTF-8 is read in either alphabet, and anything else is nothing", () => {
  const written = Buffer.from('{"title":"Größe ✓"}').toString("base64");
  expect(decodeLetters(written)).toBe('{"title":"Größe ✓"}');
  expect(decodeLetters(written.replaceAll("+", "-").replaceAll("/", "_"))).toBe('{"title":"Größe ✓"}');
  expect(decodeLetters("no base64!")).toBeNull();
  expect(decodeLetters("////")).toBeNull();
});
