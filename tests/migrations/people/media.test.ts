/** The library of pictures in the database: where each is used, what may be deleted, what replacing one writes. */
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { LocalDatabase } from "../../../local/database/open.ts";
import { openSampleDatabase } from "../../../local/seed/sample-database.ts";
import { addSiteKey } from "../add-site-key.ts";

let database: LocalDatabase;
const users = new Map<string, string>();
const siteKey = "a site key of more than thirty-two characters";
beforeAll(async () => {
  database = await openSampleDatabase();
  const rows = await database.query<{ user_id: string; role: string }>(
    "select user_id, role from public.admins",
  );
  for (const { user_id, role } of rows) users.set(role, user_id);
  await addSiteKey(database, siteKey);
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of ["texts", "settings"]) {
    await database.query(`alter table public.${table} disable trigger ${table}_are_kept`);
    await database.query(`delete from public.${table}`);
    await database.query(`alter table public.${table} enable trigger ${table}_are_kept`);
  }
  await database.query("delete from public.media_pictures");
});

async function call<Answer>(call: string, values: unknown[] = [], role = "owner"): Promise<Answer> {
  return database.transaction(async (run) => {
    const sub = users.get(role);
    await run(
      "select set_config('request.jwt.claims', $1, true), set_config('request.headers', $3, true), set_config('role', $2, true)",
      [
        sub ? JSON.stringify({ sub, aal: "aal1" }) : "",
        sub ? "authenticated" : "anon",
        JSON.stringify({ "x-site-key": siteKey }),
      ],
    );
    const rows = await run<{ answer: Answer }>(`select public.${call} as answer`, values);
    return rows[0]?.answer as Answer;
  });
}

type Listed = { id: string; address: string; uses: number; version: number; alts: object };
type Use = { kind: string; name: string; locale: string; is_shown: boolean };
const idOf = (letter: string) => letter.repeat(32);

async function add(letter: string, name = `${letter}.jpg`): Promise<string> {
  const picture = { id: idOf(letter), name, width: 1600, height: 1067, bytes: 9000 };
  return (await call<Listed>("add_media($1)", [JSON.stringify(picture)])).address;
}

let versions = new Map<string, number>();
beforeEach(() => {
  versions = new Map();
});
async function save(name: string, src: string, state = "published", locale = "en", at: string | null = null) {
  const key = `${name} ${locale}`;
  const version = versions.get(key) ?? 0;
  const body = JSON.stringify({ src, words: `${locale} ${name}` });
  await call("save_text('picture', $1, $2, $3, $4, $5, $6)", [name, locale, version, state, body, at]);
  versions.set(key, version + 1);
}

const find = (words: string[] = [], which = "all", before: Listed | null = null) =>
  call<{ pictures: Listed[]; hasMore: boolean; orphans: number }>("find_media($1, $2, $3, $4)", [
    words,
    which,
    before && (before as Listed & { addedAt: string }).addedAt,
    before && before.id,
  ]);
const read = (letter: string) => call<{ uses: Use[] } & Listed>("read_media($1)", [idOf(letter)]);
const deleteThem = (...letters: string[]) =>
  call<{ deleted: string[]; uses: (Use & { picture: string })[] }>("delete_media($1)", [letters.map(idOf)]);

test("A picture is added once, and only by the site in the name of who writes texts", async () => {
  const address = await add("a");
  expect(address).toBe(`/media/${idOf("a")}-1600x1067`);
  expect(await add("a", "again.jpg")).toBe(address);
  expect((await find()).pictures).toHaveLength(1);
  const picture = JSON.stringify({ id: idOf("b"), name: "b", width: 1, height: 1, bytes: 1 });
  await expect(call("add_media($1)", [picture], "agent")).rejects.toMatchObject({ code: "42501" });
  await expect(call("add_media($1)", [picture], "visitor")).rejects.toMatchObject({ code: "42501" });
});

test("Uses are found in what is in force, in drafts and plans, and in the settings; not in replaced versions", async () => {
  const a = await add("a");
  const b = await add("b");
  await save("area.jomtien", a);
  await save("frontPage.hero", a);
  await save("frontPage.hero", b, "draft");
  await save("frontPage.live", a);
  await save("frontPage.live", b);
  await call("save_setting('people', 0, $1)", [JSON.stringify({ people: [{ name: "Nok", portrait: a }] })]);
  expect((await read("a")).uses).toEqual([
    { kind: "picture", name: "area.jomtien", locale: "en", is_shown: true },
    { kind: "picture", name: "frontPage.hero", locale: "en", is_shown: true },
    { kind: "setting", name: "people", locale: "", is_shown: true },
  ]);
  expect((await read("b")).uses).toEqual([
    { kind: "picture", name: "frontPage.hero", locale: "en", is_shown: false },
    { kind: "picture", name: "frontPage.live", locale: "en", is_shown: true },
  ]);
  const { pictures } = await find();
  expect(pictures.map(({ id, uses }) => [id[0], uses])).toEqual(
    expect.arrayContaining([
      ["a", 3],
      ["b", 2],
    ]),
  );
});

test("A picture in use is not deleted, and the answer says where it is used; the others go", async () => {
  const a = await add("a");
  await add("b");
  await save("frontPage.hero", a);
  const { deleted, uses } = await deleteThem("a", "b");
  expect(deleted).toEqual([idOf("b")]);
  expect(uses).toEqual([
    { picture: idOf("a"), kind: "picture", name: "frontPage.hero", locale: "en", is_shown: true },
  ]);
  await save("frontPage.hero", "/pictures/hero-bay");
  expect((await deleteThem("a")).deleted).toEqual([idOf("a")]);
  await expect(deleteThemAs("agent")).rejects.toMatchObject({ code: "42501" });
});
const deleteThemAs = (role: string) => call("delete_media($1)", [[idOf("a")]], role);

