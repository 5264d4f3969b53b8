import { afterAll, beforeAll, expect, test } from "vitest";
import { dumpSchema } from "../../local/database/dump-schema.ts";
import { type LocalDatabase, openDatabase } from "../../local/database/open.ts";

let database: LocalDatabase;
let before: string[];
beforeAll(async () => {
  database = await openDatabase();
  before = await dumpSchema(database);
});
afterAll(() => database.close());

test("The dump of the same schema is the same", async () => {
  expect(await dumpSchema(database)).toEqual(before);
});

const changes: Record<string, string> = {
  "a column": "alter table public.admins add column note text",
  "the order of columns":
    "alter table public.known_words add column a text; alter table public.known_words drop column word",
  "a default": "alter table public.leads alter column locale set default 'th'",
  "a column that may be null": "alter table public.leads alter column name drop not null",
  "how a column is stored": "alter table public.searched_listings alter column terms set storage external",
  "a check": "alter table public.leads drop constraint leads_kind_check",
  "what a deletion takes along":
    "alter table public.admins drop constraint admins_user_id_fkey, add constraint admins_user_id_fkey foreign key (user_id) references auth.users (id)",
  "an index": "drop index public.leads_newest",
  "a function's body":
    "create or replace function public.touch_updated_at() returns trigger language plpgsql set search_path = '' as $$ begin return new; end $$",
  "a function's volatility": "alter function public.fold_text(text) stable",
  "a function's settings": "alter function public.fold_text(text) reset search_path",
  "who may execute a function":
    "grant execute on function public.roll_back_run(uuid) to public; revoke execute on function public.roll_back_run(uuid) from authenticated",
  "who may read a column": "grant select (run_id) on table public.listing_price_points to anon",
  "who may use a sequence": "grant usage on sequence public.known_words_id_seq to anon",
  "what is granted by default": "alter default privileges in schema public grant select on tables to anon",
  "a policy": `alter policy "Admins can view the leads they look after" on public.leads using (true)`,
  "row level security": "alter table public.leads disable row level security",
  "a trigger": "drop trigger listings_lock_edited_fields on public.listings",
  "a trigger that is off": "alter table public.listings disable trigger listings_lock_edited_fields",
  "a comment": "comment on table public.leads is 'Something else.'",
  "a view": "alter view public.card_listings reset (security_invoker)",
  "a type": "create type public.season as enum ('dry', 'wet')",
  "a row": "delete from public.search_names where subject = 'wongamat'",
  // Last, because no rollback takes it back.
  "where a sequence stands": "select nextval('public.known_words_id_seq')",
};

test.each(Object.entries(changes))("The dump shows a change of %s", async (_, sql) => {
  await database.script(`begin; ${sql}`);
  const after = await dumpSchema(database);
  await database.script("rollback");
  expect(after).not.toEqual(before);
});
