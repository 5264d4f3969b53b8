/** The owner's texts in the database: versions, plans, who may write, what visitors read. */
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
  await database.query("alter table public.texts disable trigger texts_are_kept");
  await database.query("delete from public.texts");
  await database.query("alter table public.texts enable trigger texts_are_kept");
});

type Run = <Row extends object>(sql: string, values?: unknown[]) => Promise<Row[]>;

function as<Answer>(
  role: string,
  work: (run: Run) => Promise<Answer>,
  headers: object = {},
): Promise<Answer> {
  return database.transaction(async (run) => {
    const sub = users.get(role);
    await run(
      "select set_config('request.jwt.claims', $1, true), set_config('request.headers', $3, true), set_config('role', $2, true)",
      [
        sub ? JSON.stringify({ sub, aal: "aal1" }) : "",
        sub ? "authenticated" : "anon",
        JSON.stringify(headers),
      ],
    );
    return work(run);
  });
}

type Change = {
  role?: string;
  kind?: string;
  name?: string;
  locale?: string;
  version?: number;
  state?: string;
  body?: object | null;
  at?: string | null;
};
type Saved = { saved: boolean; text: { version: number; state: string; body: unknown } };

async function save(change: Change): Promise<Saved | undefined> {
  const { role = "owner", kind = "words", name = "frontPage.title", locale = "en", version = 0 } = change;
  const { state = "published", body = { text: "one" }, at = null } = change;
  const [row] = await as(role, (run) =>
    run<{ answer: Saved }>("select public.save_text($1, $2, $3, $4, $5, $6, $7) as answer", [
      kind,
      name,
      locale,
      version,
      state,
      body && JSON.stringify(body),
      at,
    ]),
  );
  return row?.answer;
}

type Shown = { kind: string; name: string; locale: string; body: unknown };

async function published(locale = "en"): Promise<Shown[]> {
  const [row] = await as("visitor", (run) =>
    run<{ list: Shown[] }>("select public.published_texts($1) as list", [locale]),
  );
  return row?.list ?? [];
}

const bodies = async (locale = "en") => (await published(locale)).map(({ body }) => body);

async function moveSaved(version: number, savedAt: string, publishAt: string): Promise<void> {
  await database.query("alter table public.texts disable trigger texts_are_kept");
  await database.query("update public.texts set saved_at = $2, publish_at = $3 where version = $1", [
    version,
    savedAt,
    publishAt,
  ]);
  await database.query("alter table public.texts enable trigger texts_are_kept");
}

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

test("A save needs the newest version, and a late one gets the text that is there", async () => {
  expect(await save({ body: { text: "one" } })).toMatchObject({ saved: true, text: { version: 1 } });
  expect(await save({ body: { text: "two" } })).toMatchObject({
    saved: false,
    text: { version: 1, body: { text: "one" } },
  });
  expect(await save({ version: 1, body: { text: "two" } })).toMatchObject({ saved: true });
  expect(await bodies()).toEqual([{ text: "two" }]);
});

test("A draft is nobody's business, and going back to the shipped text is one version more", async () => {
  await save({ body: { text: "one" } });
  await save({ version: 1, state: "draft", body: { text: "two" } });
  expect(await bodies()).toEqual([{ text: "one" }]);
  await save({ version: 2, state: "shipped", body: null });
  expect(await bodies()).toEqual([]);
});

test("One language is published alone", async () => {
  await save({ locale: "de", body: { text: "eins" } });
  expect(await bodies("de")).toEqual([{ text: "eins" }]);
  expect(await bodies("en")).toEqual([]);
});

test("A language without its own testimonial gets the English one besides", async () => {
  const testimonial = { kind: "testimonial", name: "first" };
  await save({ ...testimonial, body: { title: "Theirs" } });
  expect(await published("de")).toMatchObject([{ locale: "en", body: { title: "Theirs" } }]);
  await save({ ...testimonial, locale: "de", body: { title: "Ihres" } });
  expect(await published("de")).toMatchObject([{ locale: "de" }, { locale: "en" }]);
  expect(await published("fr")).toHaveLength(1);
});

