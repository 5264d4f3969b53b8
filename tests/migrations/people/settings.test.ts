import { afterAll, beforeAll, expect, test } from "vitest";
import type { LocalDatabase } from "../../../local/database/open.ts";
import { openSampleDatabase } from "../../../local/seed/sample-database.ts";

let database: LocalDatabase;
const users = new Map<string, string>();
beforeAll(async () => {
  database = await openSampleDatabase();
  const rows = await database.query<{ user_id: string; role: string }>(
    "select user_id, role from public.admins",
  );
  for (const { user_id, role } of rows) users.set(role, user_id);
});
afterAll(() => database.close());

function as<Row extends object>(role: string, sql: string, values: unknown[] = []): Promise<Row[]> {
  return database.transaction(async (run) => {
    const sub = users.get(role);
    await run("select set_config('request.jwt.claims', $1, true), set_config('role', $2, true)", [
      sub ? JSON.stringify({ sub, aal: "aal1" }) : "",
      sub ? "authenticated" : "anon",
    ]);
    return run<Row>(sql, values);
  });
}

const save = async (role: string, version: number, value: object) => {
  const [row] = await as<{ answer: { saved: boolean; version: number; value: unknown } }>(
    role,
    "select public.save_setting('contact', $1, $2) as answer",
    [version, JSON.stringify(value)],
  );
  return row?.answer;
};

test("A save needs the version that is in force, and a late one gets the value that is there", async () => {
  expect(await save("owner", 0, { phone: "1" })).toEqual({ saved: true, version: 1, value: { phone: "1" } });
  expect(await save("owner", 0, { phone: "2" })).toEqual({ saved: false, version: 1, value: { phone: "1" } });
  expect(await save("owner", 1, { phone: "3" })).toMatchObject({ saved: true, version: 2 });
});

test("Everybody reads what is in force, and only an owner its history", async () => {
  for (const role of ["visitor", "editor", "owner"]) {
    expect(await as(role, "select public.site_settings() as value")).toEqual([
      { value: { contact: { phone: "3" } } },
    ]);
  }
  expect(await as("editor", "select * from public.settings")).toEqual([]);
  await expect(as("visitor", "select * from public.settings")).rejects.toThrow(/permission denied/);
  expect(await as("owner", "select version from public.settings order by 1")).toHaveLength(2);
  const [history] = await as<{ list: { savedBy: string; isYours: boolean; version: number }[] }>(
    "owner",
    "select public.settings_history('contact') as list",
  );
  expect(history?.list).toMatchObject([
    { version: 2, savedBy: "admin@example.com", isYours: true },
    { version: 1, savedBy: "admin@example.com", isYours: true },
  ]);
});

test.each(["editor", "agent"])("The role %s may neither save nor read the history", async (role) => {
  await expect(save(role, 2, {})).rejects.toThrow(/needs the right "settings"/);
  await expect(as(role, "select public.settings_history('contact')")).rejects.toThrow(/needs the right/);
});

test("No version is changed, deleted or written past the function", async () => {
  await expect(database.query("update public.settings set value = '{}'")).rejects.toThrow(/kept as they are/);
  await expect(database.query("delete from public.settings")).rejects.toThrow(/kept as they are/);
  await expect(
    as("owner", "insert into public.settings (section, version, value) values ('contact', 9, '{}')"),
  ).rejects.toThrow(/permission denied/);
});

test("Each save is in the audit log, by its section and without its value", async () => {
  const entries = await database.query(
    "select action, subject_id, details from public.audit_log where subject = 'settings' order by id",
  );
  expect(entries).toEqual([
    { action: "insert", subject_id: "contact", details: {} },
    { action: "insert", subject_id: "contact", details: {} },
  ]);
});
