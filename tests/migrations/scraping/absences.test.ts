import { expect, test } from "vitest";
import { adminId, listingOutcome, useScrapeDatabase, visitorId } from "./scrape-database.ts";

const under = useScrapeDatabase();

const homes = (many: number, columns = {}) =>
  Array.from({ length: many }, (_, index) => listingOutcome(index + 1, columns));
const withdrawn = () =>
  under.database.query<{ slug: string }>(
    "select slug from public.listings where publication = 'withdrawn' order by slug",
  );
const withdrawnSlugs = async () => (await withdrawn()).map(({ slug }) => slug);
const alarms = () =>
  under.database.query<{ kind: string; detail: Record<string, unknown> }>(
    "select kind, detail from public.scrape_alarms order by created_at, kind",
  );
const stateOf = async (run: string) =>
  (await under.one<{ state: string }>("select state from public.scrape_runs where id = $1", [run])).state;
const store = (run: string, { url, ...outcome }: Record<string, unknown>) =>
  under.database.query("select public.store_page($1, $2, $3)", [run, url, JSON.stringify(outcome)]);
const notFound = (id: number) => ({
  url: `https://homes.example/${id}`,
  state: "failed",
  http_status: 404,
  reason: "http-404",
});
const admin = <Row>(sql: string, parameters: unknown[] = []) =>
  under.as<Row>("authenticated", adminId, sql, parameters);

test("A listing is withdrawn after it is missed in three complete runs, and comes back as it was", async () => {
  await under.crawl(homes(10));
  await under.crawl(homes(9));
  await under.crawl(homes(9));
  await under.crawl(homes(9), false);
  expect(await withdrawn()).toEqual([]);
  await under.crawl(homes(9));
  expect(await withdrawn()).toEqual([{ slug: "home-10" }]);
  await under.crawl(homes(10));
  expect(await withdrawn()).toEqual([]);
});

test("A home whose page answers 404 in two runs is withdrawn; one whose page fails does not count as missing", async () => {
  const gone = { url: "https://homes.example/10", state: "failed", http_status: 404, reason: "http-404" };
  const broken = { url: "https://homes.example/9", state: "failed", http_status: 500, reason: "http-500" };
  await under.crawl(homes(10));
  for (let run = 0; run < 4; run += 1) await under.crawl([...homes(8), broken, gone]);
  expect(await withdrawn()).toEqual([{ slug: "home-10" }]);
});

test("A run that would withdraw more than a fifth of the homes freezes, and the admin's answer is carried out", async () => {
  await under.crawl(homes(10));
  await under.crawl(homes(6));
  await under.crawl(homes(6));
  const frozen = await under.crawl(homes(6));
  expect(await stateOf(frozen)).toBe("frozen");
  expect(await withdrawn()).toEqual([]);
  expect(await alarms()).toEqual([
    { kind: "too-many-withdrawals", detail: { withdrawals: 4, listings: 10, copy: null } },
  ]);
  const settle = "select public.settle_withdrawals($1, $2) as many";
  const [forgotten] = await under.as<{ many: number }>("authenticated", adminId, settle, [frozen, false]);
  expect(forgotten).toEqual({ many: 4 });
  // Somebody else presses the other button.
  const late = under.as("authenticated", adminId, settle, [frozen, true]);
  await expect(late).rejects.toThrow("asks nothing any more");
  expect(await withdrawn()).toEqual([]);
  await under.crawl(homes(6));
  await under.crawl(homes(6));
  const again = await under.crawl(homes(6));
  const [carriedOut] = await under.as<{ many: number }>("authenticated", adminId, settle, [again, true]);
  expect(carriedOut).toEqual({ many: 4 });
  expect(await withdrawn()).toHaveLength(4);
});

