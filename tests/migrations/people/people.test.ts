import { afterAll, beforeAll, expect, test } from "vitest";
import type { LocalDatabase } from "../../../local/database/open.ts";
import { openSampleDatabase } from "../../../local/seed/sample-database.ts";
import { sampleSignIns } from "../../../local/seed/seed.ts";

let database: LocalDatabase;
const ids: Record<string, string> = {};
beforeAll(async () => {
  database = await openSampleDatabase();
  for (const [name, { email }] of Object.entries(sampleSignIns)) {
    const [user] = await database.query<{ id: string }>("select id from auth.users where email = $1", [
      email,
    ]);
    ids[name] = user?.id ?? "";
  }
});
afterAll(() => database.close());

function callAs(name: string, sql: string, values: unknown[] = []) {
  return database.transaction(async (run) => {
    await run(
      "select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true)",
      [JSON.stringify({ sub: ids[name], role: "authenticated" })],
    );
    return run(sql, values);
  });
}
const setRole = (by: string, whom: string, role: string, knownWays: readonly string[] = []) =>
  callAs(by, "select public.set_role($1, $2, $3)", [ids[whom], role, knownWays]);
const roleOf = async (name: string) =>
  (
    await database.query<{ role: string }>("select role from public.admins where user_id = $1", [ids[name]])
  )[0]?.role;

test("Only rights that one holds can be given or taken", async () => {
  await database.query("insert into public.role_rights (role, name) values ('editor', 'people')");
  await expect(setRole("editor", "visitor", "owner")).rejects.toMatchObject({ code: "42501" });
  await expect(setRole("editor", "admin", "agent")).rejects.toMatchObject({ code: "42501" });
  await expect(setRole("editor", "admin", "")).rejects.toMatchObject({ code: "42501" });
  for (const action of ["disable", "forget_factors", "delete_account"]) {
    const asked = JSON.stringify({ action, person: ids["admin"] });
    await expect(callAs("editor", "select public.begin_people_action($1)", [asked])).rejects.toMatchObject({
      code: "42501",
    });
  }
  await setRole("editor", "visitor", "agent");
  expect(await roleOf("visitor")).toBe("agent");
  await setRole("editor", "visitor", "");
  expect(await roleOf("visitor")).toBeUndefined();
  await database.query("delete from public.role_rights where role = 'editor' and name = 'people'");
});

test("A role is given only by who names every other way into the account", async () => {
  await database.query("update auth.users set phone = '66812345678' where id = $1", [ids["visitor"]]);
  await database.query(
    `insert into auth.identities (user_id, provider, provider_id, identity_data) values ($1, 'line', 'U1', '{"sub": "U1"}')`,
    [ids["visitor"]],
  );
  for (const known of [[], ["line"], ["+66812345678"], ["66812345678", "line"]]) {
    await expect(setRole("admin", "visitor", "agent", known)).rejects.toMatchObject({ code: "PT428" });
  }
  await setRole("admin", "visitor", "agent", ["+66812345678", "line"]);
  expect(await roleOf("visitor")).toBe("agent");
  await setRole("admin", "visitor", "");
  await database.query("update auth.users set phone = null where id = $1", [ids["visitor"]]);
  await database.query("delete from auth.identities where user_id = $1 and provider = 'line'", [
    ids["visitor"],
  ]);
});

test("The last owner cannot be removed by anybody, unless it is forced", async () => {
  const lastOwner = { code: "PT410" };
  await expect(setRole("admin", "admin", "editor")).rejects.toMatchObject(lastOwner);
  for (const sql of [
    "update public.admins set disabled_at = now() where role = 'owner'",
    "update public.admins set role = 'agent' where role = 'owner'",
    "delete from public.admins where role = 'owner'",
    "delete from public.admins",
  ]) {
    await expect(database.query(sql)).rejects.toMatchObject(lastOwner);
  }
  await setRole("admin", "visitor", "owner");
  await setRole("visitor", "admin", "editor");
  await setRole("visitor", "admin", "owner");
  await database.query("select public.force_remove_admin($1)", [ids["visitor"]]);
  await database.query("select public.force_remove_admin($1)", [ids["admin"]]);
  expect(await roleOf("admin")).toBeUndefined();
});

test("A disabled owner does not count as one", async () => {
  await database.query("insert into public.admins (user_id, disabled_at) values ($1, now())", [
    ids["visitor"],
  ]);
  await database.query("insert into public.admins (user_id) values ($1)", [ids["admin"]]);
  await expect(setRole("admin", "admin", "agent")).rejects.toMatchObject({ code: "PT410" });
});

test("An action that is unknown, or lacks its person, is refused before it is noted", async () => {
  const [before] = await database.query("select count(*) from public.audit_log");
  for (const asked of [
    { action: "grant_all" },
    { action: "disable" },
    { action: "invite", person: ids["agent"] },
    {},
  ]) {
    await expect(
      callAs("admin", "select public.begin_people_action($1)", [JSON.stringify(asked)]),
    ).rejects.toMatchObject({ code: "22023" });
  }
  expect((await database.query("select count(*) from public.audit_log"))[0]).toEqual(before);
});

test("An account is somebody of the settings' list of people: colleagues have that name and portrait", async () => {
  const people = [
    { name: "Somchai J.", role: { en: "Agent" }, portrait: "/img/listing-images/somchai.jpg" },
    { name: "Nok", role: { en: "Owner" }, portrait: "" },
  ];
  await database.query(
    "insert into public.settings (section, version, value, saved_by) values ('people', 1, $1, $2)",
    [{ people }, ids["admin"]],
  );
  const name = (by: string, whom: string, named: string) =>
    callAs(by, "select public.name_admin($1, $2)", [ids[whom], named]);
  await name("admin", "agent", "Somchai J.");
  await expect(name("admin", "editor", "Somchai J.")).rejects.toMatchObject({ code: "23505" });
  await expect(name("admin", "editor", "Somebody")).rejects.toMatchObject({ code: "PT404" });
  await database.query("delete from public.admins where user_id = $1", [ids["visitor"]]);
  await expect(name("admin", "visitor", "Nok")).rejects.toMatchObject({ code: "PT404" });
  await expect(name("agent", "agent", "Nok")).rejects.toMatchObject({ code: "42501" });
  await name("admin", "admin", "Nok");
  const colleagues = await callAs("agent", "select name, portrait from public.colleagues()");
  expect(colleagues).toEqual(
    expect.arrayContaining([
      { name: "Nok", portrait: null },
      { name: "Somchai J.", portrait: "/img/listing-images/somchai.jpg" },
    ]),
  );
  await name("admin", "agent", "");
  const named = await callAs("agent", "select person_name from public.admins");
  expect(named).toEqual([{ person_name: null }]);
});
