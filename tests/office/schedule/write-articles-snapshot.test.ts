/** The library's texts in KV: a key a text and language, and nothing written twice. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Backend, startBackend } from "../../../local/backend.ts";
import { writeArticlesSnapshot } from "../../../office/schedule/write-articles-snapshot.ts";
import { openKeptSnapshot } from "./kept-snapshot.ts";

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend({ port: 0 });
});
afterAll(() => backend.close());

const write = (name: string, locale: string, version: number, title: string | null) =>
  backend.database.query(
    "insert into public.texts (kind, name, locale, version, state, body, saved_by) values ('article', $1, $2, $3, $4, $5, gen_random_uuid())",
    [
      name,
      locale,
      version,
      title ? "published" : "shipped",
      title && JSON.stringify({ title, description: "d", blocks: [] }),
    ],
  );

test("Only what changed is written, what went is removed, and what is left waits for the next run", async () => {
  const { kept, run: runWith } = openKeptSnapshot(backend);
  const run = () => runWith((stores) => writeArticlesSnapshot(stores, new Date()));

  expect(await run()).toEqual({ isWhole: true, puts: [] });
  await write("blog/one", "en", 1, "One");
  await write("blog/one", "de", 1, "Eins");
  expect(await run()).toEqual({
    isWhole: true,
    puts: [
      "article:de:blog/one",
      "article:en:blog/one",
      ...["de", "en", "fr", "ru", "th", "zh"].map((locale) => `articles:${locale}`),
    ],
  });
  expect(JSON.parse(kept.get("article:de:blog/one") ?? "")).toMatchObject({ body: { title: "Eins" } });
  expect(await run()).toEqual({ isWhole: true, puts: [] });
  await write("blog/one", "de", 2, null);
  expect((await run()).puts).not.toContain("article:en:blog/one");
  expect([...kept.keys()]).not.toContain("article:de:blog/one");

  for (let number = 0; number < 200; number += 1)
    await write(`blog/post-${number}`, "en", 1, `Post ${number}`);
  expect((await run()).isWhole).toBe(false);
  expect((await run()).isWhole).toBe(true);
  expect([...kept.keys()].filter((key) => key.startsWith("article:en:"))).toHaveLength(201);
});
