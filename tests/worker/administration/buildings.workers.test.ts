/** Buildings, as the public and an admin's browser read and write them. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { BuildingDetails, BuildingList, ListingPage, MovedBuilding } from "../../../domain/api.ts";
import {
  type AdminBuilding,
  type AdminBuildings,
  emptyBuilding,
} from "../../../domain/buildings/building-fields.ts";
import { type Product, eventually, signIn, startProduct } from "../../start-product.ts";
import { type ListingEditor, openEditor } from "./editing/listing-editor.ts";

let product: Product;
let listings: ListingEditor;
beforeAll(async () => {
  product = await startProduct({ siteVars: { VERSION_LOOK_SECONDS: "1" } });
  listings = await openEditor(product);
});
afterAll(() => product.close());

const json = async <Body>(path: string): Promise<Body> => (await product.fetch(path)).json();

async function call<Body>(
  method: string,
  path: string,
  { body, seen }: { body?: unknown; seen?: string } = {},
) {
  const response = await product.fetch(`/api/admin/buildings${path}`, {
    method,
    headers: {
      authorization: `Bearer ${listings.admin}`,
      "content-type": "application/json",
      ...(seen !== undefined && { "if-match": seen }),
    },
    ...(method !== "GET" && { body: JSON.stringify(body ?? {}) }),
  });
  return { status: response.status, body: (await response.json()) as Body };
}
const readAll = async () => (await call<AdminBuildings>("GET", "")).body.buildings;
const find = async (id: string) => {
  const found = (await readAll()).find((one) => one.id === id);
  if (!found) throw new Error("There is no such building.");
  return found;
};
const add = async (fields: Partial<AdminBuilding>) => {
  const added = await call<{ id: string; slug: string }>("POST", "", {
    body: { ...emptyBuilding, ...fields },
  });
  expect(added.status).toBe(201);
  return added.body;
};

test("Homes of one building have one place, one fee and one year, on their pages, in lists and in searches", async () => {
  const { buildings }: BuildingList = await json("/api/buildings");
  expect(buildings.length).toBeGreaterThanOrEqual(14);
  expect(buildings.every(({ isSample }) => isSample)).toBe(true);
  const { listings: homes }: ListingPage = await json("/api/listings?limit=96");
  const inBuildings = homes.filter(({ building }) => building);
  expect(inBuildings.length).toBeGreaterThan(20);
  for (const home of inBuildings) {
    const { building } = home;
    expect(buildings.find(({ slug }) => slug === building?.slug)).toMatchObject({ ...building });
    expect(home).toMatchObject({
      location: building?.location,
      yearBuilt: building?.yearBuilt,
      commonFee: building?.commonFee,
      sinkingFund: building?.sinkingFund,
      address: { state: building?.name, street: building?.street },
    });
    expect(home.amenities).toEqual(expect.arrayContaining(building?.facilities ?? []));
  }
  const { building, homes: there }: BuildingDetails = await json("/api/buildings/mali-sands-tower");
  expect(building.names.zh).toBe("茉莉沙大厦");
  expect(there.length).toBe(4);
  for (const q of ["Malee Sands", "มะลิแซนด์", "茉莉沙"]) {
    const found: ListingPage = await json(`/api/listings?q=${encodeURIComponent(q)}`);
    expect([q, found.listings.map(({ building: of }) => of?.slug)]).toEqual([
      q,
      Array(4).fill("mali-sands-tower"),
    ]);
  }
});

test("An unknown building is 404, and strangers may not write", async () => {
  expect((await product.fetch("/api/buildings/nothing-here")).status).toBe(404);
  expect((await product.fetch("/api/buildings/%00")).status).toBe(404);
  const token = await signIn(product, "visitor@example.com");
  const refused = await product.fetch("/api/admin/buildings", {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(refused.status).toBe(403);
});

test("A building is added, its home takes from it, and a change shows to visitors", async () => {
  const { id, slug } = await add({
    name: "Sai Fon Place",
    latitude: 12.9,
    longitude: 100.87,
    area: "jomtien",
    year_built: 2011,
    common_fee: 45,
    source: "The office",
  });
  const listing = await listings.addListing("A home of Sai Fon", {
    building_id: id,
    year_built: 1990,
    publication: "published",
  });
  expect(listing).toMatchObject({
    building_id: id,
    condo_name: "Sai Fon Place",
    year_built: 2011,
    common_fee: 45,
  });
  const building = await find(id);
  expect(building.homes).toBe(1);
  const changed = { ...building, common_fee: 52, facilities: ["lift"] };
  expect((await call("PUT", `/${id}`, { body: changed, seen: "2020-01-01T00:00:00Z" })).status).toBe(409);
  expect((await call("PUT", `/${id}`, { body: changed, seen: building.updated_at })).status).toBe(200);
  expect((await call("DELETE", `/${id}`)).status).toBe(409);
  const shown = await eventually(
    () => listings.shown(listing),
    ({ commonFee }) => commonFee === 52,
  );
  expect(shown).toMatchObject({ amenities: ["lift"], building: { slug } });
  const { homes } = await eventually(
    (): Promise<BuildingDetails> => json(`/api/buildings/${slug}`),
    (found) => found.homes.length > 0,
  );
  expect(homes.map((home) => home.id)).toEqual([listing.id]);
});

test("What cannot be right is refused with the name of the field", async () => {
  const wrong: [Partial<Record<keyof AdminBuilding, unknown>>, string][] = [
    [{ name: "x" }, "name"],
    [{ name: "No Source", floors: 8 }, "source"],
    [{ name: "No Day", foreign_quota_percent: 30, foreign_quota_source: "The office" }, "foreign_quota_on"],
    [{ name: "Half A Pin", latitude: 12.9 }, "longitude"],
    [{ name: "Thai Year", year_built: 2569, source: "The office" }, "year_built"],
  ];
  for (const [fields, field] of wrong) {
    const { status, body } = await call<{ error: { field?: string } }>("POST", "", {
      body: { ...emptyBuilding, ...fields },
    });
    expect([field, status, body.error.field]).toEqual([field, 422, field]);
  }
});

test("Two buildings are merged and split again; the former address says where it went", async () => {
  const [kept, gone] = [await add({ name: "Rim Nam House" }), await add({ name: "Riverside House" })];
  const listing = await listings.addListing("A home of Riverside", {
    building_id: gone.id,
    publication: "published",
  });
  const merge = async (seen: string) =>
    call("POST", `/${gone.id}/merge`, {
      body: { into: kept.id, intoSeen: (await find(kept.id)).updated_at },
      seen,
    });
  expect((await merge("2020-01-01T00:00:00Z")).status).toBe(409);
  expect((await merge((await find(gone.id)).updated_at)).status).toBe(200);
  await eventually(
    () => listings.shown(listing),
    ({ building }) => building?.slug === kept.slug,
  );
  const moved = await product.fetch(`/api/buildings/${gone.slug}`);
  expect(moved.status).toBe(410);
  expect(((await moved.json()) as MovedBuilding).movedTo).toBe(kept.slug);
  expect((await call("POST", `/${gone.id}/split`)).status).toBe(200);
  expect((await call("POST", `/${gone.id}/split`)).status).toBe(409);
  expect((await find(gone.id)).homes).toBe(1);
});

test("A building without homes can be deleted", async () => {
  const { id } = await add({ name: "Added By Mistake" });
  expect((await call("DELETE", `/${id}`)).status).toBe(200);
  expect((await call("DELETE", `/${id}`)).status).toBe(404);
});

test("A building's plans stand on its page in the reader's language, and nothing stands there without one", async () => {
  const plans = ["/pictures/aerial-noon", "/img/uploads/x/second-floor.jpg"];
  const added = await add({ name: "Planned House" });
  const page = async (locale: string) => (await product.fetch(`${locale}/buildings/${added.slug}`)).text();
  expect(await page("")).not.toContain('id="plans"');
  const {
    id,
    slug: _slug,
    is_sample: _sample,
    merged_into: _merged,
    updated_at: seen,
    homes: _homes,
    ...fields
  } = await find(added.id);
  expect((await call("PUT", `/${id}`, { body: { ...fields, plan_images: plans }, seen })).status).toBe(200);
  await eventually(
    () => page(""),
    (html) => html.includes('id="plans"'),
  );
  expect(await page("")).toContain('alt="Planned House: plan 1 of 2"');
  expect(await page("/de")).toContain('alt="Planned House: Plan 2 von 2"');
  expect(await page("/th")).toContain('alt="แปลนของ Planned House (1 จาก 2)"');
});