test("A fact and a list are kept as English and read in every language, and so is a new entry's English", async () => {
  await save({ kind: "fact", name: "transfer-fee", body: { value: "1" } });
  await save({ kind: "list", name: "faq", body: { order: "", hidden: "pets" } });
  await save({ kind: "faq", name: "own-buying-dogs", body: { question: "Dogs?" } });
  await save({ kind: "faq", name: "pets", body: { question: "Pets?" } });
  const named = (await published("th")).map(({ kind, name, locale }) => `${kind} ${name} ${locale}`);
  expect(named).toEqual(["fact transfer-fee en", "faq own-buying-dogs en", "list faq en"]);
  await expect(save({ kind: "fact", name: "transfer-fee", locale: "th" })).rejects.toThrow(/check/);
});

test("The overview names a text by the owner's words, and an entry that no file has also when it was taken back", async () => {
  const entry = { kind: "faq", name: "own-buying-dogs" };
  await save({ ...entry, body: { question: "Dogs?", answer: "Yes." } });
  await save({ ...entry, version: 1, state: "shipped", body: null });
  await save({ kind: "faq", name: "pets", body: { question: "Pets?" } });
  const [row] = await as("owner", (run) =>
    run<{ list: { name: string; title: string | null; isOwn: boolean }[] }>(
      "select public.texts_overview() as list",
    ),
  );
  expect(row?.list.map(({ name, title, isOwn }) => [name, title, isOwn])).toEqual([
    ["own-buying-dogs", "Dogs?", false],
    ["pets", "Pets?", true],
  ]);
});

test("A planned text is in force from its minute on, in any time zone, and not before", async () => {
  await save({ body: { text: "one" } });
  const inBangkok = new Date(Date.now() + 3_600_000 + 7 * 3_600_000).toISOString().replace("Z", "+07:00");
  await save({ version: 1, state: "scheduled", body: { text: "two" }, at: inBangkok });
  expect(await bodies()).toEqual([{ text: "one" }]);
  await moveSaved(2, "2026-01-01T00:00:00Z", "2026-01-02T00:00:00+07:00");
  expect(await bodies()).toEqual([{ text: "two" }]);
  await save({ version: 2, state: "draft", body: { text: "three" } });
  expect(await bodies()).toEqual([{ text: "two" }]);
});

test("A plan that was replaced before it was due never happens", async () => {
  await save({ state: "scheduled", body: { text: "one" }, at: inAnHour() });
  await save({ version: 1, state: "draft", body: { text: "two" } });
  await moveSaved(1, "2026-01-01T00:00:00Z", new Date(Date.now() - 1_000).toISOString());
  await database.query("alter table public.texts disable trigger texts_are_kept");
  await database.query("update public.texts set saved_at = '2026-01-01T01:00:00Z' where version = 2");
  await database.query("alter table public.texts enable trigger texts_are_kept");
  expect(await bodies()).toEqual([]);
});

test("A plan for the past, a body without a state's need, and a wrong name are refused", async () => {
  await expect(save({ state: "scheduled", at: "2026-01-01T00:00:00Z" })).rejects.toThrow(/past/);
  await expect(save({ state: "scheduled" })).rejects.toThrow(/check constraint/);
  await expect(save({ state: "published", body: null })).rejects.toThrow(/check constraint/);
  await expect(save({ state: "shipped" })).rejects.toThrow(/check constraint/);
  await expect(save({ name: "../x" })).rejects.toThrow(/check constraint/);
  await expect(save({ locale: "xx" })).rejects.toThrow(/check constraint/);
  await expect(save({ body: { text: "x".repeat(200_000) } })).rejects.toThrow(/check constraint/);
});

type Overview = { locale: string; isOwn: boolean; isOlder: boolean; state: string }[];

async function overview(): Promise<Overview> {
  const [row] = await as("editor", (run) =>
    run<{ list: Overview }>("select public.texts_overview() as list"),
  );
  return (row?.list ?? []).toSorted((one, other) => one.locale.localeCompare(other.locale));
}

