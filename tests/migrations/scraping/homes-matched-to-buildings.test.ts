import { expect, test } from "vitest";
import { adminId, listingOutcome, useScrapeDatabase } from "./scrape-database.ts";

const under = useScrapeDatabase();

const near = { latitude: 12.961, longitude: 100.887 };
async function addBuilding(
  name: string,
  columns = "latitude, longitude",
  values = "12.96, 100.886",
): Promise<string> {
  const { id } = await under.one<{ id: string }>(
    `insert into public.buildings (slug, name, ${columns}) values ($1, $2, ${values}) returning id`,
    [name.toLowerCase().replaceAll(" ", "-"), name],
  );
  return id;
}
const home = (number = 1) =>
  under.one<{
    id: string;
    building_id: string | null;
    condo_name: string;
    latitude: number;
    publication: string;
    amenities: string[];
  }>("select * from public.listings where slug = $1", [`home-${number}`]);
const changesOf = async (run: string) =>
  (
    await under.database.query<{ field: string }>(
      "select field from public.listing_changes where run_id = $1 order by field",
      [run],
    )
  ).map(({ field }) => field);

test("A page is matched by name and place, and takes the building's values", async () => {
  const building = await addBuilding("Mali Sands Tower");
  await under.crawl([listingOutcome(1, { condo_name: "The Mali-Sands Tower Condominium", ...near })]);
  expect(await home()).toMatchObject({
    building_id: building,
    condo_name: "Mali Sands Tower",
    latitude: 12.96,
  });
  await under.crawl([listingOutcome(2, { condo_name: "mali sands TOWER" })]);
  expect((await home(2)).building_id).toBe(building);
});

test("A spelling matches; another name, a far place and a name of two buildings do not", async () => {
  const building = await addBuilding(
    "Mali Sands Tower",
    "latitude, longitude, spellings",
    "12.96, 100.886, '{มะลิแซนด์}'",
  );
  await addBuilding("View Point", "latitude, longitude", "12.96, 100.886");
  await under.database.query(
    "insert into public.buildings (slug, name, latitude, longitude) values ('view-point-2', 'Viewpoint', 12.955, 100.886)",
  );
  await under.crawl([
    listingOutcome(1, { condo_name: "มะลิ แซนด์", ...near }),
    listingOutcome(2, { condo_name: "Mali Sands Tower 2", ...near }),
    listingOutcome(3, { condo_name: "Mali Sands Tower", latitude: 12.88, longitude: 100.88 }),
    listingOutcome(4, { condo_name: "View Point", ...near }),
    listingOutcome(5, { condo_name: null }),
  ]);
  expect((await home(1)).building_id).toBe(building);
  for (const number of [2, 3, 4, 5]) expect((await home(number)).building_id, `home ${number}`).toBeNull();
});

test("Reading the same page again changes nothing and suggests nothing that the building decides", async () => {
  await addBuilding(
    "Mali Sands Tower",
    "latitude, longitude, source, facilities, year_built",
    "12.96, 100.886, 'A leaflet', '{lift}', 2014",
  );
  const said = {
    condo_name: "Mali-Sands Tower",
    ...near,
    year_built: 2010,
    amenities: ["sauna", "sea-view"],
  };
  await under.crawl([listingOutcome(1, said)]);
  expect((await home()).amenities).toEqual(["sea-view", "lift"]);
  const second = await under.crawl([listingOutcome(1, { ...said, title: "A new title" })]);
  expect(await changesOf(second)).toEqual(["title"]);
  expect(await under.one("select suggested from public.listing_origins")).toEqual({ suggested: {} });
});

test("A new building gathers the homes that waited for it, and so does a new spelling", async () => {
  await under.crawl([
    listingOutcome(1, { condo_name: "Nok Aen", ...near }),
    listingOutcome(2, { condo_name: "nok-aen", latitude: 12.88, longitude: 100.88 }),
    listingOutcome(3, { condo_name: "Nokaen Tower", ...near }),
  ]);
  const building = await addBuilding("Nok Aen");
  expect((await home(1)).building_id).toBe(building);
  expect((await home(2)).building_id).toBeNull();
  await under.database.query("update public.buildings set spellings = '{Nokaen Tower}' where id = $1", [
    building,
  ]);
  expect((await home(3)).building_id).toBe(building);
  expect(
    await under.database.query("select from public.listing_origins where locked_fields <> '{}'"),
  ).toEqual([]);
});

test("A home that a human took out of a building stays out, whatever the page says next", async () => {
  const building = await addBuilding("Mali Sands Tower");
  await under.crawl([listingOutcome(1, { condo_name: "Mali Sands Tower", ...near })]);
  await under.as(
    "authenticated",
    adminId,
    "update public.listings set building_id = null, condo_name = 'Next Door' where slug = 'home-1'",
  );
  await under.crawl([listingOutcome(1, { condo_name: "Mali Sands Tower", ...near, price: 1_000_002 })]);
  expect(await home()).toMatchObject({ building_id: null, condo_name: "Next Door" });
  await under.database.query("update public.buildings set spellings = '{Next Door}' where id = $1", [
    building,
  ]);
  expect((await home()).building_id).toBeNull();
});

test("A human's choice of a building is not undone by the page", async () => {
  const other = await addBuilding("Pha Ngam Heights");
  await addBuilding("Mali Sands Tower");
  await under.crawl([listingOutcome(1, { condo_name: "Mali Sands Tower", ...near })]);
  await under.as(
    "authenticated",
    adminId,
    "update public.listings set building_id = $1 where slug = 'home-1'",
    [other],
  );
  await under.crawl([listingOutcome(1, { condo_name: "Mali Sands Tower", ...near, price: 1_000_002 })]);
  expect(await home()).toMatchObject({ building_id: other, condo_name: "Pha Ngam Heights" });
});
