import { expect, test } from "vitest";
import { describeValue } from "../../../../web/features/administration/describe-value.ts";
import { nameField } from "../../../../web/features/administration/name-field.ts";
import { textsOf } from "./texts-of.ts";

test.each([
  ["price", 3_150_000, null, "THB 3,150,000"],
  ["bedrooms", 0, null, "0"],
  ["latitude", 12.889, null, "12.889"],
  ["status", ["for-sale", "sold"], null, "For sale, Sold"],
  ["property_type", "condo-for-sale", null, "Condos for sale"],
  ["publication", "withdrawn", "published", "withdrawn"],
  ["area", "naklua", null, "Naklua"],
  ["area", "elsewhere", null, "elsewhere"],
  ["title", "<b>Studio</b>", null, "<b>Studio</b>"],
  ["title", "", null, "nothing"],
  ["amenities", [], null, "nothing"],
  ["images", ["a.jpg", "b.jpg"], null, "2 pictures"],
  ["images", ["a.jpg", "b.jpg"], ["a.jpg"], "2 pictures\nb.jpg"],
  ["something_new", { deep: true }, null, '{"deep":true}'],
])("%s %j beside %j reads as %j", async (field, value, other, words) => {
  const t = textsOf("en");
  expect(describeValue({ field, value, other }, t, "en").replaceAll("\u00a0", " ")).toBe(words);
});

test("Columns and the scraper's own names of fields have one name each; an unknown one keeps its own", async () => {
  const t = textsOf("en");
  expect(nameField("square_meters", t)).toBe("Size in m²");
  expect(nameField("squareMeters", t)).toBe("Size in m²");
  expect(nameField("something_new", t)).toBe("something_new");
});