test("No text and no setting can name a picture that is gone", async () => {
  const a = await add("a");
  await deleteThem("a");
  await expect(save("frontPage.hero", a)).rejects.toMatchObject({ code: "PT424" });
  const people = JSON.stringify({ people: [{ name: "Nok", portrait: a }] });
  await expect(call("save_setting('people', 0, $1)", [people])).rejects.toMatchObject({ code: "PT424" });
});

test("Orphans are pictures that nothing has shown for thirty days", async () => {
  for (const letter of ["a", "b", "c", "d"]) await add(letter);
  const age = (letter: string) =>
    database.query("update public.media_pictures set added_at = now() - interval '31 days' where id = $1", [
      idOf(letter),
    ]);
  for (const letter of ["a", "b", "c"]) await age(letter);
  // "b" was replaced today, "c" long ago; "a" was never used; "d" is new.
  await save("frontPage.hero", `/media/${idOf("b")}-1600x1067`);
  await save("frontPage.hero", "/pictures/hero-bay");
  await save("frontPage.live", `/media/${idOf("c")}-1600x1067`);
  await save("frontPage.live", "/pictures/hero-bay");
  expect((await find([], "orphans")).pictures.map(({ id }) => id[0])).toEqual(["a"]);
  await database.query("alter table public.texts disable trigger texts_are_kept");
  await database.query(
    "update public.texts set saved_at = now() - interval '31 days' where name = 'frontPage.live'",
  );
  await database.query("alter table public.texts enable trigger texts_are_kept");
  const { pictures, orphans } = await find([], "orphans");
  expect(pictures.map(({ id }) => id[0]).toSorted()).toEqual(["a", "c"]);
  expect(orphans).toBe(2);
});

test("Replacing a picture writes new versions: drafts stay drafts, translations do not become older", async () => {
  const a = await add("a");
  const b = await add("b");
  await save("area.jomtien", a);
  await save("area.jomtien", a, "published", "th");
  await save("frontPage.hero", a);
  await save("frontPage.hero", a, "draft");
  await save("frontPage.live", a, "scheduled", "en", new Date(Date.now() + 3_600_000).toISOString());
  await call("save_setting('people', 0, $1)", [JSON.stringify({ people: [{ name: "Nok", portrait: a }] })]);
  expect(await call("replace_media($1, $2)", [idOf("a"), idOf("b")])).toBe(4);
  expect((await read("a")).uses).toEqual([]);
  expect((await read("b")).uses.map(({ name, locale, is_shown }) => [name, locale, is_shown])).toEqual([
    ["area.jomtien", "en", true],
    ["area.jomtien", "th", true],
    ["frontPage.hero", "en", true],
    ["frontPage.live", "en", false],
    ["people", "", true],
  ]);
  const newest = await database.query<{ name: string; state: string; body: { src: string } }>(
    "select name, state, body from public.newest_texts where locale = 'en' order by name",
  );
  expect(newest.map(({ name, state, body }) => [name, state, body.src])).toEqual([
    ["area.jomtien", "published", b],
    ["frontPage.hero", "draft", b],
    ["frontPage.live", "scheduled", b],
  ]);
  const overview = await call<{ name: string; locale: string; isOlder: boolean }[]>("texts_overview()");
  expect(overview.find(({ locale }) => locale === "th")?.isOlder).toBe(false);
});

test("What is said of a picture is saved onto the version that was seen; a new focal point reaches every use", async () => {
  const a = await add("a");
  await save("frontPage.hero", a);
  const change = JSON.stringify({ name: "Bay", alts: { en: "The bay", th: "อ่าว" }, focus: { x: 30, y: 80 } });
  expect(await call("change_media($1, 1, $2)", [idOf("a"), change])).toMatchObject({
    saved: true,
    picture: { version: 2, address: `${a}-30x80`, alts: { th: "อ่าว" } },
  });
  const [shown] = await database.query<{ body: { src: string } }>("select body from public.texts_in_force");
  expect(shown?.body.src).toBe(`${a}-30x80`);
  expect(await call("change_media($1, 1, $2)", [idOf("a"), change])).toMatchObject({ saved: false });
  expect((await find(["bay", "อ่าว"])).pictures).toHaveLength(1);
  expect((await find(["bay", "%"])).pictures).toHaveLength(0);
});

test("The list is paged, newest first", async () => {
  await database.query(
    `insert into public.media_pictures (id, name, width, height, bytes, added_at)
     select md5(n::text), 'picture ' || n, 1600, 1200, 100000, now() - make_interval(mins => n / 10)
     from generate_series(1, 60) as n`,
  );
  const first = await find();
  expect(first.pictures).toHaveLength(48);
  expect(first.hasMore).toBe(true);
  const second = await find([], "all", first.pictures.at(-1) ?? null);
  expect(second.pictures).toHaveLength(12);
  expect(second.hasMore).toBe(false);
  expect(new Set([...first.pictures, ...second.pictures].map(({ id }) => id)).size).toBe(60);
});

test("The files of deleted pictures are found once they are a day old", async () => {
  await add("a");
  await database.query(
    `insert into storage.objects (bucket_id, name, created_at)
     values ('listing-images', $1, now() - interval '2 days'), ('listing-images', $2, now() - interval '2 days')`,
    [`media/${idOf("a")}-1600x1067`, `media/${idOf("b")}-1600x1067`],
  );
  const found = await database.query<{ name: string }>("select public.orphan_media_files() as name");
  expect(found.map(({ name }) => name)).toEqual([`media/${idOf("b")}-1600x1067`]);
});
