import { expect, test } from "vitest";
import { readMapAddress } from "../../../../../scraper/extract/layers/text/map-address.ts";
import { readStatePlace } from "../../../../../scraper/extract/layers/state/state-place.ts";

test("GeoJSON states the longitude first, everybody else the latitude unless that is impossible", () => {
  const pattaya = { latitude: 12.93, longitude: 100.88 };
  expect(readStatePlace({ type: "Point", coordinates: [100.88, 12.93] })).toEqual(pattaya);
  expect(readStatePlace([12.93, 100.88])).toEqual(pattaya);
  expect(readStatePlace([100.88, 12.93])).toEqual(pattaya);
  expect(readStatePlace("12.930,100.880")).toEqual(pattaya);
  expect(readStatePlace({ type: "Point", coordinates: [-6.26, 53.35] })).toEqual({
    latitude: 53.35,
    longitude: -6.26,
  });
  expect(readStatePlace("Pattaya")).toBeNull();
});

test("Pictures of maps state the longitude first, links to maps the latitude", () => {
  expect(readMapAddress("https://static-maps.example/1.x/?ll=30.335,59.934&l=map")).toEqual({
    latitude: 59.934,
    longitude: 30.335,
  });
  expect(readMapAddress("https://maps.example/?ll=59.934,30.335")).toEqual({
    latitude: 59.934,
    longitude: 30.335,
  });
  expect(readMapAddress(`https://maps.example/?q=${"?ll=1.2345,".repeat(1000)}`)).toBeNull();
});
