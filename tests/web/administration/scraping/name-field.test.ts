import { expect, test } from "vitest";
import { compareFields, nameField } from "../../../../web/administration/scraping/name-field.ts";
import { textsOf } from "../texts-of.ts";

test("A column and the scraper's field for it have one name; an unknown field keeps its own", async () => {
  const t = await textsOf("en");
  expect(nameField("square_meters", t)).toBe("Area in m²");
  expect(nameField("squareMeters", t)).toBe("Area in m²");
  expect(nameField("type", t)).toBe("Type");
  expect(nameField("something_new", t)).toBe("something_new");
});

test("Fields have one order under either name; unknown ones come last", () => {
  const fields = ["something_new", "yearBuilt", "price", "monthlyRentalPrice", "title"];
  expect(fields.toSorted(compareFields)).toEqual([
    "title",
    "price",
    "monthlyRentalPrice",
    "yearBuilt",
    "something_new",
  ]);
});
