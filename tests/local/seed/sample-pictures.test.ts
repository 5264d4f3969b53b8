/** Sample homes show pictures that fit them, and no cover twice. */
import { readFile, readdir } from "node:fs/promises";
import { expect, test } from "vitest";
import { isExcludedTitle } from "../../../domain/listings/listing-exclusion.ts";
import { roomsAt } from "../../../domain/floor-plans/walls.ts";
import { makeFloorPlan } from "../../../local/seed/floor-plans/make-floor-plan.ts";
import { sampleListings } from "../../../local/seed/listings/sample-listings.ts";

type Entry = { kind: string; rooms: string[]; widths: number[]; alt: { en: string } };
const manifest: Record<string, Entry> = JSON.parse(await readFile("web/pictures/manifest.json", "utf8"));
const homes = sampleListings
  .filter(({ title }) => !isExcludedTitle(title))
  .toSorted((a, b) => b.listed.localeCompare(a.listed));
const covers = homes.map(({ pictures: [cover = ""] }) => cover);
/** Homes by the picture that they show. */
const shownBy = Map.groupBy(
  homes.flatMap((home) => home.pictures.map((name) => ({ name, home }))),
  ({ name }) => name,
);
const atDusk = [
  "villa-pool-tropical",
  "villa-two-storey",
  "tower-pool-white",
  "tower-pool-sand",
  "garden-condo-pool",
  "rooftop-pool-bay",
  "balcony-bay-chairs",
  "balcony-sea-lounge",
  "balcony-bay-dinner",
];

test("No two homes have the same cover, and none is a kitchen, a bathroom or a view", () => {
  expect(new Set(covers).size).toBe(covers.length);
  expect(covers.filter((cover) => /bathroom|kitchen|^view-/.test(cover))).toEqual([]);
});

test("At most four in ten covers of a page are of the evening", () => {
  for (const name of atDusk) expect(manifest).toHaveProperty(name);
  for (const page of [covers.slice(0, 24), covers.slice(24)])
    expect(page.filter((cover) => atDusk.includes(cover)).length / page.length).toBeLessThanOrEqual(0.4);
});

test("A home without a sea view shows none, and one without a pool of its own shows no villa with one", () => {
  const lookOut = ["living", "bedroom", "studio", "kitchen", "balcony"];
  const showsSea = (name: string) => {
    const { rooms = [], alt } = manifest[name] ?? {};
    return rooms.some((room) => lookOut.includes(room)) && /\b(?:sea|bay)\b/.test(alt?.en ?? "");
  };
  expect([...shownBy.keys()].filter(showsSea).length).toBeGreaterThan(10);
  for (const { slug, amenities, pictures } of homes) {
    if (!amenities.includes("sea-view")) expect(pictures.filter(showsSea), slug).toEqual([]);
    if (!amenities.includes("private-pool"))
      expect(pictures.join(" "), slug).not.toMatch(/villa-pool|villa-two|bathroom-garden/);
  }
});

test("No two homes show the same room, and only large homes have a bath by the sea", () => {
  const rooms = ["living", "bedroom", "studio", "kitchen", "bathroom"];
  for (const [name, showing] of shownBy)
    if (manifest[name]?.rooms.some((room) => rooms.includes(room)))
      expect(
        showing.map(({ home }) => home.slug),
        name,
      ).toHaveLength(1);
  for (const { home } of shownBy.get("bathroom-sea-stone") ?? [])
    expect(home.squareMeters, home.slug).toBeGreaterThanOrEqual(70);
});

test("A building looks the same from outside in all its homes, and like no other building", () => {
  const fronts = [...shownBy]
    .filter(([name]) => manifest[name]?.rooms.includes("tower"))
    .map(([, showing]) => [...new Set(showing.map(({ home }) => home.project))]);
  expect(fronts.length).toBeGreaterThan(10);
  for (const projects of fronts) expect(projects).toHaveLength(1);
  expect(new Set(fronts.flat()).size).toBe(fronts.length);
});

test("A house has as many storeys in its picture as in its floor plan", () => {
  const tall = /^(?:house|villa)-two-storey|^house-wood|^town-house/;
  const houses = homes.filter(({ type }) => type.startsWith("house"));
  expect(houses.length).toBeGreaterThan(5);
  for (const home of houses)
    expect(tall.test(home.pictures[0] ?? ""), home.slug).toBe(makeFloorPlan(home).floors.length > 1);
});

test("A flat whose kitchen is behind a door in its plan shows no kitchen by the window", () => {
  const isClosed = (home: (typeof homes)[number]) =>
    makeFloorPlan(home).floors.some(({ rooms, doors }) =>
      doors.some(
        (door) => door.kind === "sliding" && roomsAt(door, rooms).some(({ kind }) => kind === "kitchen"),
      ),
    );
  const closed = homes.filter((home) => home.project && isClosed(home));
  expect(closed.length).toBeGreaterThan(0);
  for (const { slug, pictures } of closed) expect(pictures.join(" "), slug).not.toContain("kitchen");
});

test("Every picture that a home shows exists with its AVIF files and one WebP file, and nothing else lies beside them", async () => {
  for (const name of shownBy.keys()) expect(manifest).toHaveProperty([name]);
  const named = Object.entries(manifest).flatMap(([name, { widths }]) => [
    `${name}.webp`,
    ...widths.map((width) => `${name}-${width}.avif`),
  ]);
  expect((await readdir("web/public/pictures")).toSorted()).toEqual(named.toSorted());
});
