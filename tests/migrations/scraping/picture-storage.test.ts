import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Backend, startBackend } from "../../../local/backend.ts";

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend({ port: 0 });
});
afterAll(() => backend.close());

const connect = (key: string) => createClient(backend.url, key, { auth: { persistSession: false } }).storage;

test("A policy that opens storage by mistake does not open the listings' pictures", async () => {
  const owner = connect(backend.secretKey).from("listing-images");
  const uploaded = await owner.upload("homes/a.png", new Blob(["a"], { type: "image/png" }));
  expect(uploaded.error).toBeNull();
  for (const verb of [
    "select using (true)",
    "insert with check (true)",
    "update using (true)",
    "delete using (true)",
  ]) {
    const [name] = verb.split(" ");
    await backend.database.query(
      `create policy "Open ${name}" on storage.objects for ${verb.replace(" ", " to anon ")}`,
    );
  }
  const storage = connect(backend.publishableKey);
  const pictures = storage.from("listing-images");
  expect((await pictures.list("homes")).data).toEqual([]);
  expect((await pictures.remove(["homes/a.png"])).data).toEqual([]);
  expect((await pictures.upload("homes/b.png", new Blob(["b"], { type: "image/png" }))).error).not.toBeNull();
  expect((await storage.emptyBucket("listing-images")).error).not.toBeNull();
  expect((await owner.list("homes")).data?.map(({ name }) => name)).toEqual(["a.png"]);
  const address = pictures.getPublicUrl("homes/a.png").data.publicUrl;
  expect((await fetch(address)).status).toBe(200);
});
