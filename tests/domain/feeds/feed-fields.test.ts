import { expect, test } from "vitest";
import { guessField } from "../../../domain/feeds/feed-fields.ts";

test.each([
  ["Bedrooms", "beds"],
  [" Sale price ", "price"],
  ["living_area", "built"],
  ["lng", "longitude"],
  ["description_th", "description.th"],
  ["Title (DE)", "title.de"],
  ["name.ru", "title.ru"],
  // Only a text has languages, and only ours.
  ["price_th", undefined],
  ["title_it", undefined],
  ["colour", undefined],
])("A column that is called %j is read as %s", (column, field) => expect(guessField(column)).toBe(field));
