import { afterEach, beforeEach, expect, test } from "vitest";
import { callAtOnce } from "./call-at-once.ts";
import { makeReadings, openScene, type Scene, urlsOf } from "./scene.ts";

let scene: Scene;
beforeEach(async () => {
  scene = await openScene();
});
afterEach(() => scene.close());

test("What an admin edits while its page is read again is kept, and all the rest is the source's", async () => {
  const many = 40;
  const at = (price: number) =>
    makeReadings(1, many, (id) => ({ price: price + id, bedrooms: 1, city: "Pattaya" }));
  await scene.storePages(await scene.startRun(urlsOf(at(2_000_000))), at(2_000_000));
  const rounds = 4;
  for (let round = 1; round <= rounds; round += 1) {
    const readings = at(2_000_000 + round * 1000);
    const run = await scene.startRun(urlsOf(readings));
    const edits = readings.map(
      ({ url }) =>
        () =>
          scene.asAdmin(
            "update public.listings set title = $1 where id = (select listing_id from public.listing_origins where source_url = $2)",
            [`Edited in round ${round}`, url],
          ),
    );
    const stores = readings.map((reading) => () => scene.storePages(run, [reading]));
    const { failures } = await callAtOnce(stores.flatMap((store, n) => [store, edits[n] ?? store]));
    expect(failures).toEqual([]);
  }
  const homes = await scene.query<{ title: string; price: number; bedrooms: number; locked: string[] }>(
    `select title, (price - 2000000)::int as price, bedrooms, locked_fields as locked
     from public.listings join public.listing_origins on listing_id = id order by price`,
  );
  expect(homes).toEqual(
    Array.from({ length: many }, (_, n) => ({
      title: `Edited in round ${rounds}`,
      price: rounds * 1000 + n + 1,
      bedrooms: 1,
      locked: ["title"],
    })),
  );
});

test("A price that an admin sets while a held price is written is kept", async () => {
  const many = 30;
  const at = (price: number) => makeReadings(1, many, () => ({ price }));
  for (let round = 0; round < 5; round += 1) {
    const run = await scene.startRun([]);
    await scene.query("delete from public.listings");
    const readings = at(2_000_000);
    const first = await scene.startRun(urlsOf(readings), await scene.addSource(`Held ${round}`));
    await scene.storePages(first, readings);
    const { source_id: source } = await scene.one<{ source_id: string }>(
      "select source_id from public.scrape_runs where id = $1",
      [first],
    );
    await scene.query(
      `insert into public.scrape_held_changes (listing_id, field, source_id, run_id, before, after)
       select listing_id, 'price', source_id, $1, '2000000', '9000000' from public.listing_origins where source_id = $2`,
      [first, source],
    );
    const { failures } = await callAtOnce([
      () => scene.asScraper("select public.write_held_changes($1, $2, true)", [first, source]),
      ...readings.map(
        ({ url }) =>
          () =>
            scene.asAdmin(
              "update public.listings set price = 5000000 where id = (select listing_id from public.listing_origins where source_url = $1 and source_id = $2)",
              [url, source],
            ),
      ),
    ]);
    expect(failures).toEqual([]);
    const prices = await scene.query("select distinct price::int from public.listings");
    expect(prices).toEqual([{ price: 5_000_000 }]);
    await scene.query("update public.scrape_runs set state = 'done' where id = $1", [run]);
  }
});

test("Rolling a run back deletes no listing that an admin is editing", async () => {
  const many = 30;
  for (let round = 0; round < 5; round += 1) {
    const readings = makeReadings(round * many, many, () => ({}));
    const run = await scene.startRun(urlsOf(readings));
    await scene.storePages(run, readings);
    const { failures, answers } = await callAtOnce<unknown[]>([
      () => scene.asAdmin("select public.roll_back_run($1)", [run]),
      ...readings.map(
        ({ url }) =>
          () =>
            scene.asAdmin(
              "update public.listings set title = 'Edited by hand' where id = (select listing_id from public.listing_origins where source_url = $1) returning id",
              [url],
            ),
      ),
    ]);
    expect(failures).toEqual([]);
    const edited = answers.flat().length - 1;
    const left = await scene.one<{ kept: number }>(
      "select count(*)::int as kept from public.listings where title = 'Edited by hand'",
    );
    expect(left.kept).toBe(edited);
    await scene.query("delete from public.listings");
  }
});

test("A suggestion is taken while its page is read again", async () => {
  const many = 20;
  const at = (bathrooms: number) => makeReadings(1, many, () => ({ bathrooms, bedrooms: bathrooms }));
  await scene.storePages(await scene.startRun(urlsOf(at(1))), at(1));
  await scene.asAdmin("update public.listings set bedrooms = 9");
  for (let round = 2; round < 6; round += 1) {
    await scene.query(
      "update public.listing_origins set locked_fields = '{bedrooms}', suggested = $1::jsonb",
      [{ bedrooms: round - 1 }],
    );
    const readings = at(round);
    const run = await scene.startRun(urlsOf(readings));
    const { failures } = await callAtOnce(
      readings.flatMap((reading) => [
        () => scene.storePages(run, [reading]),
        () =>
          scene.asAdmin(
            "select public.settle_suggestion((select listing_id from public.listing_origins where source_url = $1), 'bedrooms', to_jsonb($2::int), true)",
            [reading.url, round - 1],
          ),
      ]),
    );
    expect(failures).toEqual([]);
  }
});
