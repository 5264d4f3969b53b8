/** What the scraper's key opens in the backend, and that it opens nothing else. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { type BackendClient, connect } from "../../domain/backend/connect.ts";
import { type Backend, startBackend } from "../../local/backend.ts";
import { openSampleDatabase } from "../../local/seed/sample-database.ts";
import { seedEnquiries } from "../../local/seed/seed-enquiries.ts";

let backend: Backend;
let scraper: BackendClient;

beforeAll(async () => {
  const database = await openSampleDatabase("http://outside.test");
  await seedEnquiries(database, new Date());
  backend = await startBackend({ port: 0, database });
  scraper = connect(backend.url, backend.scraperKey, fetch);
});
afterAll(() => backend.close());

const query = <Row>(sql: string, parameters: unknown[] = []) => backend.database.query<Row>(sql, parameters);
const asScraper = (sql: string) =>
  backend.database.transaction(async (run) => {
    await run("select set_config('role', 'scraper', true)");
    return run(sql);
  });

/** By the key over HTTP: what PostgREST answers to a request for `path`. */
async function ask(path: string, init: RequestInit = {}): Promise<{ status: number; code: unknown }> {
  const headers = { apikey: backend.scraperKey, "content-type": "application/json" };
  const response = await fetch(backend.url + path, { ...init, headers });
  const body: unknown = await response.json().catch(() => null);
  return { status: response.status, code: body instanceof Object && "code" in body ? body.code : undefined };
}

const refused = { status: 403, code: "42501" };

const callable = (by: string) => `
  select distinct proname as name from pg_proc
  where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype
    and has_function_privilege('${by}', oid, 'execute')`;

test("It may call the steps of a scrape, and no other function", async () => {
  const rows = await query<{ name: string }>(
    `${callable("scraper")} except ${callable("public")} order by name`,
  );
  expect(rows.map(({ name }) => name)).toEqual([
    "add_pages",
    "add_records",
    "begin_feed",
    "end_feed",
    "end_overdue_runs",
    "fail_feed",
    "fail_run",
    "finish_run",
    "keep_dead_message",
    "mark_pages_sent",
    "mark_run_sent",
    "open_image",
    "open_page",
    "open_pages",
    "open_run",
    "pause_source",
    "settle_image",
    "start_due_runs",
    "store_page",
    "store_pages",
    "store_unchanged",
    "take_unsent_images",
    "unsent_pages",
    "unsent_runs",
  ]);
});

test("Each step acts with the rights of its owner", async () => {
  const own = `${callable("scraper")} and not prosecdef except ${callable("public")}`;
  expect(await query(own)).toEqual([]);
});

test("What everybody may call computes from its arguments alone", async () => {
  expect(await query(`${callable("public")} and provolatile <> 'i'`)).toEqual([]);
});

test.each([
  ["list_people", { search: "", page: 1 }],
  ["site_settings", {}],
  ["set_role", { person: "00000000-0000-4000-8000-00000000000a", new_role: "owner", known_ways: [] }],
  ["begin_people_action", { asked: {} }],
  ["take_lead_notice", { for_lead: "00000000-0000-4000-8000-00000000000a", for_audience: "office" }],
  ["import_html", { for_source: "00000000-0000-4000-8000-00000000000a", page_url: "", page_html: "" }],
  ["roll_back_run", { for_run: "00000000-0000-4000-8000-00000000000a" }],
  ["search_listings", { query: {} }],
])("A call of %s is refused", async (name, args) => {
  expect(await ask(`/rest/v1/rpc/${name}`, { method: "POST", body: JSON.stringify(args) })).toEqual(refused);
});

test("Of the tables and views it may read three, and of those the columns that find a row", async () => {
  const relations = await query<{ name: string }>(`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm') order by 1`);
  expect(relations.length).toBeGreaterThan(40);
  for (const { name } of relations) {
    expect({ name, ...(await ask(`/rest/v1/${name}?limit=1`)) }).toEqual({ name, ...refused });
  }
  const columns = await query<{ name: string }>(`
    select format('%s.%s', relname, attname) as name
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm') and attnum > 0
      and not attisdropped and has_column_privilege('scraper', attrelid, attnum, 'select') order by 1`);
  expect(columns.map(({ name }) => name)).toEqual([
    "scrape_images.listing_id",
    "scrape_images.state",
    "scrape_images.url",
    "scrape_pages.run_id",
    "scrape_pages.state",
    "scrape_pages.url",
    "scrape_runs.id",
    "scrape_runs.state",
  ]);
});

test("It may change the state of a run and the reasons of failures, and add and delete nothing", async () => {
  const columns = await query<{ name: string }>(`
    select format('%s.%s', relname, attname) as name
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v') and attnum > 0 and not attisdropped
      and has_column_privilege('scraper', attrelid, attnum, 'update') order by 1`);
  expect(columns.map(({ name }) => name)).toEqual([
    "scrape_images.reason",
    "scrape_pages.reason",
    "scrape_runs.complete",
    "scrape_runs.discovery",
    "scrape_runs.reason",
    "scrape_runs.state",
  ]);
  const writable = await query(`
    select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v')
      and (has_any_column_privilege('scraper', oid, 'insert') or has_table_privilege('scraper', oid, 'delete')
        or has_table_privilege('scraper', oid, 'truncate'))`);
  expect(writable).toEqual([]);
});

