/** The owner's guides in the database: who sends one, which text may name it, and when its file is forgotten. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { type LeadScene, type Someone, openLeadScene } from "../leads/lead-scene.ts";
import { addSiteKey } from "../add-site-key.ts";

const siteKey = "a-key-of-the-site-Worker-for-tests-0005";
let scene: LeadScene;
beforeAll(async () => {
  scene = await openLeadScene();
  await addSiteKey(scene.database, siteKey);
});
afterAll(() => scene.close());

/** As the site Worker asks in somebody's name. */
async function ask<Value>(who: Someone, sql: string, parameters: unknown[]): Promise<Value> {
  const key = `with request as materialized (select set_config('request.headers', $${parameters.length + 1}, true))`;
  const [row] = await scene.as<{ value: Value }>(who, `${key} select ${sql} as value from request`, [
    ...parameters,
    JSON.stringify({ "x-site-key": siteKey }),
  ]);
  if (!row) throw new Error("no answer");
  return row.value;
}

let digests = 0;
const newDigest = () => (digests += 1).toString(16).padStart(64, "0");
type Begun = { id: string; object: string; isStored: boolean };
const begin = (who: Someone, locale: string, digest = newDigest()) => {
  const file = { name: "guide.pdf", contentType: "application/pdf", bytes: 15_000_000, digest };
  return ask<Begun>(who, "begin_guide($1, $2)", [locale, file]);
};
const store = (who: Someone, object: string) =>
  scene.as(who, "insert into storage.objects (bucket_id, name) values ('private-files', $1)", [object]);
async function add(who: Someone, locale: string, digest?: string): Promise<string> {
  const { id, object } = await begin(who, locale, digest);
  await store(who, object);
  expect(await ask<boolean>(who, "finish_file($1)", [id])).toBe(true);
  return id;
}
const versions = new Map<string, number>();
async function save(locale: string, file: string | null, state = file ? "published" : "shipped") {
  const version = versions.get(locale) ?? 0;
  const body = file && JSON.stringify({ name: "guide.pdf", bytes: "15000000", file });
  const values = [locale, version, state, body];
  await scene.call("admin", "save_text('guide', 'printed', $1, $2, $3, $4, null)", values);
  versions.set(locale, version + 1);
}
const age = (file: string, interval: string) =>
  scene.database.query("update private_files set begun_at = now() - $2::interval where id = $1", [
    file,
    interval,
  ]);
/** As the office asks once an hour. */
async function isKept(file: string): Promise<boolean> {
  const [row] = await scene.database.query<{ kept: { id: string }[] }>("select keep_guides() as kept");
  return row?.kept.some(({ id }) => id === file) ?? false;
}
const isKeptNextDay = async (file: string) => {
  await age(file, "25 hours");
  return isKept(file);
};

test("Whoever writes texts sends a guide, through the site alone; nobody reads it from Storage", async () => {
  for (const who of ["agent", "visitor"] as const)
    await expect(begin(who, "de"), who).rejects.toMatchObject({ code: "42501" });
  await expect(scene.call("admin", "begin_guide('de', '{}')")).rejects.toMatchObject({ code: "42501" });
  await expect(begin("admin", "es")).rejects.toMatchObject({ code: "23514" });
  const { id, object } = await begin("editor", "de");
  await store("editor", object);
  await ask("editor", "finish_file($1)", [id]);
  for (const who of ["editor", "admin", "agent"] as const) {
    expect(await scene.as(who, "select from storage.objects where name = $1", [object]), who).toEqual([]);
    expect(await scene.as(who, "select id from private_files where id = $1", [id]), who).toEqual([]);
    await expect(ask(who, "open_file($1)", [id]), who).rejects.toMatchObject({ code: "PT404" });
  }
  expect(await scene.call("admin", "remove_file($1)", [id])).toBe(false);
});

test("A text names only a stored guide of its own language, and visitors read which one is in force", async () => {
  const unstored = await begin("admin", "fr");
  await expect(save("fr", unstored.id)).rejects.toMatchObject({ code: "PT425" });
  const german = await add("admin", "de");
  await expect(save("fr", german)).rejects.toMatchObject({ code: "PT425" });
  await expect(save("fr", "x", "draft")).rejects.toMatchObject({ code: "PT425" });
  await save("de", german);
  const published = async (locale: string) =>
    (await scene.call<{ kind: string; body: { file: string } }[]>("visitor", "published_texts($1)", [locale]))
      .filter(({ kind }) => kind === "guide")
      .map(({ body }) => body.file);
  expect(await published("de")).toEqual([german]);
  expect(await published("en")).toEqual([]);
  await save("de", null);
  expect(await published("de")).toEqual([]);
});

test("The same file sent twice is one, and what another person never finished begins anew", async () => {
  const digest = newDigest();
  const first = await begin("admin", "ru", digest);
  expect(await begin("admin", "ru", digest)).toEqual(first);
  const second = await begin("editor", "ru", digest);
  expect(second.id).not.toBe(first.id);
  await store("editor", second.object);
  await ask("editor", "finish_file($1)", [second.id]);
  expect(await begin("admin", "ru", digest)).toEqual({ ...second, isStored: true });
  expect((await begin("admin", "zh", digest)).id).not.toBe(second.id);
});

test("A file that no text needs goes after a day; one that can be shown or put back stays", async () => {
  const digest = newDigest();
  const unused = await add("admin", "th", digest);
  await age(unused, "23 hours");
  expect(await isKept(unused)).toBe(true);
  // Sent again, it has a day again.
  await age(unused, "25 hours");
  expect(await begin("admin", "th", digest)).toMatchObject({ id: unused, isStored: true });
  expect(await isKept(unused)).toBe(true);
  expect(await isKeptNextDay(unused)).toBe(false);
  const shown = await add("admin", "th");
  await save("th", shown);
  expect(await isKeptNextDay(shown)).toBe(true);
  await save("th", null);
  expect(await isKeptNextDay(shown), "history has it").toBe(true);
  const draft = await add("admin", "th");
  await save("th", draft, "draft");
  expect(await isKeptNextDay(draft)).toBe(true);
  // Fifty versions later the history no longer offers it, but the one in force stays.
  const inForce = await add("admin", "th");
  await save("th", inForce);
  for (let version = 0; version < 50; version += 1) await save("th", draft, "draft");
  expect(await isKeptNextDay(shown)).toBe(false);
  expect(await isKeptNextDay(inForce)).toBe(true);
  await expect(save("th", shown)).rejects.toMatchObject({ code: "PT425" });
});

test("A language has at most sixty guides, and an hour forty of one person", async () => {
  await scene.database.query("update private_files set begun_at = now() - interval '2 hours'");
  for (let sent = 0; sent < 40; sent += 1) await begin("admin", "en");
  await expect(begin("admin", "zh")).rejects.toMatchObject({ code: "PT429" });
  for (let sent = 0; sent < 20; sent += 1) await begin("editor", "en");
  await expect(begin("editor", "en")).rejects.toMatchObject({ code: "PT409" });
});
