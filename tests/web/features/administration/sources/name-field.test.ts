import { expect, test } from "vitest";
import { compareFields, nameField } from "../../../../web/features/administration/name-field.ts";
import { textsOf } from "./texts-of.ts";

test("Columns and the scraper's own names of fields have one name each; an unknown one keeps its own", () => {
  const t = textsOf("en");
  expect(nameField("square_meters", t)).toBe("Area in m²");
  expect(nameField("squareMeters", t)).toBe("Area in m²");
  expect(nameField("type", t)).toBe("Type");
  expect(nameField("something_new", t)).toBe("something_new");
});

test("Fields stand in one order, by whichever name they come; unknown ones stand last", () => {
  const fields = ["something_new", "yearBuilt", "price", "monthlyRentalPrice", "title"];
  expect(fields.toSorted(compareFields)).toEqual([
    "title",
    "price",
    "monthlyRentalPrice",
    "yearBuilt",
    "something_new",
  ]);
});