test.each([
  ["leads", "id=not.is.null", { state: "spam" }],
  ["listings", "id=not.is.null", { publication: "published" }],
  ["scrape_sources", "id=not.is.null", { auto_publish: true }],
  ["admins", "user_id=not.is.null", { role: "owner" }],
  ["settings", "section=eq.business", { value: {} }],
])("A change of %s is refused", async (table, filter, change) => {
  const init = { method: "PATCH", body: JSON.stringify(change) };
  expect(await ask(`/rest/v1/${table}?${filter}`, init)).toEqual(refused);
});

test("It cannot make an admin", async () => {
  const [visitor] = await query<{ id: string }>(
    "select id from auth.users where email = 'visitor@example.com'",
  );
  const body = JSON.stringify({ user_id: visitor?.id, role: "owner" });
  expect(await ask("/rest/v1/admins", { method: "POST", body })).toEqual(refused);
});

test("The rows of accounts, sessions, second factors and migrations are out of its reach in SQL too", async () => {
  for (const table of ["auth.users", "auth.sessions", "auth.mfa_factors", "site_private.migrations"]) {
    await expect(asScraper(`select from ${table}`), table).rejects.toMatchObject({ code: "42501" });
  }
});

test("Auth's admin functions refuse its key", async () => {
  const { admin } = scraper.auth;
  const answers = await Promise.all([
    admin.listUsers(),
    admin.inviteUserByEmail("somebody@example.com"),
    admin.createUser({ email: "somebody@example.com", password: "a long enough password" }),
    admin.generateLink({ type: "magiclink", email: "admin@example.com" }),
  ]);
  expect(answers.map(({ error }) => error?.status)).toEqual([401, 401, 401, 401]);
  expect(await query("select from auth.users where email = 'somebody@example.com'")).toEqual([]);
});

const picture = new Uint8Array([0xff, 0xd8, 0xff]);
const asPicture = { contentType: "image/jpeg" };
const upload = (name: string, bucket = "listing-images", upsert = false) =>
  scraper.storage.from(bucket).upload(name, picture, { ...asPicture, upsert });

test("It adds pictures to its own folder, and neither changes nor removes them", async () => {
  expect((await upload("scraped/a.jpg")).error).toBeNull();
  expect((await upload("scraped/a.jpg")).error).toMatchObject({ statusCode: "409" });
  expect((await upload("scraped/a.jpg", "listing-images", true)).error).toMatchObject({ statusCode: "403" });
  const removed = await scraper.storage.from("listing-images").remove(["scraped/a.jpg"]);
  expect(removed.data ?? []).toEqual([]);
  const kept = await query<{ name: string }>("select name from storage.objects where name like 'scraped/%'");
  expect(kept).toEqual([{ name: "scraped/a.jpg" }]);
});

test("It writes to no other folder and bucket, and sees none", async () => {
  const owner = connect(backend.url, backend.secretKey, fetch);
  await owner.storage.createBucket("papers", { public: false });
  await owner.storage.from("papers").upload("contract.jpg", picture, asPicture);
  await owner.storage.from("listing-images").upload("uploads/of-an-admin.jpg", picture, asPicture);
  for (const name of ["b.jpg", "uploads/b.jpg", "Scraped/b.jpg", "scraped"]) {
    expect((await upload(name)).error, name).toMatchObject({ statusCode: "403" });
  }
  expect((await upload("scraped/b.jpg", "papers")).error).toMatchObject({ statusCode: "403" });
  expect((await scraper.storage.from("papers").list()).data).toEqual([]);
  expect((await scraper.storage.from("papers").download("contract.jpg")).error).not.toBeNull();
  expect((await scraper.storage.from("listing-images").list("uploads")).data).toEqual([]);
  const moved = await scraper.storage.from("listing-images").move("uploads/of-an-admin.jpg", "scraped/c.jpg");
  expect(moved.error).not.toBeNull();
  expect((await scraper.storage.listBuckets()).data ?? []).toEqual([]);
  expect((await scraper.storage.createBucket("mine")).error).not.toBeNull();
});

test("It carries a run from its message to its end", async () => {
  const [source] = await query<{ id: string }>("select id from public.scrape_sources where enabled limit 1");
  await query("delete from public.scrape_runs where source_id = $1", [source?.id]);
  const [run] = await query<{ id: string }>(
    "insert into public.scrape_runs (source_id) values ($1) returning id",
    [source?.id],
  );
  const for_run = run?.id ?? "";
  const page_url = "http://outside.test/home/1";
  expect((await scraper.rpc("unsent_runs")).data).toContain(for_run);
  expect((await scraper.rpc("open_run", { for_run })).data).toMatchObject({ run: { id: for_run } });
  const begun = scraper.from("scrape_runs").update({ state: "fetching" }).eq("id", for_run);
  expect((await begun.eq("state", "queued")).error).toBeNull();
  expect((await scraper.rpc("add_pages", { for_run, urls: [page_url] })).data).toMatchObject({ pages: 1 });
  expect((await scraper.rpc("open_page", { for_run, page_url })).data).toMatchObject({
    run: { id: for_run },
  });
  const outcome = { state: "not-a-listing", reason: "no-title" };
  expect((await scraper.rpc("store_page", { for_run, page_url, outcome })).error).toBeNull();
  expect(await query("select state from public.scrape_runs where id = $1", [for_run])).toEqual([
    { state: "done" },
  ]);
});
