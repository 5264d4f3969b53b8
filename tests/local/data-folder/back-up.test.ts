import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startBackend } from "../../../local/backend.ts";
import { backUp, restore } from "../../../local/data-folder/back-up.ts";
import { lockFolder } from "../../../local/data-folder/lock.ts";
import { seed } from "../../../local/seed/seed.ts";

const now = new Date("2026-11-22T10:00:00Z");
const person = { email: "stays@example.com", password: "correct horse" };
let folder: string;
let file: string;
let secretKey: string;
let homes: number;

beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), "back-up-")), ".data");
  file = join(dirname(folder), "yesterday.backup");
  const backend = await startBackend({ folder, port: 0, auth: { autoConfirmEmail: true } });
  secretKey = backend.secretKey;
  await seed(backend.database);
  const client = createClient(backend.url, secretKey, { auth: { persistSession: false } });
  await client.storage.from("listing-images").upload("a/sea.png", new Blob(["bytes"], { type: "image/png" }));
  await client.auth.signUp(person);
  const visitor = createClient(backend.url, backend.publishableKey, { auth: { persistSession: false } });
  homes = (await visitor.from("listings").select("id")).data?.length ?? 0;
  await backend.close();
  await mkdir(join(folder, "workers/do"), { recursive: true });
  await writeFile(join(folder, "workers/do/state.sqlite"), "queued");
  await backUp(folder, file, now);
});
afterAll(() => rm(dirname(folder), { recursive: true }));

test("A backup holds everything: after a restore the listings, the upload, the sign-in, the keys and the Workers' state are there", async () => {
  await writeFile(join(folder, "storage/added-later"), "later");
  expect(await restore(folder, file, now)).toMatch(/What was there is in \S+\.data\.2026-11-22\.$/);
  expect(await readFile(join(`${folder}.2026-11-22`, "storage/added-later"), "utf8")).toBe("later");
  expect(existsSync(join(folder, "storage/added-later"))).toBe(false);
  expect(await readFile(join(folder, "workers/do/state.sqlite"), "utf8")).toBe("queued");
  const backend = await startBackend({ folder, port: 0 });
  try {
    expect(backend.secretKey).toBe(secretKey);
    const client = createClient(backend.url, backend.publishableKey, { auth: { persistSession: false } });
    expect(homes).toBeGreaterThan(0);
    expect((await client.from("listings").select("id")).data).toHaveLength(homes);
    expect((await client.auth.signInWithPassword(person)).error).toBeNull();
    const picture = client.storage.from("listing-images").getPublicUrl("a/sea.png").data.publicUrl;
    expect(await (await fetch(picture)).text()).toBe("bytes");
  } finally {
    await backend.close();
  }
});

test("A backup is readable only by its owner, and none is written over another", async () => {
  expect((await stat(file)).mode & 0o077).toBe(0);
  await expect(backUp(folder, file, now)).rejects.toThrow(/exists\. Choose another name/);
});

test("While something uses the folder, neither is done", async () => {
  const lock = lockFolder(folder, { command: "npm start", ports: { site: 8787 } });
  await expect(restore(folder, file, now)).rejects.toThrow(/in use by "npm start"/);
  await expect(backUp(folder, `${file}-2`, now)).rejects.toThrow(/in use by "npm start"/);
  lock.release();
  expect(existsSync(`${file}-2`)).toBe(false);
});

const refused: Record<string, [reason: RegExp, write: (to: string) => Promise<void>]> = {
  "that is missing": [/no such file/, async () => {}],
  "of another program": [/damaged or no backup/, (to) => writeFile(to, "PK\u0003\u0004 a zip")],
  "of another format": [
    /not a backup that npm start/,
    (to) => writeFile(to, gzipSync('{"format":"other/1"}\n')),
  ],
  "that was cut short": [
    /damaged/,
    async (to) => {
      await writeFile(to, await readFile(file));
      await truncate(to, Math.floor((await stat(file)).size / 2));
    },
  ],
  "with a changed byte": [
    /was changed/,
    async (to) => {
      const bytes = gunzipSync(await readFile(file));
      bytes[bytes.length - 10] = (bytes[bytes.length - 10] ?? 0) ^ 1;
      await writeFile(to, gzipSync(bytes, { level: 1 }));
    },
  ],
  "that leads out of the folder": [
    /not a backup that npm start/,
    (to) =>
      writeFile(
        to,
        gzipSync(
          `${JSON.stringify({ format: "baan-tawan-data/1", madeAt: "", folders: [], files: [{ path: "storage/../../x", bytes: 0, sha256: "" }] })}\n`,
        ),
      ),
  ],
  "without a database": [
    /no database in it/,
    (to) =>
      writeFile(
        to,
        gzipSync(
          `${JSON.stringify({ format: "baan-tawan-data/1", madeAt: "", folders: ["workers"], files: [] })}\n`,
        ),
      ),
  ],
};

test.each(Object.keys(refused))("A file %s is refused with the reason, and the data stays", async (name) => {
  const [reason, write] = refused[name] ?? [];
  const bad = `${file}-bad`;
  await rm(bad, { force: true });
  await write?.(bad);
  const before = await readdir(dirname(folder));
  await expect(restore(folder, bad, now)).rejects.toThrow(reason);
  expect(await readdir(dirname(folder))).toEqual(before);
  expect(await readFile(join(folder, "keys.json"), "utf8")).toContain(secretKey);
});