test("One home of three that is missed freezes the third run, and goes when the admin says so", async () => {
  await under.crawl(homes(3));
  const missing = [];
  for (let missed = 0; missed < 4; missed += 1) missing.push(await under.crawl(homes(2)));
  const run = missing.at(-1);
  expect(await under.database.query("select id from public.scrape_runs where state = 'frozen'")).toEqual([
    { id: run },
  ]);
  const asked = await alarms();
  expect(asked.map(({ kind }) => kind)).toEqual(["too-many-withdrawals", "too-many-withdrawals"]);
  expect(await withdrawnSlugs()).toEqual([]);
  await under.as("authenticated", adminId, "select public.settle_withdrawals($1, true)", [run]);
  expect(await withdrawnSlugs()).toEqual(["home-3"]);
});

test("A cancelled run that is resumed counts no home as missing that it or another run saw meanwhile", async () => {
  await under.crawl(homes(10));
  const { id: cancelled } = await under.one<{ id: string }>(
    "insert into public.scrape_runs (source_id, state, complete) values ($1, 'fetching', true) returning id",
    [under.sourceId],
  );
  await under.database.query("select public.add_pages($1, $2)", [cancelled, homes(9).map(({ url }) => url)]);
  for (const outcome of homes(8)) await store(cancelled, outcome);
  await under.as("authenticated", adminId, "select public.cancel_run($1)", [cancelled]);
  await under.crawl(homes(10));
  await under.as("authenticated", adminId, "select public.retry_failed($1)", [cancelled]);
  await store(cancelled, listingOutcome(9));
  expect(
    await under.database.query("select external_id from public.listing_origins where missed_runs > 0"),
  ).toEqual([]);
});

test("A page that an admin has read again, and that answers 404 again, counts once a run", async () => {
  await under.crawl(homes(10));
  const run = await under.crawl([...homes(9), notFound(10)]);
  await under.as("authenticated", adminId, "select public.retry_failed($1)", [run]);
  await store(run, notFound(10));
  expect(await withdrawnSlugs()).toEqual([]);
  await under.crawl([...homes(9), notFound(10)]);
  expect(await withdrawnSlugs()).toEqual(["home-10"]);
});

test("A likely duplicate of another source's listing is flagged with its reasons", async () => {
  const same = {
    condo_name: "Tide Tower",
    bedrooms: 1,
    square_meters: 48,
    latitude: 12.9,
    longitude: 100.87,
  };
  await under.crawl([listingOutcome(1, same)]);
  const other = await under.addSource("Other homes");
  await under.database.query("update public.listing_origins set source_id = $1", [other]);
  await under.crawl([
    listingOutcome(2, { ...same, square_meters: 48.5 }),
    listingOutcome(3, { ...same, bedrooms: 3 }),
  ]);
  const pairs = await under.database.query<{ reasons: string[] }>(
    "select reasons, verdict from public.listing_duplicates",
  );
  expect(pairs).toEqual([
    { reasons: ["project", "size", "price", "title", "beds", "place"], verdict: "open" },
  ]);
});

test("A likely duplicate is listed under both homes until an admin says that they differ", async () => {
  const flat = { condo_name: "Rim Hat", square_meters: 48, bedrooms: 1 };
  await under.crawl([listingOutcome(1, flat)]);
  const other = await under.addSource("Other homes");
  const { id: run } = await under.one<{ id: string }>(
    "insert into public.scrape_runs (source_id, state) values ($1, 'fetching') returning id",
    [other],
  );
  await under.database.query("select public.add_pages($1, array['https://other.example/1'])", [run]);
  await under.database.query("select public.store_page($1, 'https://other.example/1', $2)", [
    run,
    JSON.stringify({ ...listingOutcome(9, flat), slug: "the-same" }),
  ]);
  const twins = () =>
    admin<{ slug: string; source: string; reasons: string[] }>(
      "select slug, source, reasons from public.listing_twins order by slug",
    );
  expect(await twins()).toEqual([
    { slug: "home-1", source: "Homes", reasons: ["project", "size", "price", "title", "beds"] },
    { slug: "the-same", source: "Other homes", reasons: ["project", "size", "price", "title", "beds"] },
  ]);
  expect(await under.as("authenticated", visitorId, "select * from public.listing_twins")).toEqual([]);
  await admin("update public.listing_duplicates set verdict = 'different'");
  expect(await twins()).toEqual([]);
});

