import { expect, test } from "vitest";
import { clusterHomes } from "../../../web/features/catalogue/map/cluster-homes.ts";
import { exampleHome } from "../../example-home.ts";

const size = { width: 400, height: 400 };
const view = { centre: { lat: 12.9, lng: 100.88 }, zoom: 13 };
const middle = exampleHome(1, { location: { lat: 12.9, lng: 100.88 } });
const beside = exampleHome(2, { location: { lat: 12.9, lng: 100.8805 } });
const apart = exampleHome(3, { location: { lat: 12.9, lng: 100.9 } });
const farAway = exampleHome(4, { location: { lat: 13.2, lng: 100.88 } });

test("Homes that would cover one another are one mark; one that stands apart has its own", () => {
  const marks = clusterHomes([middle, beside, apart], view, size);
  expect(marks.map(({ homes }) => homes.map(({ slug }) => slug))).toEqual([["home-1", "home-2"], ["home-3"]]);
});

test("A home beyond the window has no mark", () => {
  const marks = clusterHomes([farAway, middle], view, size);
  expect(marks.map(({ key }) => key)).toEqual([middle.id]);
});
