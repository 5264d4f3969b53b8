import { expect, test } from "vitest";
import { clusterListings } from "../../../web/features/catalogue/map/cluster-listings.ts";
import { exampleListing } from "../../example-listing.ts";

const size = { width: 400, height: 400 };
const view = { centre: { lat: 12.9, lng: 100.88 }, zoom: 13 };
const middle = exampleListing(1, { location: { lat: 12.9, lng: 100.88 } });
const beside = exampleListing(2, { location: { lat: 12.9, lng: 100.8805 } });
const apart = exampleListing(3, { location: { lat: 12.9, lng: 100.9 } });
const farAway = exampleListing(4, { location: { lat: 13.2, lng: 100.88 } });

test("Listings that would overlap become one mark; one that is apart has its own", () => {
  const marks = clusterListings([middle, beside, apart], view, size);
  expect(marks.map(({ listings }) => listings.map(({ slug }) => slug))).toEqual([
    ["home-1", "home-2"],
    ["home-3"],
  ]);
});

test("A listing outside the window has no mark", () => {
  const marks = clusterListings([farAway, middle], view, size);
  expect(marks.map(({ key }) => key)).toEqual([middle.id]);
});
