import { expect, test } from "vitest";
import type { PinListing } from "../../../domain/listings/pin-listing.ts";
import { clusterPins, isOnePlace } from "../../../web/features/catalogue/map/cluster-pins.ts";
import { firstBox, usualBox } from "../../../web/features/catalogue/map/first-box.ts";
import { moveBy, viewOf } from "../../../web/map/map-projection.ts";

const size = { width: 400, height: 400 };
const view = { centre: { lat: 12.9, lng: 100.88 }, zoom: 13 };

function pin(slug: string, location: PinListing["location"], area: string | null = null): PinListing {
  return {
    slug,
    type: "condo-for-sale",
    area,
    condo: "",
    bedrooms: 1,
    squareMeters: 40,
    amount: 2_000_000,
    isMonthly: false,
    location,
  };
}

const middle = pin("middle", { lat: 12.9, lng: 100.88 });
const beside = pin("beside", { lat: 12.9, lng: 100.8805 });
const apart = pin("apart", { lat: 12.9, lng: 100.9 });
const farAway = pin("far", { lat: 13.2, lng: 100.88 });

const slugsOf = (marks: ReturnType<typeof clusterPins>) =>
  marks.map(({ pins }) => pins.map(({ slug }) => slug));

test("Homes that would overlap become one mark; one that is apart has its own", () => {
  expect(slugsOf(clusterPins([middle, beside, apart], view, size))).toEqual([
    ["middle", "beside"],
    ["apart"],
  ]);
});

test("A mark is wider than high: homes above one another are told apart sooner than homes side by side", () => {
  const above = pin("above", { lat: 12.908, lng: 100.88 });
  const atSide = pin("at the side", { lat: 12.9, lng: 100.888 });
  expect(slugsOf(clusterPins([middle, above], view, size))).toEqual([["middle"], ["above"]]);
  expect(slugsOf(clusterPins([middle, atSide], view, size))).toEqual([["middle", "at the side"]]);
});

test("A home outside the window has no mark, and one without coordinates is in its area", () => {
  const beyond = [
    farAway,
    pin("south", { lat: 12.6, lng: 100.88 }),
    pin("west", { lat: 12.9, lng: 100.6 }),
    pin("east", { lat: 12.9, lng: 101.2 }),
  ];
  expect(slugsOf(clusterPins([...beyond, middle], view, size))).toEqual([["middle"]]);
  expect(slugsOf(clusterPins([pin("of jomtien", null, "jomtien")], view, size))).toEqual([["of jomtien"]]);
  expect(clusterPins([pin("nowhere", null)], view, size)).toEqual([]);
});

test("A moved map keeps its clusters, also when the first of their homes has left the window", () => {
  const marks = clusterPins([middle, beside, apart], moveBy(view, 40, 25), size);
  expect(slugsOf(marks)).toEqual([["middle", "beside"], ["apart"]]);
});

test("An opened cluster shows its homes apart, unless they share one place", () => {
  const [cluster] = clusterPins([middle, beside], view, size);
  if (!cluster) throw new Error("There is no cluster.");
  expect(isOnePlace(cluster)).toBe(false);
  expect(slugsOf(clusterPins([middle, beside], viewOf(cluster.box, size), size))).toEqual([
    ["middle"],
    ["beside"],
  ]);
  const [house] = clusterPins([middle, pin("upstairs", middle.location)], view, size);
  expect(house && isOnePlace(house)).toBe(true);
});

test("A map first shows what was asked for, else all homes, else the usual part of the coast", () => {
  const box = { west: 100.86, south: 12.88, east: 100.9, north: 12.92 };
  expect(firstBox({ box }, [middle])).toEqual(box);
  const ofArea = firstBox(
    {
      drawn: [
        [100.86, 12.88],
        [100.9, 12.88],
        [100.9, 12.92],
      ],
    },
    [apart],
  );
  expect(ofArea.west).toBeLessThan(100.86);
  expect(ofArea.north).toBeGreaterThan(12.92);
  const ofHomes = firstBox({}, [middle, apart, farAway]);
  expect(ofHomes.west).toBeLessThan(100.88);
  expect(ofHomes.east).toBeGreaterThan(100.9);
  expect(ofHomes.north).toBeLessThan(13);
  expect(firstBox({}, [])).toEqual(usualBox);
});
