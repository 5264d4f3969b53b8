import { afterAll, beforeAll, expect, test } from "vitest";
import type { RunPage, RunProgress, ScrapeAlarm } from "../../../domain/api.ts";
import type { Property } from "../../../domain/listings/listing.ts";
import type { ListingInReview } from "../../../domain/scraping/listing-review.ts";
import { type Product, eventually, signIn, startProduct } from "../../start-product.ts";

let product: Product;
let admin: string;

beforeAll(async () => {
  product = await startProduct({
    siteVars: { VERSION_LOOK_SECONDS: "1", PRIVATE_HOSTS_ALLOWED: "homes.example:8443" },
  });
  admin = await signIn(product, "admin@example.com");
});
afterAll(() => product.close());

const call = async <Body>(
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  body?: unknown,
  token = admin,
  seen?: string,
) => {
  const response = await product.fetch(`/api/admin${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      ...(seen !== undefined && { "if-match": seen }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Body };
};

const untilDone = (runId: string) =>
  eventually(
    async () => (await call<RunProgress>("GET", `/runs/${runId}`)).body,
    ({ state }) => state === "done",
  );

const source = {
  name: "Walled Homes",
  start_urls: ["https://walled-homes.co.th/"],
  allowed_hosts: ["walled-homes.co.th"],
};
const url = "https://walled-homes.co.th/condo/12";
const html = `<!doctype html><html lang="en"><head><title>Corner condo by the reef</title></head><body>
  <h1>Corner condo by the reef</h1><div class="price">฿3,150,000</div>
  <dl><dt>Bedrooms</dt><dd>1</dd><dt>Size</dt><dd>42 m²</dd><dt>Property ID</dt><dd>WH-12</dd></dl>
  <p class="description">A quiet corner condo with two balconies, a view of the reef, and a kitchen that was made new last year.</p>
  <script type="application/ld+json">{"@type":"RealEstateAgent","name":"Malee Sample","telephone":"+66 80 123 4567"}</script></body></html>`;

test("A source is added, read back and changed; wrong fields are named, and its name must be unique", async () => {
  const added = await call<{ id: string }>("POST", "/sources", source);
  expect(added.status).toBe(201);
  expect((await call("POST", "/sources", source)).status).toBe(409);
  const wrong = await call("POST", "/sources", { ...source, name: "Other", listing_url_pattern: "(" });
  expect([wrong.status, wrong.body]).toMatchObject([422, { error: { field: "listing_url_pattern" } }]);
  const path = `/sources/${added.body.id}`;
  const paused = { ...source, enabled: false, paused_reason: "They asked us to wait" };
  expect((await call("PUT", path, paused)).status).toBe(200);
  expect((await call("GET", path)).body).toMatchObject(paused);
  expect((await call("PUT", path, source)).status).toBe(200);
  expect((await call("GET", path)).body).toMatchObject({ enabled: true, paused_reason: null });
});

test("Impossible schedules and hosts are refused by name, and a host may be in any alphabet", async () => {
  const refused = async (part: Record<string, unknown>) => {
    const { status, body } = await call("POST", "/sources", { ...source, name: "Odd one", ...part });
    return [status, body];
  };
  expect(await refused({ schedule_minutes: 99_999_999_999 })).toMatchObject([
    422,
    { error: { field: "schedule_minutes" } },
  ]);
  expect(await refused({ allowed_hosts: ["two words.example"] })).toMatchObject([
    422,
    { error: { field: "allowed_hosts.0" } },
  ]);
  const added = await call<{ id: string }>("POST", "/sources", {
    ...source,
    name: "Дома \u0000у моря",
    allowed_hosts: ["Дома.РФ", "homes.example:8443"],
  });
  expect(added.status).toBe(201);
  expect((await call("GET", `/sources/${added.body.id}`)).body).toMatchObject({
    name: "Дома у моря",
    allowed_hosts: ["xn--80ahyh.xn--p1ai", "homes.example:8443"],
  });
  expect(await call("DELETE", `/sources/${added.body.id}`)).toMatchObject({ status: 200 });
  expect(await call("DELETE", `/sources/${added.body.id}`)).toMatchObject({ status: 404 });
});

test("Text that cannot be stored is refused by name", async () => {
  const odd = [
    ["listing_url_pattern", { listing_url_pattern: "/home/\u0000" }],
    ["selectors.price.0.selector", { selectors: { price: [{ selector: ".a\u0000" }] } }],
    ["selectors.price.0.pattern", { selectors: { price: [{ selector: ".a", pattern: "\ud800" }] } }],
    ["start_urls.0", { start_urls: ["https://walled-homes.co.th/\u0000"] }],
    ["sitemap_url", { sitemap_url: "https://walled-homes.co.th/\ud800" }],
  ] as const;
  for (const [field, part] of odd) {
    const { status, body } = await call("POST", "/sources", { ...source, name: "Odd text", ...part });
    expect([status, body]).toMatchObject([422, { error: { code: "invalid_input", field } }]);
  }
});

test("Hosts that the scraper may not read are refused at once", async () => {
  const refused = async (part: Record<string, unknown>) => {
    const { status, body } = await call<{ error?: { code?: string; field?: string } }>("POST", "/sources", {
      ...source,
      name: "Inside",
      ...part,
    });
    return [status, body.error?.code, body.error?.field];
  };
  for (const host of [
    "127.0.0.1",
    "10.0.0.8",
    "169.254.169.254",
    "metadata.goog",
    "localhost",
    "db.internal",
    "a.nip.io",
    "homes.example",
  ])
    expect([host, ...(await refused({ allowed_hosts: [host] }))]).toEqual([
      host,
      422,
      "host_not_allowed",
      "allowed_hosts.0",
    ]);
  for (const host of [
    ".homes.co.th",
    "homes..co.th",
    "-homes.co.th",
    "homes-.co.th",
    `${"a".repeat(64)}.co.th`,
    `${"a.".repeat(130)}th`,
    "..",
    "homes.co.th:0",
    "homes.co.th:99999",
  ])
    expect([host, ...(await refused({ allowed_hosts: [host] }))]).toEqual([
      host,
      422,
      "invalid_input",
      "allowed_hosts.0",
    ]);
  for (const url of [
    "http://192.168.0.1/",
    "http://[::1]/",
    "http://2130706433/",
    "https://user:secret@walled-homes.co.th/",
  ]) {
    expect([url, ...(await refused({ start_urls: [url] }))]).toEqual([
      url,
      422,
      "host_not_allowed",
      "start_urls.0",
    ]);
    expect([url, ...(await refused({ sitemap_url: url }))]).toEqual([
      url,
      422,
      "host_not_allowed",
      "sitemap_url",
    ]);
  }
});

test("Reads of and commands to an unknown run answer 404", async () => {
  const run = "/runs/00000000-0000-4000-8000-00000000dead";
  for (const path of [run, `${run}/pages`, `${run}/withdrawals`])
    expect([path, (await call("GET", path)).status]).toEqual([path, 404]);
  for (const path of [`${run}/cancel`, `${run}/retry`, `${run}/roll-back`, `${run}/withdrawals`])
    expect([path, (await call("POST", path, { carryOut: true })).status]).toEqual([path, 404]);
});

test("A new run of a paused source is a conflict", async () => {
  const added = await call<{ id: string }>("POST", "/sources", {
    ...source,
    name: "At rest",
    enabled: false,
  });
  const sourceId = added.body.id;
  expect(await call("POST", "/runs", { sourceId })).toMatchObject({
    status: 409,
    body: { error: { code: "source_paused" } },
  });
  expect((await call("DELETE", `/sources/${sourceId}`)).status).toBe(200);
});

test("A pasted page is tried dry, then becomes a listing without people's data or copied texts", async () => {
  const { body } = await call<{ sources: { id: string; name: string }[] }>("GET", "/sources");
  const id = body.sources.find(({ name }) => name === source.name)?.id;
  const path = `/sources/${id}/pastes`;
  expect((await call("POST", path, { url: "not an address", html })).status).toBe(422);
  const visitor = await signIn(product, "visitor@example.com");
  expect((await call("POST", path, { url, html }, visitor)).status).toBe(403);

  // As long as a paste may be, with a character that Postgres cannot store. It is a row, which its message names.
  const long = `${html}\0<!--${"x".repeat(1_990_000)}-->`;
  const dry = await call<{ runId: string }>("POST", path, { url, html: long, dryRun: true });
  expect(dry.status).toBe(202);
  expect(await untilDone(dry.body.runId)).toMatchObject({ kind: "paste", dryRun: true, counts: { new: 1 } });
  const shown = await call<{ pages: RunPage[] }>("GET", `/runs/${dry.body.runId}/pages`);
  expect(shown.body.pages).toMatchObject([
    { url, state: "new", listingId: null, difference: { price: { from: null, to: 3_150_000 } } },
  ]);

  const real = await call<{ runId: string }>("POST", path, { url, html });
  await untilDone(real.body.runId);
  const review = await call<{ listings: ListingInReview[] }>("GET", "/listings");
  const found = review.body.listings.find(({ sourceUrl }) => sourceUrl === url);
  expect(found).toMatchObject({ title: "Corner condo by the reef", description: "" });
  await call(
    "POST",
    `/listings/${found?.id}/publication`,
    { publication: "published" },
    admin,
    found?.updatedAt,
  );

  const publicView = async () =>
    (await (await product.fetch(`/api/listings/${found?.slug}`)).json()) as Property;
  await eventually(publicView, ({ title }) => title !== undefined);
  const text = JSON.stringify(await publicView());
  for (const secret of ["Malee", "123 4567", "quiet corner"]) expect(text).not.toContain(secret);

  await call("PUT", `/sources/${id}`, { ...source, may_show_agents: true, may_show_descriptions: true });
  const allowed = await eventually(publicView, ({ agent }) => agent !== undefined);
  expect(allowed.agent).toMatchObject({ name: "Malee Sample", phone: "+66 80 123 4567" });
  expect(allowed.description).toContain("quiet corner condo");
  await call("PUT", `/sources/${id}`, source);
  const silent = await eventually(publicView, ({ agent }) => agent === undefined);
  expect(silent.description).toBe("");
});

test("An alarm is listed in the administration until an admin acknowledges it", async () => {
  await product.backend.database.query(
    `with sources as (select id from public.scrape_sources where name = $1),
       runs as (insert into public.scrape_runs (source_id, state) select id, 'done' from sources returning id, source_id),
       copies as (insert into public.scrape_page_copies (run_id, url, html) select id, $2, $3 from runs)
     insert into public.scrape_alarms (source_id, run_id, kind, detail)
     select source_id, id, 'field-lost', jsonb_build_object('field', 'price', 'copy', $2::text) from runs`,
    [source.name, url, html],
  );
  const alarms = async () => (await call<{ alarms: ScrapeAlarm[] }>("GET", "/alarms")).body.alarms;
  const [alarm] = await alarms();
  expect(alarm).toMatchObject({ kind: "field-lost", source: source.name, detail: { field: "price" } });
  const copy = await product.fetch(`/api/admin/alarms/${alarm?.id}/copy`, {
    headers: { authorization: `Bearer ${admin}` },
  });
  expect(copy.headers.get("content-type")).toMatch(/^text\/plain/);
  expect(await copy.text()).toBe(html);
  expect((await call("POST", `/alarms/${alarm?.id}/acknowledge`, {})).status).toBe(200);
  expect(await alarms()).toEqual([]);
});

test("Rolling back a run that is under way is a conflict", async () => {
  const [row] = await product.backend.database.query<{ id: string }>(
    "insert into public.scrape_runs (source_id, state) select id, 'fetching' from public.scrape_sources where name = $1 returning id",
    [source.name],
  );
  const refused = await call("POST", `/runs/${row?.id}/roll-back`, {});
  expect([refused.status, refused.body]).toMatchObject([409, { error: { code: "run_busy" } }]);
  // The database itself must answer 409. A 500 would be logged and counted as an outage.
  const { url: backend, publishableKey } = product.backend;
  const direct = await fetch(`${backend}/rest/v1/rpc/roll_back_run`, {
    method: "POST",
    headers: {
      apikey: publishableKey,
      authorization: `Bearer ${admin}`,
      "content-type": "application/json",
    },
    body: JSON.stringify({ for_run: row?.id }),
  });
  expect(direct.status).toBe(409);
});
