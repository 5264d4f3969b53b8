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
  await database.query("update auth.users set email = null, phone = '66812345678' where id = $1", [
    ids["editor"],
  ]);
  expect(await callAs("agent", "select name from public.colleagues() where role = 'editor'")).toEqual([
    { name: "+66812345678" },
  ]);
  await name("admin", "agent", "");
  const named = await callAs("agent", "select person_name from public.admins");
  expect(named).toEqual([{ person_name: null }]);
});

test("An agent reads the homes that name them, published or not, and changes none", async () => {
  const homes = await database.query<{ id: string }>("select id from public.listings order by slug limit 2");
  const [own, other] = homes.map(({ id }) => id);
  await database.query("update public.listings set publication = 'draft' where id in ($1, $2)", [own, other]);
  await database.query("update public.listings set agent_name = 'Somchai J.' where id = $1", [own]);
  const seen = () => callAs("agent", "select id from public.listings where publication = 'draft'");
  expect(await seen()).toEqual([]);
  await callAs("admin", "select public.name_admin($1, 'Somchai J.')", [ids["agent"]]);
  expect(await seen()).toEqual([{ id: own }]);
  const find = async (query: object) => {
    const rows = await callAs("agent", "select public.find_listings($1) as found", [JSON.stringify(query)]);
    return rows[0];
  };
  for (const query of [{}, { own: true }, { publication: "draft" }, { agent: "Nok" }]) {
    expect(await find({ ...query, limit: 10 }), JSON.stringify(query)).toMatchObject({
      found: "agent" in query ? { listings: [] } : { listings: [{ id: own }], total: 1 },
    });
  }
  await callAs("agent", "update public.listings set title = 'Mine' where id = $1", [own]);
  await expect(callAs("agent", "select public.read_listing($1)", [own])).rejects.toMatchObject({
    code: "42501",
  });
  const [home] = await database.query("select title from public.listings where id = $1", [own]);
  expect(home).not.toEqual({ title: "Mine" });
  // Somebody without an account is no agent, whatever name they give themselves.
  expect(await callAs("visitor", "select public.my_agent_name() as name")).toEqual([{ name: null }]);
});

test("Someone renamed in the list of people stays linked to account and homes, two who swap names included", async () => {
  const save = async (people: { id: string; name: string }[]) => {
    const [row] = await database.query<{ version: number }>(
      "select coalesce(max(version), 0) as version from public.settings where section = 'people'",
    );
    await callAs("admin", "select public.save_setting('people', $1, $2)", [
      row?.version,
      JSON.stringify({ people: people.map((one) => ({ ...one, role: { en: "Agent" }, portrait: "" })) }),
    ]);
  };
  const links = async () => ({
    accounts: await database.query(
      "select users.email, person_name from public.admins join auth.users on users.id = user_id where person_name <> '' order by 1",
    ),
    homes: await database.query(
      "select agent_name, count(*)::int from public.listings where agent_name in ('Somchai J.', 'Nok', 'Somchai Jaidee') group by 1 order by 1",
    ),
  });
  const [somchai, nok] = ["5a5a5a5a", "b0b0b0b0"];
  await save([
    { id: somchai, name: "Somchai J." },
    { id: nok, name: "Nok" },
  ]);
  expect((await links()).accounts).toEqual([
    { email: "admin@example.com", person_name: "Nok" },
    { email: "agent@example.com", person_name: "Somchai J." },
  ]);
  await save([
    { id: nok, name: "Nok" },
    { id: somchai, name: "Somchai Jaidee" },
  ]);
  expect(await links()).toEqual({
    accounts: [
      { email: "admin@example.com", person_name: "Nok" },
      { email: "agent@example.com", person_name: "Somchai Jaidee" },
    ],
    homes: [{ agent_name: "Somchai Jaidee", count: 1 }],
  });
  await save([
    { id: nok, name: "Somchai Jaidee" },
    { id: somchai, name: "Nok" },
  ]);
  expect((await links()).accounts).toEqual([
    { email: "admin@example.com", person_name: "Somchai Jaidee" },
    { email: "agent@example.com", person_name: "Nok" },
  ]);
  // Another person in the same place is not the same person.
  await save([
    { id: "c1c1c1c1", name: "Lek" },
    { id: somchai, name: "Nok" },
  ]);
  expect((await links()).accounts).toContainEqual({
    email: "admin@example.com",
    person_name: "Somchai Jaidee",
  });
  const saves = await database.query(
    "select after ->> 'agent_name' as name from public.listing_saves where after ? 'agent_name' order by id",
  );
  expect(saves).toEqual([{ name: "Somchai Jaidee" }, { name: "Nok" }]);
});
