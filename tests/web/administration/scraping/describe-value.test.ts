import { expect, test } from "vitest";
import { describeValue } from "../../../../web/administration/scraping/describe-value.ts";
import { textsOf } from "../texts-of.ts";

test.each([
  ["price", 3_150_000, null, "THB 3,150,000"],
  ["bedrooms", 0, null, "0"],
  ["square_meters", 1_240.5, null, "1,240.5"],
  ["latitude", 12.889, null, "12.889"],
  ["yearBuilt", 2019, null, "2019"],
  ["gone", false, null, "no"],
  ["coordinates", { latitude: 12.9, longitude: 100.87 }, null, "Latitude 12.9, Longitude 100.87"],
  ["status", ["for-sale", "sold"], null, "For sale, Sold"],
  ["property_type", "condo-for-sale", null, "Condo for sale"],
  ["propertyType", "condo-for-sale", null, "Condo for sale"],
  ["publication", "withdrawn", "published", "withdrawn"],
  ["area", "naklua", null, "Naklua"],
  ["area", "elsewhere", null, "elsewhere"],
  ["title", "<b>Studio</b>", null, "<b>Studio</b>"],
  ["title", "", null, ""],
  ["amenities", [], null, ""],
  ["images", ["a.jpg", "b.jpg"], null, "2 pictures\na.jpg\nb.jpg"],
  ["images", ["a.jpg", "b.jpg"], ["a.jpg"], "2 pictures\nb.jpg"],
  ["images", ["1", "2", "3", "4", "5", "6"], ["7"], "6 pictures\n1\n2\n3\n4\n5\n…"],
  ["images", ["/img/uploads/1/a.jpg", "/img/uploads/1/b.jpg"], null, "2 pictures"],
  ["images", ["/img/a.jpg", "/img/b.jpg"], ["/img/a.jpg", "/img/c.jpg"], "2 pictures, 1 of them only here"],
  ["images", ["/img/a.jpg", "/img/b.jpg"], ["/img/b.jpg", "/img/a.jpg"], "2 pictures"],
  ["images", ["/img/a.jpg", "https://else.example/b.jpg"], ["1"], "2 pictures\nhttps://else.example/b.jpg"],
  ["plan_images", ["/img/uploads/1/a.jpg"], ["/img/uploads/1/b.jpg"], "1 picture, 1 of them only here"],
  ["agent_photo", "/img/uploads/1/a.jpg", null, "1 picture"],
  ["agent_photo", "/img/uploads/1/a.jpg", "/img/uploads/1/b.jpg", "1 picture, 1 of them only here"],
  [
    "picture_texts",
    { "/img/uploads/1/a.jpg": { en: "The pool", th: "สระ" }, "/img/b.jpg": { en: "The hall" } },
    { "/img/uploads/1/a.jpg": { en: "A pool", th: "สระ" } },
    "The pool (English)\nThe hall (English)",
  ],
  [
    "floor_plan",
    {
      version: 1,
      north: 0,
      floors: [{ rooms: [{ kind: "bedroom", x: 0.5, y: 0, width: 4, depth: 3 }], doors: [], windows: [] }],
    },
    null,
    "A drawing with 1 room",
  ],
  ["tenure", "foreign-quota", null, "Foreign quota"],
  ["amenities", ["swimming-pool", "sea-view"], null, "Swimming pool, Sea view"],
  ["ownership_verified", ["title-deed"], null, "Title deed matches the seller"],
  ["language", "de", null, "Deutsch"],
  ["last_verified_on", "2026-11-02", null, "2 November 2026"],
  ["something_new", { deep: true, gone: null }, null, "deep yes"],
])("%s %j beside %j reads as %j", async (field, value, other, words) => {
  const t = await textsOf("en");
  expect(describeValue({ field, value, other }, t, "en").replaceAll("\u00a0", " ")).toBe(words);
});
