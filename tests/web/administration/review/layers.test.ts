import { expect, test } from "vitest";
import { layers } from "../../../../scraper/extract/fields.ts";
import { reviewTexts as english } from "../../../../web/i18n/en/admin/review-texts.ts";
import { reviewTexts as thai } from "../../../../web/i18n/th/admin/review-texts.ts";

test.each([
  ["English", english],
  ["Thai", thai],
])("Admins read in %s which layer of the extractor a value came from", (_, texts) =>
  expect(Object.keys(texts.layers).toSorted()).toEqual([...layers].toSorted()),
);
