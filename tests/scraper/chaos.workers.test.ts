import { expect, test } from "vitest";
import { runChaos } from "./chaos.ts";

const pages = Number(process.env["CHAOS_PAGES"] ?? 40);
const kills = Number(process.env["CHAOS_KILLS"] ?? 2);
const options = { pages, duplicates: 0.1, poison: 0.05, seed: 20_261_121 };

test(`${pages} pages, a tenth sent twice, a twentieth poisoned, ${kills} consumers killed: the same rows as undisturbed`, async () => {
  const undisturbed = await runChaos({ ...options, kills: 0 });
  const disturbed = await runChaos({ ...options, kills });
  console.log(
    `undisturbed ${undisturbed.seconds.toFixed(1)} s, ${undisturbed.deliveries} deliveries; ` +
      `disturbed ${disturbed.seconds.toFixed(1)} s, ${disturbed.deliveries} deliveries, ` +
      `${disturbed.kills} kills, ${disturbed.interrupted} of them during its work`,
  );
  const failing = Math.floor((pages * options.poison) / 2);
  expect(disturbed.kills).toBe(kills);
  expect(disturbed.interrupted).toBeGreaterThan(0);
  expect(undisturbed.rows["listings"]).toHaveLength(pages - failing);
  expect(undisturbed.rows["listing_origins"]).toHaveLength(pages - failing);
  expect(undisturbed.rows["listing_changes"]).toHaveLength(pages - failing);
  expect(undisturbed.rows["scrape_dead_messages"]).toHaveLength(failing + failing);
  expect(
    undisturbed.rows["scrape_runs"]?.map((row) => (JSON.parse(row) as { state: unknown }).state),
  ).toEqual(["done"]);
  // Table by table: the difference of all at once is too large to be shown.
  expect(Object.keys(disturbed.rows)).toEqual(Object.keys(undisturbed.rows));
  for (const [table, rows] of Object.entries(undisturbed.rows)) {
    const known = new Set(rows);
    const others = disturbed.rows[table]?.filter((row) => !known.has(row));
    expect([table, others?.slice(0, 3), disturbed.rows[table]?.length]).toEqual([table, [], rows.length]);
  }
  expect(disturbed.rows).toEqual(undisturbed.rows);
}, 1_200_000);
