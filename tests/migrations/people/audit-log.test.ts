import { afterAll, beforeAll, expect, test } from "vitest";
import type { LocalDatabase } from "../../../local/database/open.ts";
import { openSampleDatabase } from "../../../local/seed/sample-database.ts";

let database: LocalDatabase;
let owner = "";
beforeAll(async () => {
  database = await openSampleDatabase();
  const [row] = await database.query<{ user_id: string }>(
    "select user_id from public.admins where role = 'owner'",
  );
  owner = row?.user_id ?? "";
});
afterAll(() => database.close());

const entries = () =>
  database.query<{ actor: string; role: string; action: string; subject_id: string; details: object }>(
    "select actor, role, action, subject_id, details from public.audit_log order by id",
  );

test("What the signed-in admin changes is entered in their name, with the columns and without their values", async () => {
  await database.transaction(async (run) => {
    await run("select set_config('request.jwt.claims', $1, true)", [JSON.stringify({ sub: owner })]);
    await run("update public.admins set disabled_at = now() where role = 'agent'");
    await run("update public.admins set role = role where role = 'agent'");
  });
  expect(await entries()).toEqual([
    {
      actor: owner,
      role: "owner",
      action: "update",
      subject_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      details: { changed: ["disabled_at"], role: "agent" },
    },
  ]);
});

test("Work without a signed-in admin leaves no entry", async () => {
  const before = (await entries()).length;
  await database.query("update public.admins set disabled_at = null where role = 'agent'");
  expect(await entries()).toHaveLength(before);
});

test.each([
  "update public.audit_log set action = 'x'",
  "delete from public.audit_log",
  "truncate public.audit_log",
])("The log refuses: %s", async (statement) => {
  await expect(database.query(statement)).rejects.toThrow("Entries of audit_log are kept as they are");
});
