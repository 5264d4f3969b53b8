import { afterEach, beforeEach, expect, test } from "vitest";
import { callAtOnce } from "./call-at-once.ts";
import { makeReadings, openScene, type Reading, type Scene, urlsOf } from "./scene.ts";

let scene: Scene;
beforeEach(async () => {
  scene = await openScene();
  await scene.query("update public.scrape_sources set may_keep_images = true");
});
afterEach(() => scene.close());

const pictures = Array.from({ length: 8 }, (_, n) => `https://homes.example/${n}.jpg`);

function withPictures(readings: Reading[], urls: readonly string[]): Reading[] {
  return readings.map((reading) => ({ ...reading, extracted: { listing: { images: urls }, fields: {} } }));
}

const settleSql = "select public.settle_image($1, $2, $3, '')";

test("Pictures of one listing that are stored at the same moment are all shown", async () => {
  const readings = withPictures(
    makeReadings(1, 20, () => ({})),
    pictures,
  );
  await scene.storePages(await scene.startRun(urlsOf(readings)), readings);
  const homes = await scene.query<{ id: string }>("select id from public.listings");
  for (const { id } of homes) {
    const { failures } = await callAtOnce(
      pictures.map((url, n) => () => scene.asScraper(settleSql, [id, url, `picture-${n}`])),
    );
    expect(failures).toEqual([]);
  }
  const shown = await scene.query("select distinct cardinality(images) as many from public.listings");
  expect(shown).toEqual([{ many: 8 }]);
});

test("Pictures are stored while their page is read again", async () => {
  const first = withPictures(
    makeReadings(1, 20, () => ({})),
    pictures,
  );
  await scene.storePages(await scene.startRun(urlsOf(first)), first);
  const homes = await scene.query<{ id: string; url: string }>(
    "select listing_id as id, source_url as url from public.listing_origins",
  );
  const again = withPictures(
    makeReadings(1, 20, () => ({ bedrooms: 3 })),
    pictures.slice(0, 6).toReversed(),
  );
  const run = await scene.startRun(urlsOf(again));
  const { failures } = await callAtOnce(
    again.flatMap((reading) => {
      const id = homes.find(({ url }) => url === reading.url)?.id;
      return [
        () => scene.asScraper(settleSql, [id, pictures[0], "picture-0"]),
        () => scene.storePages(run, [reading]),
        ...pictures.slice(1).map((url, n) => () => scene.asScraper(settleSql, [id, url, `picture-${n + 1}`])),
      ];
    }),
  );
  expect(failures).toEqual([]);
});
