import { expect, test } from "vitest";
import { readAmenities } from "../../../scraper/meaning/amenities.ts";

test("Amenities become the catalogue's slugs, once each, in any of its languages", () => {
  expect(
    readAmenities([
      "Communal swimming pool",
      "สระว่ายน้ำ",
      "Private pool",
      "Тренажерный зал",
      "电梯",
      "Unfurnished",
      "Helipad",
    ]),
  ).toEqual(["swimming-pool", "private-pool", "fitness", "lift"]);
});
