import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { expect, onTestFinished, test } from "vitest";
import { startBackend } from "../../local/backend.ts";

test("Data, uploads, sessions and keys survive a restart, and uploads are files named by our own ids", async () => {
  const folder = await mkdtemp(join(tmpdir(), "backend-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const first = await startBackend({ folder, port: 0, auth: { autoConfirmEmail: true } });
  const service = createClient(first.url, first.secretKey);
  await service.storage
    .from("listing-images")
    .upload("a/sea.png", new Blob(["bytes"], { type: "image/png" }));
  const visitor = createClient(first.url, first.publishableKey, { auth: { persistSession: false } });
  const { data } = await visitor.auth.signUp({ email: "stays@example.com", password: "correct horse" });
  await first.close();

  const files = await readdir(join(folder, "storage"));
  expect(files).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
  expect((await stat(join(folder, "keys.json"))).mode & 0o077).toBe(0);

  const second = await startBackend({ folder, port: 0 });
  onTestFinished(() => second.close());
  expect(second.secretKey).toBe(first.secretKey);
  const again = createClient(second.url, second.publishableKey, { auth: { persistSession: false } });
  const picture = await fetch(again.storage.from("listing-images").getPublicUrl("a/sea.png").data.publicUrl);
  expect(await picture.text()).toBe("bytes");
  const refreshed = await again.auth.refreshSession({ refresh_token: data.session?.refresh_token ?? "" });
  expect(refreshed.data.user?.email).toBe("stays@example.com");
});
