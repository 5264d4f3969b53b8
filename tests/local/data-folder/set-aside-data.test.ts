import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { startBackend } from "../../../local/backend.ts";
import { openDatabase, readApplied } from "../../../local/database/open.ts";
import { assertDiskSpace } from "../../../local/data-folder/disk-space.ts";
import { setAsideData } from "../../../local/data-folder/set-aside-data.ts";
import { startUpstream } from "../../../local/upstream.ts";

const now = new Date("2026-11-22T10:00:00Z");

/** Data as a start leaves it: a database, an upload, keys and the Workers' state. Each test gets a copy. */
let made: Promise<{ folder: string; secretKey: string }> | undefined;
afterAll(async () => made && rm(dirname((await made).folder), { recursive: true }));

async function makeData(): Promise<{ folder: string; secretKey: string }> {
  const { folder: original, secretKey } = await (made ??= makeOnce());
  const parent = await mkdtemp(join(tmpdir(), "set-aside-"));
  onTestFinished(() => rm(parent, { recursive: true }));
  const folder = join(parent, ".data");
  await cp(original, folder, { recursive: true });
  return { folder, secretKey };
}

async function makeOnce(): Promise<{ folder: string; secretKey: string }> {
  const folder = join(await mkdtemp(join(tmpdir(), "set-aside-")), ".data");
  const backend = await startBackend({ folder, port: 0 });
  await backend.database.query(
    "insert into auth.users (id, email) values (gen_random_uuid(), 'kept@site.test')",
  );
  await backend.close();
  await mkdir(join(folder, "storage"), { recursive: true });
  await writeFile(join(folder, "storage/upload"), "bytes");
  await mkdir(join(folder, "workers"));
  await writeFile(join(folder, "workers/state"), "queued");
  return { folder, secretKey: backend.secretKey };
}

async function addUnknownMigration(folder: string): Promise<void> {
  const database = await openDatabase(join(folder, "postgres"));
  await database.query("insert into site_private.migrations (name) values ('20260101000000_once.sql')");
  await database.close();
}

async function readEmails(folder: string): Promise<string[]> {
  const database = await openDatabase(join(folder, "postgres"));
  const rows = await database.query<{ email: string }>("select email from auth.users");
  await database.close();
  return rows.map(({ email }) => email);
}

test("A start moves data of unknown migrations away whole, says so in one line, and begins with new data", async () => {
  const { folder, secretKey } = await makeData();
  await addUnknownMigration(folder);
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  const upstream = await startUpstream({ PORT: 8787, BACKEND_PORT: 0, OUTSIDE_PORT: 0 }, folder);
  await upstream.close();
  const today = new Date().toISOString().slice(0, 10);
  const place = `${folder}.${today}`;
  expect(log.mock.calls.map(([line]) => String(line))).toEqual([
    expect.stringMatching(
      new RegExp(
        `^The data in \\S+\\.data belongs to other migrations; all of it was moved to \\S+\\.data\\.${today}\\.$`,
      ),
    ),
  ]);
  expect(await readFile(join(place, "storage/upload"), "utf8")).toBe("bytes");
  expect(await readFile(join(place, "workers/state"), "utf8")).toBe("queued");
  expect(await readFile(join(place, "keys.json"), "utf8")).toContain(secretKey);
  expect(await readEmails(place)).toEqual(["kept@site.test"]);
  expect(upstream.secretKey).not.toBe(secretKey);
  expect(existsSync(join(folder, "workers"))).toBe(false);
  expect(await readEmails(folder)).not.toContain("kept@site.test");
});

test("Data of known migrations stays where it is, and reading their names loses nothing of it", async () => {
  const { folder } = await makeData();
  expect(await setAsideData(folder, now)).toBeUndefined();
  expect(await readEmails(folder)).toEqual(["kept@site.test"]);
});

test("A folder that lacks the newest migrations stays too", async () => {
  const { folder } = await makeData();
  const database = await openDatabase(join(folder, "postgres"));
  await database.query("delete from site_private.migrations where name like '%scraped_pictures.sql'");
  await database.close();
  expect(await setAsideData(folder, now)).toBeUndefined();
  expect((await readApplied(join(folder, "postgres"))).length).toBeGreaterThan(0);
});

test("Data of a migration that was another file then is moved away", async () => {
  const { folder } = await makeData();
  const database = await openDatabase(join(folder, "postgres"));
  await database.query(
    "update site_private.migrations set content_hash = 'before' where name like '%_leads_%'",
  );
  await database.close();
  expect(await setAsideData(folder, now)).toMatch(/belongs to other migrations/);
});

test("A name that is taken is not written over", async () => {
  const { folder } = await makeData();
  await addUnknownMigration(folder);
  await mkdir(`${folder}.2026-11-22`);
  expect(await setAsideData(folder, now)).toMatch(/\.data\.2026-11-22-2\.$/);
  expect(await readEmails(`${folder}.2026-11-22-2`)).toEqual(["kept@site.test"]);
  expect(await readdir(`${folder}.2026-11-22`)).toEqual([]);
});

const damages: Record<string, [reason: RegExp, damage: (folder: string) => Promise<void>]> = {
  "whose control file is garbage": [
    /Postgres cannot open it/,
    (folder) => writeFile(join(folder, "postgres/global/pg_control"), Buffer.alloc(8192, 7)),
  ],
  "whose write-ahead log is gone": [
    /Postgres cannot open it/,
    (folder) => rm(join(folder, "postgres/pg_wal"), { recursive: true }),
  ],
  "that PGlite would take for a new one": [
    /lacks PG_VERSION/,
    (folder) => rm(join(folder, "postgres/PG_VERSION")),
  ],
  "without its database": [
    /uploads but no database/,
    (folder) => rm(join(folder, "postgres"), { recursive: true }),
  ],
  "with unreadable keys": [
    /keys\.json is not readable/,
    (folder) => writeFile(join(folder, "keys.json"), "{"),
  ],
};

test.each(Object.keys(damages))(
  "A folder %s is kept aside as it is, and the start names it",
  async (name) => {
    const { folder } = await makeData();
    const [reason, damage] = damages[name] ?? [];
    await damage?.(folder);
    const before = (await readdir(folder, { recursive: true })).toSorted();
    const line = await setAsideData(folder, now);
    expect(line).toMatch(
      /^The data in \S+\.data is damaged \(.+\); all of it was moved to \S+\.data\.2026-11-22\.$/,
    );
    expect(line).toMatch(reason ?? "");
    expect((await readdir(`${folder}.2026-11-22`, { recursive: true })).toSorted()).toEqual(before);
    expect(await readFile(join(`${folder}.2026-11-22`, "storage/upload"), "utf8")).toBe("bytes");
    expect(existsSync(folder)).toBe(false);
  },
);

test("On a full disk nothing is moved: the start says how much is missing", async () => {
  const folder = tmpdir();
  await expect(assertDiskSpace(folder, 2 ** 60)).rejects.toThrow(
    /^The disk is full: \d+ MB are free, \d+ MB are needed\.$/,
  );
  await expect(assertDiskSpace(join(folder, "not/yet/there"), 1)).resolves.toBeUndefined();
});

test("A first start finds no data and makes none", async () => {
  const parent = await mkdtemp(join(tmpdir(), "set-aside-"));
  onTestFinished(() => rm(parent, { recursive: true }));
  expect(await setAsideData(join(parent, ".data"), now)).toBeUndefined();
  expect(await readdir(parent)).toEqual([]);
});
