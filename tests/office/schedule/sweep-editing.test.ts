import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../../domain/database.ts";
import { type Backend, startBackend } from "../../../local/backend.ts";
import { sweepEditing } from "../../../office/schedule/sweep-editing.ts";

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend({ port: 0 });
});
afterAll(() => backend.close());

test("Once an hour an upload that nothing shows goes, and a picture that the library has not, with their bytes", async () => {
  const database = createClient<Database>(backend.url, backend.secretKey, {
    auth: { persistSession: false },
  });
  const bucket = database.storage.from("listing-images");
  const upload = async (name: string) => {
    const { error } = await bucket.upload(name, new Uint8Array([1]), { contentType: "image/jpeg" });
    expect(error).toBeNull();
  };
  await upload("uploads/a/orphan.jpg");
  await upload("uploads/a/new.jpg");
  const ofLibrary = `media/${"a".repeat(32)}-800x600.jpg`;
  await upload(ofLibrary);
  await backend.database.query(
    "update storage.objects set created_at = now() - interval '2 days' where name <> 'uploads/a/new.jpg'",
  );
  const names = async () =>
    (await backend.database.query<{ name: string }>("select name from storage.objects order by name")).map(
      ({ name }) => name,
    );
  await sweepEditing(database, new Date("2026-11-22T10:05:00Z"));
  expect(await names()).toEqual([ofLibrary, "uploads/a/new.jpg", "uploads/a/orphan.jpg"]);
  await sweepEditing(database, new Date("2026-11-22T10:04:59Z"));
  expect(await names()).toEqual(["uploads/a/new.jpg"]);
  expect(
    (await fetch(`${backend.url}/storage/v1/object/public/listing-images/uploads/a/orphan.jpg`)).ok,
  ).toBe(false);
});