const isReserved = { extracted: { listing: {}, fields: {}, warnings: ["reserved"] } };
const publicationOf = async (id: number) =>
  (
    await under.one<{ publication: string }>("select publication from public.listings where slug = $1", [
      `home-${id}`,
    ])
  ).publication;

test("A published home that its source calls reserved is off the site until it is free", async () => {
  await under.crawl(homes(10));
  await under.database.query("update public.listings set publication = 'published'");
  const last = (columns = {}) => ({ ...listingOutcome(10), ...columns });
  await under.crawl([...homes(9), last(isReserved)]);
  expect(await publicationOf(10)).toBe("withdrawn");
  await under.crawl([...homes(9), last({ ...isReserved, listing: { title: "Home, newly painted" } })]);
  expect(await publicationOf(10)).toBe("withdrawn");
  await under.crawl([...homes(9), last()]);
  expect(await publicationOf(10)).toBe("published");
});

test("A home that an admin publishes though it is reserved stays, until it was free in between", async () => {
  await under.crawl([...homes(9), { ...listingOutcome(10), ...isReserved }]);
  expect(await publicationOf(10)).toBe("review");
  await admin("update public.listings set publication = 'published' where slug = 'home-10'");
  await under.crawl([...homes(9), { ...listingOutcome(10), ...isReserved }]);
  expect(await publicationOf(10)).toBe("published");
  await under.crawl(homes(10));
  await under.crawl([...homes(9), { ...listingOutcome(10), ...isReserved }]);
  expect(await publicationOf(10)).toBe("withdrawn");
});

test("Taking a run back publishes its reserved homes again, and the next run leaves them", async () => {
  await under.crawl(homes(10));
  await under.database.query("update public.listings set publication = 'published'");
  const reserved = [...homes(9), { ...listingOutcome(10), ...isReserved }];
  const run = await under.crawl(reserved);
  await admin("select public.roll_back_run($1)", [run]);
  expect(await publicationOf(10)).toBe("published");
  await under.crawl(reserved);
  expect(await publicationOf(10)).toBe("published");
});

test("A run that would withdraw too many reserved homes asks, and keeping them is remembered", async () => {
  await under.crawl(homes(4));
  await under.database.query("update public.listings set publication = 'published'");
  const reserved = homes(4).map((one) => ({ ...one, ...isReserved }));
  const run = await under.crawl(reserved);
  expect(await stateOf(run)).toBe("frozen");
  const [asked] = await admin<{ asked: { total: number; listings: { reserved: boolean }[] } }>(
    "select public.asked_withdrawals($1) as asked",
    [run],
  );
  expect(asked?.asked.total).toBe(4);
  expect(asked?.asked.listings.every((one) => one.reserved)).toBe(true);
  await admin("select public.settle_withdrawals($1, false)", [run]);
  await under.crawl(reserved);
  expect(await withdrawn()).toEqual([]);
});

test("A pasted post that says reserved takes its published home off at once", async () => {
  await under.crawl(homes(10));
  await under.database.query("update public.listings set publication = 'published'");
  const { id } = await under.one<{ id: string }>(
    "insert into public.scrape_runs (source_id, state, kind) values ($1, 'fetching', 'paste') returning id",
    [under.sourceId],
  );
  await under.database.query("select public.add_pages($1, $2)", [id, ["https://homes.example/10"]]);
  await store(id, { ...listingOutcome(10), ...isReserved });
  expect(await withdrawnSlugs()).toEqual(["home-10"]);
  const { difference } = await under.one<{ difference: unknown }>(
    "select difference from public.scrape_pages where run_id = $1",
    [id],
  );
  expect(difference).toEqual({ publication: { from: "published", to: "withdrawn" } });
});

test("A home that an admin published though it is reserved comes back as it was after it was gone", async () => {
  const reserved = [...homes(9), { ...listingOutcome(10), ...isReserved }];
  await under.crawl(reserved);
  await admin("update public.listings set publication = 'published' where slug = 'home-10'");
  for (let missed = 0; missed < 3; missed += 1) await under.crawl(homes(9));
  expect(await publicationOf(10)).toBe("withdrawn");
  await under.crawl(reserved);
  expect(await publicationOf(10)).toBe("published");
});
