import { afterEach, beforeEach, expect, test } from "vitest";
import { callAtOnce } from "./call-at-once.ts";
import { makeReadings, openScene, type Reading, type Scene, urlsOf } from "./scene.ts";

let scene: Scene;
beforeEach(async () => {
  scene = await openScene();
});
afterEach(() => scene.close());

/** Words that no listing has had, shared by the listings that are stored at the same time, in another order by each. */
function newWords(id: number): string {
  const wave = Math.floor(id / 400);
  return Array.from({ length: 20 }, (_, n) => `word${wave}x${(id * 37 + n * 61) % 1499}`).join(" ");
}

const kinds = ["condo-for-sale", "condo-for-rent", "house-for-sale", "house-for-rent"];
const areas = ["jomtien", "naklua", "pratumnak", "wongamat"];

function inManyPlaces(id: number): Record<string, unknown> {
  return {
    property_type: kinds[id % 4],
    status: [id % 2 === 0 ? "for-sale" : "for-rent"],
    area: areas[(id * 7) % 4],
    bedrooms: (id * 3) % 5,
    square_meters: 30 + (id % 90),
    // So that none is likely a twin of another.
    price: 1_000_000 + id * 50_000,
    description: newWords(id),
    images: [],
  };
}

function inBatches(readings: readonly Reading[], size: number): Reading[][] {
  return Array.from({ length: Math.ceil(readings.length / size) }, (_, index) =>
    readings.slice(index * size, (index + 1) * size),
  );
}

async function expectNothingLost(listings: number): Promise<void> {
  const counted = await scene.one(`
    select (select count(*)::int from public.listings) as listings,
      (select count(*)::int from public.listing_origins) as origins,
      (select count(*)::int from public.searched_listings) as searched`);
  expect(counted).toEqual({ listings, origins: listings, searched: listings });
  const words = await scene.query(`
    select word from public.listings, regexp_split_to_table(description, ' ') as word
    except select word from public.known_words`);
  expect(words).toEqual([]);
}

test("New listings with new words are stored by eight calls at a time, fifty each", async () => {
  const readings = makeReadings(1, 800, inManyPlaces);
  const run = await scene.startRun(urlsOf(readings));
  const { answers, failures } = await callAtOnce(
    inBatches(readings, 50).map((batch) => () => scene.storePages(run, batch)),
  );
  expect(failures).toEqual([]);
  expect(answers.flat().filter(({ state }) => state === "new")).toHaveLength(800);
  await expectNothingLost(800);
});

test("New listings of eight sources with the same new words are stored at the same time", async () => {
  const calls = await Promise.all(
    Array.from({ length: 8 }, async (_, n) => {
      const readings = makeReadings(n * 50, 50, inManyPlaces);
      const run = await scene.startRun(urlsOf(readings), await scene.addSource(`Source ${n}`));
      return () => scene.storePages(run, readings);
    }),
  );
  const { failures } = await callAtOnce(calls);
  expect(failures).toEqual([]);
  await expectNothingLost(400);
});

test("Calls for eight sources share their listings' slugs", async () => {
  const sources = await Promise.all(Array.from({ length: 8 }, (_, n) => scene.addSource(`Source ${n}`)));
  const calls = await Promise.all(
    sources.map(async (source, n) => {
      const readings = makeReadings(n * 50, 50, inManyPlaces).map((reading, place) => ({
        ...reading,
        // The same fifty slugs at every source, each time in another order.
        slug: `home-${(place * (2 * n + 3)) % 53}`,
      }));
      const run = await scene.startRun(urlsOf(readings), source);
      return inBatches(readings, 25).map((batch) => () => scene.storePages(run, batch));
    }),
  );
  const { failures } = await callAtOnce(calls.flat());
  expect(failures).toEqual([]);
  await expectNothingLost(400);
});

test("Pages that show the same ids are stored once an id", async () => {
  const readings = Array.from({ length: 200 }, (_, page) => {
    const [reading] = makeReadings((page * 7) % 50, 1, inManyPlaces);
    return { ...reading, url: `https://homes.example/page-${page}` };
  });
  const run = await scene.startRun(urlsOf(readings));
  const { failures } = await callAtOnce(
    inBatches(readings, 25).map((batch) => () => scene.storePages(run, batch)),
  );
  expect(failures).toEqual([]);
  await expectNothingLost(50);
});

