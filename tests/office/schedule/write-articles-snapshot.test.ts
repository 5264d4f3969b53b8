/** The library's texts in KV: a key a text and language, and nothing written twice. */
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../../domain/database.ts";
import { type Backend, startBackend } from "../../../local/backend.ts";
import type { Office } from "../../../office/office.ts";
import { writeArticlesSnapshot } from "../../../office/schedule/write-articles-snapshot.ts";

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
  const kept = new Map<string, string>();
  let puts: string[] = [];
  const snapshot = {
    get: (key: string) => Promise.resolve(JSON.parse(kept.get(key) ?? "null")),
    put: (key: string, value: string) =>
      Promise.resolve(puts.push(key)).then(() => void kept.set(key, value)),
    delete: (key: string) => Promise.resolve(void kept.delete(key)),
  } as unknown as Office["snapshot"];
  const database = createClient<Database>(backend.url, backend.secretKey, {
    auth: { persistSession: false },
  }) as unknown as Office["database"];
  const run = async () => {
    puts = [];
    const isWhole = await writeArticlesSnapshot({ snapshot, database }, new Date());
    return { isWhole, puts: puts.toSorted() };
  };

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

  for (let number = 0; number < 120; number += 1)
    await write(`blog/post-${number}`, "en", 1, `Post ${number}`);
  expect((await run()).isWhole).toBe(false);
  expect((await run()).isWhole).toBe(true);
  expect([...kept.keys()].filter((key) => key.startsWith("article:en:"))).toHaveLength(121);
});
