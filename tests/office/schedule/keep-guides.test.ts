/** The bytes of the owner's guides in KV: lost ones come back from Storage, and those that no text needs go. */
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../../domain/database.ts";
import { type Backend, startBackend } from "../../../local/backend.ts";
import type { Office } from "../../../office/office.ts";
import { sweepFiles } from "../../../office/schedule/sweep-files.ts";

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend({ port: 0 });
});
afterAll(() => backend.close());

test("Once an hour KV has exactly the guides that a text may show, and the bytes of the others are deleted", async () => {
  const database = createClient<Database>(backend.url, backend.secretKey, {
    auth: { persistSession: false },
  });
  const kept = new Map<string, ArrayBuffer>();
  const changes: string[] = [];
  const snapshot = {
    list: ({ prefix }: { prefix: string }) =>
      Promise.resolve({
        keys: [...kept.keys()].filter((key) => key.startsWith(prefix)).map((name) => ({ name })),
      }),
    put: (key: string, value: ArrayBuffer) =>
      Promise.resolve(changes.push(`put ${key}`)).then(() => void kept.set(key, value)),
    delete: (key: string) => Promise.resolve(changes.push(`delete ${key}`)).then(() => void kept.delete(key)),
  } as unknown as Office["snapshot"];
  const add = async (letter: string, age: string) => {
    const [row] = await backend.database.query<{ id: string; object: string }>(
      `insert into private_files (guide_locale, kind, name, content_type, bytes, digest, side, begun_at, stored_at)
       values ('de', 'guide', 'g.pdf', 'application/pdf', 5, repeat($1, 64), 'office', now() - $2::interval, now())
       returning id, object`,
      [letter, age],
    );
    if (!row) throw new Error("no row");
    const bytes = new TextEncoder().encode(`%PDF${letter}`);
    const { error } = await database.storage
      .from("private-files")
      .upload(row.object, bytes, { contentType: "application/pdf" });
    expect(error).toBeNull();
    return row;
  };
  const shown = await add("a", "3 days");
  const unused = await add("b", "3 days");
  const fresh = await add("c", "1 hour");
  await backend.database.query(
    "insert into texts (kind, name, locale, version, state, body, saved_by) values ('guide', 'printed', 'de', 1, 'published', $1, gen_random_uuid())",
    [JSON.stringify({ name: "g.pdf", bytes: "5", file: shown.id })],
  );
  await backend.database.query("update storage.objects set created_at = now() - interval '2 days'");
  kept.set("texts:de", new ArrayBuffer(0));
  kept.set(`guide:${unused.id}`, new ArrayBuffer(5));
  kept.set(`guide:${fresh.id}`, new ArrayBuffer(5));

  await sweepFiles(
    { database: database as unknown as Office["database"], snapshot },
    new Date("2026-11-22T10:05:00Z"),
  );
  expect([...kept.keys()].toSorted()).toEqual(
    [`guide:${shown.id}`, `guide:${fresh.id}`, "texts:de"].toSorted(),
  );
  // What is there already is neither written again nor taken away for a moment.
  expect(changes).toEqual([`delete guide:${unused.id}`, `put guide:${shown.id}`]);
  expect(new TextDecoder().decode(kept.get(`guide:${shown.id}`))).toBe("%PDFa");
  const objects = await backend.database.query<{ name: string }>("select name from storage.objects");
  expect(objects.map(({ name }) => name).toSorted()).toEqual([shown.object, fresh.object].toSorted());
});
