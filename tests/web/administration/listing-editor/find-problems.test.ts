import { expect, test } from "vitest";
import { emptyListing } from "../../../../domain/listings/listing-fields.ts";
import { findProblems } from "../../../../web/administration/listing-editor/state/find-problems.ts";

const home = {
  ...emptyListing,
  title: "A home by the bay",
  images: ["/pictures/none"],
  status: ["for-sale" as const],
};

test("A year of the Thai calendar is answered with the year that it means", () => {
  const change = { year_built: 2569 };
  expect(findProblems({ ...home, ...change }, change)).toEqual({
    year_built: { kind: "thaiYear", limit: "2026" },
  });
});

test("A new kind of home shows that it clashes with how the home is offered, which nobody touched", () => {
  const change = { property_type: "condo-for-rent" as const };
  expect(findProblems({ ...home, ...change }, change)).toMatchObject({ status: { kind: "clash" } });
});

test("What was stored before and nobody touched is no problem of this save", () => {
  expect(findProblems({ ...home, price: 1 }, { title: home.title })).toEqual({});
});
