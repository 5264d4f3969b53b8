/** The descriptions of buildings: texts of the store, shown by the building that they are named after. */
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { adminId, useScrapeDatabase } from "../scraping/scrape-database.ts";

const under = useScrapeDatabase();

const addBuilding = (slug: string) =>
  under.one<{ id: string; updated_at: string }>(
    "insert into public.buildings (slug, name) values ($1, $2) returning id, updated_at::text",
    [slug, `House ${slug}`],
  );
const asAdmin = <Row>(sql: string, parameters: unknown[] = []) =>
  under.as<Row>("authenticated", adminId, sql, parameters);

type Written = { version?: number; state?: string; text?: string | null; at?: string | null };

const write = (name: string, locale: string, { version = 0, state = "published", text, at }: Written) =>
  asAdmin("select public.save_text('building', $1, $2, $3, $4, $5, $6)", [
    name,
    locale,
    version,
    state,
    text ? JSON.stringify({ text }) : null,
    at ?? null,
  ]);
async function shown(slug: string): Promise<unknown> {
  const { about } = await under.one<{ about: unknown }>(
    "select public.find_building($1) -> 'about' as about",
    [slug],
  );
  return about;
}
const merge = async (gone: string, kept: string) => {
  const versions = await under.database.query<{ id: string; seen: string }>(
    "select id, updated_at::text as seen from public.buildings where id = any ($1) order by id = $2",
    [[gone, kept], kept],
  );
  const [one, other] = versions;
  expect(
    await asAdmin("select public.merge_buildings($1, $2, $3, $4) as done", [
      gone,
      one?.seen,
      kept,
      other?.seen,
    ]),
  ).toEqual([{ done: true }]);
};
const split = (gone: string) => asAdmin("select public.split_building($1)", [gone]);

test("A building shows what is published of it in each language, and neither drafts nor plans", async () => {
  await addBuilding("pond-house");
  expect(await shown("pond-house")).toEqual({});
  await write("pond-house", "en", { text: "Two towers." });
  await write("pond-house", "th", { text: "อาคารคู่" });
  await write("pond-house", "de", { state: "draft", text: "Zwei Türme." });
  const soon = new Date(Date.now() + 3_600_000).toISOString();
  await write("pond-house", "fr", { state: "scheduled", text: "Deux tours.", at: soon });
  expect(await shown("pond-house")).toEqual({ en: "Two towers.", th: "อาคารคู่" });
  await write("pond-house", "th", { version: 1, state: "shipped" });
  expect(await shown("pond-house")).toEqual({ en: "Two towers." });
});

test("A new description counts as a change of the building's page, and other pages do not carry it", async () => {
  await addBuilding("dated-house");
  await under.database.query("alter table public.buildings disable trigger buildings_touch_updated_at");
  await under.database.query(
    "update public.buildings set updated_at = '2020-01-01' where slug = 'dated-house'",
  );
  await under.database.query("alter table public.buildings enable trigger buildings_touch_updated_at");
  const since = async () => {
    const row = await under.one<{ at: string }>(
      "select one ->> 'updated_at' as at from jsonb_array_elements(public.list_buildings()) as one where one ->> 'slug' = 'dated-house'",
    );
    return row.at.slice(0, 4);
  };
  expect(await since()).toBe("2020");
  await write("dated-house", "en", { text: "By the sea." });
  expect(await since()).not.toBe("2020");
  const { list, words } = await under.one<{ list: string; words: unknown[] }>(
    "select public.list_buildings()::text as list, public.published_texts('en') as words",
  );
  expect(list).not.toContain("By the sea.");
  expect(words).toEqual([]);
});

test("A building that gets another name keeps its description, and one that is deleted takes it from the site", async () => {
  const { id } = await addBuilding("named-house");
  await write("named-house", "en", { text: "Quiet at night." });
  await asAdmin("update public.buildings set name = 'Renamed House' where id = $1", [id]);
  expect(await shown("named-house")).toEqual({ en: "Quiet at night." });
  const inForce = async () =>
    (await under.one<{ all: object }>("select public.building_texts_in_force() as all")).all;
  expect(await inForce()).toEqual({ "named-house": "en1" });
  await asAdmin("delete from public.buildings where id = $1", [id]);
  expect(await under.one("select public.find_building('named-house') as found")).toEqual({ found: null });
  expect(await inForce()).toEqual({});
});

test("A merge gives the description to a building without one, and taking it back takes it off again", async () => {
  const gone = await addBuilding("gone-house");
  const kept = await addBuilding("kept-house");
  await write("gone-house", "en", { text: "Ten floors." });
  await write("gone-house", "th", { text: "สิบชั้น" });
  await write("gone-house", "de", { state: "draft", text: "Zehn Etagen." });
  await merge(gone.id, kept.id);
  expect(await shown("kept-house")).toEqual({ en: "Ten floors.", th: "สิบชั้น" });
  await write("kept-house", "th", { version: 1, text: "สิบเอ็ดชั้น" });
  await split(gone.id);
  expect(await shown("gone-house")).toEqual({ en: "Ten floors.", th: "สิบชั้น" });
  expect(await shown("kept-house")).toEqual({ th: "สิบเอ็ดชั้น" });
});

test("A merge and its end leave a building's own description alone, in the same language too", async () => {
  const gone = await addBuilding("split-house");
  const kept = await addBuilding("standing-house");
  await write("split-house", "en", { text: "Ten floors." });
  await write("standing-house", "en", { text: "Eleven floors." });
  await merge(gone.id, kept.id);
  await split(gone.id);
  expect(await shown("standing-house")).toEqual({ en: "Eleven floors." });
  expect(await shown("split-house")).toEqual({ en: "Ten floors." });
});

test("A merge leaves a building's own description alone, in whatever language it has one", async () => {
  const gone = await addBuilding("other-house");
  const kept = await addBuilding("own-house");
  await write("other-house", "en", { text: "Theirs." });
  await write("own-house", "th", { text: "ของเรา" });
  await merge(gone.id, kept.id);
  expect(await shown("own-house")).toEqual({ th: "ของเรา" });
  await split(gone.id);
  expect(await shown("own-house")).toEqual({ th: "ของเรา" });
  expect(await shown("other-house")).toEqual({ en: "Theirs." });
});

test("A draft is read with the site's key alone, in its language and in English", async () => {
  const key = "a site key of more than thirty-two characters";
  await under.database.query("insert into site_keys (hash) values ($1)", [
    createHash("sha256").update(key).digest("hex"),
  ]);
  await addBuilding("draft-house");
  await write("draft-house", "en", { text: "Shown." });
  await write("draft-house", "en", { version: 1, state: "draft", text: "Better." });
  await write("draft-house", "th", { state: "draft", text: "ร่าง" });
  await write("draft-house", "de", { state: "draft", text: "Entwurf" });
  const read = "select public.drafted_building_texts('draft-house', 'th') as about";
  await expect(under.as("anon", null, read)).rejects.toThrow();
  const withKey = await under.database.transaction(async (run) => {
    await run("select set_config('request.headers', $1, true), set_config('role', 'anon', true)", [
      JSON.stringify({ "x-site-key": key }),
    ]);
    return run(read);
  });
  expect(withKey).toEqual([{ about: { en: "Better.", th: "ร่าง" } }]);
  expect(await shown("draft-house")).toEqual({ en: "Shown." });
});

test("Whoever may edit buildings may write their descriptions", async () => {
  const roles = (right: string) =>
    under.database.query("select role from public.role_rights where name = $1 order by role", [right]);
  expect(await roles("texts")).toEqual(await roles("listings"));
});
