import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type Corner,
  isInDrawnArea,
  mostCorners,
  toDrawnArea,
  writeSteps,
} from "../../../domain/places/drawn-area.ts";
import { type LocalDatabase, openDatabase } from "../../../local/database/open.ts";

let database: LocalDatabase;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

test("Postgres and the snapshot's filter agree on what is inside, also where the line crosses itself", async () => {
  const degrees = fc.noBias(fc.integer({ min: 0, max: 400 })).map((step) => step / 1e4);
  const corner = fc.tuple(degrees, degrees).map(([x, y]): Corner => [100.86 + x, 12.88 + y]);
  const drawn = fc.sample(fc.array(corner, { minLength: 3, maxLength: mostCorners }), 200);
  // Between the corners' steps, so that none is on a line by its rounding alone.
  const homes = Array.from(
    { length: 100 },
    (_, k) => [(k % 10) * 0.004_013, Math.floor(k / 10) * 0.004_017] as const,
  );
  let inside = 0;
  for (const area of drawn.flatMap((corners) => [toDrawnArea(corners) ?? []])) {
    if (area.length === 0) continue;
    const points = homes.map(([x, y]) => [100.860_037 + x, 12.880_031 + y] as const);
    const rows = await database.query<{ is_in: boolean }>(
      "select $1::polygon @> point(lng * 10000, lat * 10000) as is_in from unnest($2::float8[], $3::float8[]) as home (lng, lat)",
      [writeSteps(area), points.map(([lng]) => lng), points.map(([, lat]) => lat)],
    );
    const ours = points.map(([lng, lat]) => isInDrawnArea(area, lng, lat));
    expect(rows.map(({ is_in }) => is_in)).toEqual(ours);
    inside += ours.filter(Boolean).length;
  }
  expect(inside).toBeGreaterThan(100);
});

test.each([
  "(1,2",
  "(1,2,3,4));drop table listings;--",
  "",
  `(${"1,".repeat(400)}1)`,
  "(a,b,c,d,e,f)",
  "(1e9,2,3,4,5,6)",
])("A search refuses what is no list of whole numbers: %.30s", async (drawn) => {
  const asked = database.query("select search_listings($1)", [JSON.stringify({ drawn })]);
  await expect(asked).rejects.toThrow(/a drawn area is a list of whole numbers/);
});
