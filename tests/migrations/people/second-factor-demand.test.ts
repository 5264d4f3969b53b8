/** An owner demands a second factor of everybody in the administration. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { type LeadScene, type Someone, openLeadScene } from "../leads/lead-scene.ts";

let scene: LeadScene;
beforeAll(async () => {
  scene = await openLeadScene();
});
afterAll(() => scene.close());

async function call<Value>(who: Someone, aal: "aal1" | "aal2", sql: string): Promise<Value | undefined> {
  return scene.database.pglite.transaction(async (transaction) => {
    await transaction.query(
      "select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true)",
      [JSON.stringify({ sub: scene.idOf(who), role: "authenticated", aal })],
    );
    return (await transaction.query<{ value: Value }>(`select ${sql} as value`)).rows[0]?.value;
  });
}

const demand = (version: number, value: string) => `save_setting('access', ${version}, '${value}')`;
const addFactor = (who: Someone) =>
  scene.database.query(
    `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
     values (gen_random_uuid(), $1, 'totp', 'verified', now(), now())`,
    [scene.idOf(who)],
  );

test("Only an owner who has proved a second factor can demand it; after that all rights need one", async () => {
  await expect(call("editor", "aal2", demand(0, '{"secondFactor": true}'))).rejects.toMatchObject({
    code: "42501",
  });
  await expect(call("admin", "aal1", demand(0, '{"secondFactor": true}'))).rejects.toMatchObject({
    code: "PT402",
  });
  await addFactor("admin");
  expect(await call("editor", "aal1", "is_admin()")).toBe(true);
  expect(await call("editor", "aal1", "must_add_factor()")).toBe(false);
  expect(await call("admin", "aal2", demand(0, '{"secondFactor": true}'))).toMatchObject({ saved: true });

  expect(await call("editor", "aal1", "is_admin()")).toBe(false);
  expect(await call("editor", "aal1", "my_rights()")).toEqual([]);
  expect(await call("editor", "aal1", "must_add_factor()")).toBe(true);
  await expect(call("editor", "aal1", "list_leads('{}')")).rejects.toMatchObject({ code: "42501" });
  expect(await call("editor", "aal1", "(select count(*)::int from leads)")).toBe(0);
  await addFactor("editor");
  expect(await call("editor", "aal1", "is_admin()")).toBe(false);
  expect(await call("editor", "aal1", "must_add_factor()")).toBe(false);
  expect(await call("editor", "aal2", "is_admin()")).toBe(true);
  expect(await call("admin", "aal2", "is_admin()")).toBe(true);
  expect(await call("visitor", "aal1", "must_add_factor()")).toBe(false);
  expect(await call("visitor", "aal2", "is_admin()")).toBe(false);
});

test("It is not shown with the site's settings, and a value that cannot be read demands nothing", async () => {
  expect(await call("visitor", "aal1", "site_settings()")).not.toHaveProperty("access");
  expect(await call("agent", "aal1", "is_admin()")).toBe(false);
  expect(await call("admin", "aal2", demand(1, '{"secondFactor": "perhaps"}'))).toMatchObject({
    saved: true,
  });
  expect(await call("agent", "aal1", "is_admin()")).toBe(true);
});