test("A translation is older once the English has changed, and no longer when that goes back", async () => {
  await save({ body: { text: "one" } });
  await save({ locale: "de", body: { text: "eins" } });
  expect(await overview()).toMatchObject([
    { locale: "de", isOwn: true, isOlder: false },
    { locale: "en", isOwn: true, isOlder: false },
  ]);
  await save({ version: 1, body: { text: "two" } });
  expect(await overview()).toMatchObject([{ locale: "de", isOlder: true }, { locale: "en" }]);
  await save({ version: 2, body: { text: "one" } });
  expect(await overview()).toMatchObject([{ locale: "de", isOlder: false }, { locale: "en" }]);
});

test("Owners and editors write; agents and visitors do not, and nobody writes past the function", async () => {
  expect(await save({ role: "editor" })).toMatchObject({ saved: true });
  await expect(save({ role: "agent", version: 1 })).rejects.toThrow(/needs the right "texts"/);
  await expect(save({ role: "visitor", version: 1 })).rejects.toThrow(/permission denied/);
  for (const role of ["owner", "editor"]) {
    expect(await as(role, (run) => run("select * from public.texts"))).toHaveLength(1);
  }
  expect(await as("agent", (run) => run("select * from public.texts"))).toEqual([]);
  expect(await as("agent", (run) => run("select * from public.newest_texts"))).toEqual([]);
  for (const sql of ["select * from public.texts", "select * from public.texts_in_force"]) {
    await expect(as("visitor", (run) => run(sql))).rejects.toThrow(/permission denied/);
  }
  const insert =
    "insert into public.texts (kind, name, locale, version, state, body) values ('faq', 'x', 'en', 1, 'published', '{}')";
  await expect(as("owner", (run) => run(insert))).rejects.toThrow(/permission denied/);
  await expect(database.query("update public.texts set body = '{}'")).rejects.toThrow(/kept as they are/);
  await expect(database.query("delete from public.texts")).rejects.toThrow(/kept as they are/);
});

test("Letters and kinds to come are not among what pages read", async () => {
  await save({ kind: "letter", name: "greeting" });
  await save({ kind: "clause", name: "stopping" });
  await save({ kind: "reply", name: "greeting" });
  expect(await published()).toEqual([]);
});

test("Who answers enquiries reads the owner's replies that are in force, and nobody else does", async () => {
  await save({ kind: "reply", name: "greeting", body: { text: "Hello {{name}}" } });
  await save({ kind: "reply", name: "more", state: "draft", body: { text: "later" } });
  const read = (role: string) =>
    as(role, (run) => run<{ texts: object }>("select public.reply_texts() as texts"));
  expect(await read("agent")).toEqual([{ texts: { en: { greeting: "Hello {{name}}" } } }]);
  await expect(read("visitor")).rejects.toThrow();
});

test("Drafts are read with the site's key alone", async () => {
  await save({ state: "draft", body: { text: "one" } });
  const read = (headers: object) =>
    as("visitor", (run) => run<{ list: Shown[] }>("select public.drafted_texts('en') as list"), headers);
  expect(await read({ "x-site-key": siteKey })).toMatchObject([{ list: [{ body: { text: "one" } }] }]);
  await expect(read({})).rejects.toThrow();
  await expect(read({ "x-site-key": "another key of more than thirty-two signs" })).rejects.toThrow();
});

test("The history says who and when, and the audit log what was done", async () => {
  await save({ body: { text: "one" } });
  await save({ role: "editor", version: 1, state: "draft", body: { text: "two" } });
  const [row] = await as("owner", (run) =>
    run<{ list: object[] }>("select public.text_history('words', 'frontPage.title', 'en') as list"),
  );
  expect(row?.list).toMatchObject([
    { version: 2, state: "draft", body: { text: "two" }, isYours: false },
    { version: 1, state: "published", body: { text: "one" }, savedBy: "admin@example.com", isYours: true },
  ]);
  const entries = await database.query(
    "select action, subject_id from public.audit_log where subject = 'texts' order by id desc limit 2",
  );
  expect(entries).toEqual([
    { action: "draft_text", subject_id: "words frontPage.title en" },
    { action: "publish_text", subject_id: "words frontPage.title en" },
  ]);
});