test("Listings that change together are stored by eight calls at a time", async () => {
  const readings = makeReadings(1, 200, inManyPlaces);
  const first = await scene.startRun(urlsOf(readings));
  await scene.storePages(first, readings);
  const changed = makeReadings(1, 200, (id) => ({
    ...inManyPlaces(id),
    area: areas[(id * 7 + 1 + (id % 3)) % 4],
    bedrooms: (id * 3 + 1) % 5,
    description: newWords(id * 11 + 5),
  }));
  const second = await scene.startRun(urlsOf(changed));
  const { answers, failures } = await callAtOnce(
    inBatches(changed, 10).map((batch) => () => scene.storePages(second, batch)),
  );
  expect(failures).toEqual([]);
  expect(answers.flat().every(({ state }) => state === "changed")).toBe(true);
  await expectNothingLost(200);
});

test("Twins of two sources are flagged by calls that go through them in opposite orders", async () => {
  const other = await scene.addSource("Other");
  const pairs = (first: number, price: number) =>
    makeReadings(first, 100, (id) => ({
      ...inManyPlaces(id - first),
      condo_name: `Tower ${id - first}`,
      bedrooms: 1,
      price,
    }));
  const mine = pairs(1000, 2_000_000);
  const theirs = pairs(3000, 2_000_000);
  await scene.storePages(await scene.startRun(urlsOf(mine)), mine);
  await scene.storePages(await scene.startRun(urlsOf(theirs), other), theirs);
  const again = [
    { readings: pairs(1000, 2_100_000), source: scene.sourceId },
    { readings: pairs(3000, 2_100_000), source: other },
  ];
  const calls = await Promise.all(
    again.map(async ({ readings, source }, index) => {
      const run = await scene.startRun(urlsOf(readings), source);
      const batches = inBatches(readings, 20);
      return (index === 0 ? batches : batches.toReversed()).map(
        (batch) => () => scene.storePages(run, batch),
      );
    }),
  );
  const [some = [], others = []] = calls;
  const { failures } = await callAtOnce(some.flatMap((call, index) => [call, others[index] ?? call]));
  expect(failures).toEqual([]);
  const flagged = await scene.one("select count(*)::int as pairs from public.listing_duplicates");
  expect(flagged).toEqual({ pairs: 100 });
});

test("Of a home that eight sources publish in the same moment, one is published and seven wait", async () => {
  const home = { condo_name: "Tide Tower", square_meters: 48, bedrooms: 1, price: 2_950_000, images: [] };
  const calls = await Promise.all(
    Array.from({ length: 8 }, async (_, n) => {
      const readings = makeReadings(n + 1, 1, () => home);
      const run = await scene.startRun(urlsOf(readings), await scene.addSource(`Twin ${n}`));
      return () => scene.storePages(run, readings);
    }),
  );
  const { failures } = await callAtOnce(calls);
  expect(failures).toEqual([]);
  const states = await scene.query<{ publication: string; many: number }>(
    "select publication, count(*)::int as many from public.listings group by publication order by 1",
  );
  expect(states).toEqual([
    { publication: "published", many: 1 },
    { publication: "review", many: 7 },
  ]);
});

test("A run that moves a thousand prices a little is judged and written within a hosted project's limits", async () => {
  const priced = (factor: number) =>
    makeReadings(1, 1_000, (id) => ({
      price: Math.round((2_000_000 + id * 1_000) * factor),
      images: [],
    })).map((reading) => ({ ...reading, content_hash: String(factor) }));
  for (const factor of [1, 1.03]) {
    const readings = priced(factor);
    const run = await scene.startRun(urlsOf(readings));
    // The last batch ends the run. Each call has the seconds that a hosted project gives it.
    for (const batch of inBatches(readings, 100)) await scene.storePages(run, batch);
  }
  const moved = "select count(*)::int as many from public.listing_changes where field = 'price'";
  expect(await scene.one(moved)).toEqual({ many: 1_000 });
});
