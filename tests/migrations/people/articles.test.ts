/** The library in the database: where a text stands, who may change that, and what visitors read. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { LocalDatabase } from "../../../local/database/open.ts";
import { openSampleDatabase } from "../../../local/seed/sample-database.ts";
import { addSiteKey } from "../add-site-key.ts";

let database: LocalDatabase;
const users = new Map<string, string>();
const siteKey = "a site key of more than thirty-two characters";
beforeAll(async () => {
  database = await openSampleDatabase();
  for (const { user_id, role } of await database.query<{ user_id: string; role: string }>(
    "select user_id, role from public.admins",
  ))
    users.set(role, user_id);
  await addSiteKey(database, siteKey);
});
afterAll(() => database.close());

function ask<Answer>(role: string, call: string, values: unknown[], headers: object = {}): Promise<Answer> {
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
    const [row] = await run<{ answer: Answer }>(`select ${call} as answer`, values);
    if (!row) throw new Error("No answer");
    return row.answer;
  });
}

const save = (name: string, locale: string, version: number, state: string, title: string) =>
  ask("owner", "public.save_text('article', $1, $2, $3, $4, $5, null)", [
    name,
    locale,
    version,
    state,
    JSON.stringify({
      title,
      description: "d",
      blocks: [
        { type: "heading", level: 2, content: [{ type: "text", text: "Head" }] },
        { type: "paragraph", content: [{ type: "text", text: "go", link: "/finance" }] },
        { type: "call", to: "/contact", words: "Write" },
        { type: "home", id: "a-home" },
      ],
    }),
  ]);
const place = (role: string, name: string, version: number, slug: string | null) =>
  ask<object>(role, "public.place_article($1, $2, $3)", [name, version, slug]);
type Head = {
  name: string;
  slug: string | null;
  slugs: string[];
  languages: string[];
  own: Record<string, unknown> | null;
};
const headOf = async (name: string, locale = "en") =>
  (await ask<Head[]>("visitor", "public.published_articles($1)", [locale])).find((one) => one.name === name);

test("Visitors read the head of what is published, in their language or in English, and nothing of a draft", async () => {
  await save("blog/one", "en", 0, "published", "One");
  await save("blog/one", "th", 0, "draft", "หนึ่ง");
  await save("blog/two", "de", 0, "published", "Zwei");
  expect(await headOf("blog/one", "th")).toMatchObject({
    slug: "one",
    slugs: [],
    languages: ["en"],
    own: {
      locale: "en",
      title: "One",
      headings: ["Head"],
      links: ["/finance", "/contact", "/property/a-home"],
      published: null,
    },
  });
  expect(await headOf("blog/two", "fr")).toMatchObject({ languages: ["de"], own: { locale: "de" } });
  expect(await ask("visitor", "public.published_article($1, $2)", ["blog/one", "th"])).toBeNull();
  await expect(ask("visitor", "public.drafted_article($1, $2)", ["blog/one", "th"])).rejects.toThrow();
  expect(
    await ask("visitor", "public.drafted_article($1, $2)", ["blog/one", "th"], { "x-site-key": siteKey }),
  ).toMatchObject({ body: { title: "หนึ่ง" } });
});

test("A text keeps all its addresses, no other gets one of them, and the second of two movers is told", async () => {
  expect(await place("owner", "blog/one", 0, "uno")).toEqual({ saved: true, version: 1, slug: "uno" });
  expect(await place("owner", "blog/one", 0, "eins")).toEqual({ saved: false, version: 1, slug: "uno" });
  expect(await place("editor", "blog/one", 1, null)).toMatchObject({ saved: true, version: 2, slug: null });
  expect(await headOf("blog/one")).toMatchObject({ slug: null, slugs: ["uno"] });
  expect(await place("owner", "blog/one", 2, "one")).toMatchObject({ saved: true });
  for (const taken of ["uno", "one"]) {
    await expect(place("owner", "blog/two", 0, taken)).rejects.toThrow("taken");
  }
  expect(await place("owner", "guides/two", 0, "uno")).toMatchObject({ saved: true });
  await expect(save("blog/uno", "en", 0, "draft", "New")).rejects.toThrow("taken");
  expect(await save("sellers/uno", "en", 0, "draft", "New")).toMatchObject({ saved: true });
  for (const wrong of ["Uno", "ü", "a--b", "x".repeat(81)]) {
    await expect(place("owner", "blog/two", 0, wrong)).rejects.toThrow();
  }
  await expect(place("owner", "pages/terms", 0, "conditions")).rejects.toThrow();
  for (const role of ["agent", "visitor"]) await expect(place(role, "blog/one", 3, "x")).rejects.toThrow();
  const actions = await database.query<{ action: string }>(
    "select action from public.audit_log where subject = 'texts' and subject_id = 'article blog/one' order by id",
  );
  expect(actions.map(({ action }) => action)).toEqual(["move_text", "delete_text", "bring_back_text"]);
  await expect(database.query("update public.article_addresses set slug = 'x' where true")).rejects.toThrow();
});

test("What is typed is its writer's alone, counted, and ended by a save", async () => {
  const keep = (role: string, version: number, changes: object) =>
    ask<{ outcome: string; version?: number; draft?: { changes: object } }>(
      role,
      "public.keep_text_draft('article', 'blog/typed', 'en', $1, $2, 0)",
      [version, JSON.stringify(changes)],
    );
  const drafts = (role: string) =>
    ask<object[]>(
      role,
      "(select coalesce(jsonb_agg(changes), '[]') from public.text_drafts where name = 'blog/typed')",
      [],
    );
  expect(await keep("owner", 0, { title: "one" })).toEqual({ outcome: "kept", version: 1 });
  expect(await keep("owner", 0, { title: "late" })).toMatchObject({
    outcome: "changed",
    draft: { version: 1, changes: { title: "one" } },
  });
  expect(await keep("editor", 0, { title: "theirs" })).toEqual({ outcome: "kept", version: 1 });
  await expect(keep("agent", 0, { title: "none" })).rejects.toThrow();
  expect(await drafts("owner")).toEqual([{ title: "one" }]);
  expect(await drafts("agent")).toEqual([]);
  expect(await save("blog/typed", "en", 0, "draft", "one")).toMatchObject({ saved: true, draft_version: 2 });
  expect(await drafts("owner")).toEqual([{}]);
  expect(await drafts("editor")).toEqual([{ title: "theirs" }]);
  // A save that is refused ends nothing.
  await keep("owner", 2, { title: "two" });
  expect(await save("blog/typed", "en", 0, "draft", "late")).toMatchObject({ saved: false });
  expect(await drafts("owner")).toEqual([{ title: "two" }]);
});
