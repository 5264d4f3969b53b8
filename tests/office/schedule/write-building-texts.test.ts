/** The descriptions of buildings in KV: a key a building, nothing written twice, and nothing of a building that went. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Backend, startBackend } from "../../../local/backend.ts";
import { writeBuildingTexts } from "../../../office/schedule/write-building-texts.ts";
import { openKeptSnapshot } from "./kept-snapshot.ts";

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend({ port: 0 });
});
afterAll(() => backend.close());

const write = (slug: string, locale: string, version: number, text: string | null) =>
  backend.database.query(
    "insert into public.texts (kind, name, locale, version, state, body, saved_by) values ('building', $1, $2, $3, $4, $5, gen_random_uuid())",
    [slug, locale, version, text ? "published" : "shipped", text && JSON.stringify({ text })],
  );

test("Only what changed is written, what went is removed, and what is left waits for the next run", async () => {
  const { kept, run: runWith } = openKeptSnapshot(backend);
  const run = () => runWith(writeBuildingTexts);
  await backend.database.query(
    "insert into public.buildings (slug, name) select 'house-' || number, 'House ' || number from generate_series(1, 52) as number",
  );

  expect(await run()).toEqual({ isWhole: true, puts: [] });
  await write("house-1", "en", 1, "Two towers.");
  await write("house-1", "th", 1, "อาคารคู่");
  await write("no-such-house", "en", 1, "Nowhere.");
  const first = { isWhole: true, puts: ["building-text:house-1", "building-texts"] };
  expect(await run()).toEqual(first);
  expect(JSON.parse(kept.get("building-text:house-1") ?? "")).toEqual({
    about: { en: "Two towers.", th: "อาคารคู่" },
  });
  expect(await run()).toEqual({ isWhole: true, puts: [] });
  await write("house-1", "th", 2, null);
  expect(await run()).toEqual(first);
  await backend.database.query("delete from public.buildings where slug = 'house-1'");
  expect((await run()).puts).toEqual(["building-texts"]);
  expect([...kept.keys()]).toEqual(["building-texts"]);

  for (let number = 2; number <= 52; number += 1) await write(`house-${number}`, "en", 1, "High.");
  expect((await run()).isWhole).toBe(false);
  expect((await run()).isWhole).toBe(true);
  expect([...kept.keys()].filter((key) => key.startsWith("building-text:"))).toHaveLength(51);
});
