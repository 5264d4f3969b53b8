/** Sample homes show pictures that fit them, and no cover twice where a visitor sees both. */
import { readFile, readdir } from "node:fs/promises";
import { expect, test } from "vitest";
import { makeFloorPlan } from "../../../local/seed/floor-plans/make-floor-plan.ts";
import { sampleListings } from "../../../local/seed/listings/sample-listings.ts";
import { atDusk, pictureTraits } from "../../../local/seed/picture-traits.ts";
import { choosePictures } from "../../../local/seed/sample-pictures.ts";

const newestFirst = sampleListings.toSorted((a, b) => b.listed.localeCompare(a.listed));
const galleries = choosePictures(newestFirst).map((images) =>
  images.map((image) => image.replace("/pictures/", "")),
);
const homes = newestFirst.map((home, turn) => ({ ...home, pictures: galleries[turn] ?? [] }));
const traitsOf = (name: string) => pictureTraits[name];

test("No two homes have the same cover, so none comes twice on a page of any order or filter", () => {
  const covers = galleries.map(([cover]) => cover);
  expect(new Set(covers).size).toBe(covers.length);
});

test("At most four in ten covers of a page are of the evening", () => {
  for (const name of atDusk) expect(pictureTraits).toHaveProperty(name);
  for (const page of [galleries.slice(0, 24), galleries.slice(24)]) {
    const evening = page.filter(([cover = ""]) => atDusk.has(cover));
    expect(evening.length / page.length).toBeLessThanOrEqual(0.4);
  }
});

test("A home without a sea view shows none, and one without a pool of its own shows no villa with one", () => {
  for (const { slug, amenities, pictures } of homes) {
    const views = pictures.map((name) => traitsOf(name)?.view);
    if (!amenities.includes("sea-view")) {
      expect(views, slug).not.toContain("sea");
      expect(views, slug).not.toContain("bay");
    }
    if (!amenities.includes("private-pool"))
      expect(pictures.join(" "), slug).not.toMatch(/villa-|bathroom-garden/);
  }
});

test("The penthouse and the small one-bedroom share no room, and only large homes have a bath by the sea", () => {
  const rooms = (slug: string) =>
    homes
      .find((home) => home.slug === slug)
      ?.pictures.filter((name) => ["living", "bedroom", "kitchen"].includes(traitsOf(name)?.shows ?? ""));
  const penthouse = rooms("three-bedroom-penthouse-mali-sands-wongamat") ?? [];
  expect(penthouse.length).toBeGreaterThan(0);
  expect(
    penthouse.filter((name) => rooms("one-bedroom-finance-talay-thong-jomtien")?.includes(name)),
  ).toEqual([]);
  for (const { slug, squareMeters, pictures } of homes)
    if (pictures.includes("bathroom-sea-stone")) expect(squareMeters, slug).toBeGreaterThanOrEqual(70);
});

test("A home shows all pictures of its own, and no other home shows one of them", () => {
  const owned = Object.entries(pictureTraits).filter(([, { only }]) => only);
  expect(owned.length).toBeGreaterThan(20);
  for (const [name, { only }] of owned) {
    const showing = homes.filter(({ pictures }) => pictures.includes(name)).map(({ slug }) => slug);
    expect(showing, name).toEqual([only]);
  }
});

test("A building looks the same from outside in all its homes, and like no other building", () => {
  const outside = (pictures: readonly string[]) =>
    pictures.filter((name) => traitsOf(name)?.shows === "outside" && !traitsOf(name)?.only);
  const buildings = Map.groupBy(
    homes.filter(({ project }) => project),
    ({ project }) => project,
  );
  expect(buildings.size).toBeGreaterThan(10);
  const fronts = [...buildings.values()].map((ours) => [
    ...new Set(ours.flatMap(({ pictures }) => outside(pictures))),
  ]);
  for (const [at, building] of [...buildings.keys()].entries())
    expect(fronts[at]?.length, building).toBeLessThanOrEqual(1);
  expect(new Set(fronts.flat()).size).toBe(fronts.flat().length);
});

test("A house has as many storeys in its picture as in its floor plan", () => {
  const tall = /^(?:house|villa)-two-storey|^house-wood|^town-house/;
  const houses = homes.filter(({ type }) => type.startsWith("house"));
  expect(houses.length).toBeGreaterThan(10);
  for (const { pictures, ...home } of houses)
    expect(tall.test(pictures[0] ?? ""), home.slug).toBe(makeFloorPlan(home).floors.length > 1);
});

test("Every picture that can be chosen exists", async () => {
  const manifest: Record<string, unknown> = JSON.parse(await readFile("web/pictures/manifest.json", "utf8"));
  expect(Object.keys(pictureTraits).filter((name) => !(name in manifest))).toEqual([]);
});

test("Every picture has its AVIF files and one WebP file, and nothing else lies beside them", async () => {
  const manifest: Record<string, { widths: number[] }> = JSON.parse(
    await readFile("web/pictures/manifest.json", "utf8"),
  );
  const named = Object.entries(manifest).flatMap(([name, { widths }]) => [
    `${name}.webp`,
    ...widths.map((width) => `${name}-${width}.avif`),
  ]);
  expect((await readdir("web/public/pictures")).toSorted()).toEqual(named.toSorted());
});
