import { expect, test } from "vitest";
import { readSpoken } from "../../../../scraper/extract/facts/spoken-label.ts";

test.each([
  ["Bedrooms", "3", { label: "Bedrooms", value: "3" }],
  ["Floor size", "180 m²", { label: "Floor size", value: "180 m²" }],
  ["3 bedrooms", "3", { line: "3 bedrooms" }],
  ["Share", "by mail", null],
  ["Floor 3 size", "180 m²", null],
  ["A sentence that only screen readers say, and say", "3", null],
])("“%s” for “%s”", (spoken, text, found) => {
  expect(readSpoken(spoken, text)).toEqual(found);
});
