import { expect, test } from "vitest";
import { adminId, listingOutcome, useScrapeDatabase } from "../scraping/scrape-database.ts";

const under = useScrapeDatabase();

const home = (id: number, columns: Record<string, unknown> = {}) => ({
  ...listingOutcome(id, columns),
  page_hash: `page-${id}`,
  etag: `"${id}"`,
  extracted: {
    listing: { agentName: "Somchai", agentPhone: "+66 80 000 0000", description: "Words of the site." },
    fields: { title: {} },
  },
});
const spoken = { agent_name: "Somchai", agent_phone: "+66 80 000 0000", description: "Words of the site." };
const shown = () =>
  under.database.query<Record<string, unknown>>(
    "select slug, agent_name, agent_phone, description from public.listings order by slug",
  );
const change = (settings: string) => under.database.query(`update public.scrape_sources set ${settings}`);
const origins = () =>
  under.database.query<Record<string, unknown>>(
    "select external_id, source_url, etag, page_hash, content_hash, missed_runs from public.listing_origins order by source_url",
  );

test("A right taken back hides names, telephones and copied words at once; given, it shows them", async () => {
  await change("may_show_agents = true, may_show_descriptions = true");
  await under.crawl([home(1, spoken), home(2, spoken)]);
  await under.as(
    "authenticated",
    adminId,
    "update public.listings set description = 'Our own words.' where slug = 'home-2'",
  );
  await change("may_show_agents = false, may_show_descriptions = false");
  const silent = { agent_name: null, agent_phone: null };
  expect(await shown()).toEqual([
    { slug: "home-1", ...silent, description: "" },
    { slug: "home-2", ...silent, description: "Our own words." },
  ]);
  await change("may_show_agents = true, may_show_descriptions = true");
  expect(await shown()).toEqual([
    { slug: "home-1", ...spoken },
    { slug: "home-2", ...spoken, description: "Our own words." },
  ]);
  const [{ locked } = { locked: [] }] = await under.database.query<{ locked: string[] }>(
    "select locked_fields as locked from public.listing_origins where external_id = 'H-1'",
  );
  expect(locked).toEqual([]);
});

test("New selectors make the next run read pages that have not changed", async () => {
  await under.crawl([home(1)]);
  await change("name = 'Other name'");
  expect(await origins()).toMatchObject([{ etag: '"1"', page_hash: "page-1", content_hash: "hash-1" }]);
  await change(`selectors = '{"title": [{"selector": "h2"}]}'`);
  expect(await origins()).toMatchObject([{ etag: null, page_hash: null, content_hash: "" }]);
});

test("A page that is no longer a home does not pass on its validators, so it never counts as unchanged", async () => {
  await under.crawl([home(1), home(2), home(3), home(4), home(5), home(6)]);
  const gone = {
    url: "https://homes.example/1",
    state: "not-a-listing",
    reason: "error-page",
    etag: '"gone"',
  };
  await under.crawl([gone, home(2), home(3), home(4), home(5), home(6)]);
  expect((await origins())[0]).toMatchObject({ etag: '"1"', missed_runs: 1 });
});

test("A page that loses its id, or gains one, stays one listing", async () => {
  const url = "https://homes.example/1";
  await under.crawl([{ ...home(1), external_id: url }]);
  await under.crawl([home(1)]);
  await under.crawl([{ ...home(1), external_id: url }]);
  expect(await origins()).toMatchObject([{ external_id: "H-1", source_url: url }]);
  expect(await shown()).toHaveLength(1);
});

test("Homes that share an agency's number do not overwrite one another, in whatever order they come", async () => {
  const homes = [1, 2, 3].map((id) => ({ ...home(id), external_id: "AGENCY-7" }));
  await under.crawl(homes);
  await under.crawl(homes.toReversed());
  const prices = await under.database.query<{ price: number }>(
    "select price::float as price from public.listings order by price",
  );
  expect(prices.map(({ price }) => price)).toEqual([1_000_001, 1_000_002, 1_000_003]);
  const changed = await under.one<{ changes: number }>(
    "select count(*)::int as changes from public.listing_changes where field <> '(created)'",
  );
  expect(changed).toEqual({ changes: 0 });
});

test("The same home under two addresses is one listing", async () => {
  await under.crawl([home(1), { ...home(1), url: "https://homes.example/th/1" }]);
  expect(await shown()).toHaveLength(1);
});

test("A page that redirects to another page of the run does not become a home of its own", async () => {
  await under.crawl([home(1), home(2), home(3), home(4), home(5), home(6)]);
  const led = { ...home(2), url: "https://homes.example/1", final_url: "https://homes.example/2" };
  await under.crawl([led, home(2), home(3), home(4), home(5), home(6)]);
  expect((await origins()).slice(0, 2)).toMatchObject([
    { external_id: "H-1", source_url: "https://homes.example/1", missed_runs: 1 },
    { external_id: "H-2", source_url: "https://homes.example/2", missed_runs: 0 },
  ]);
  const moved = { ...home(2), final_url: "https://homes.example/two" };
  await under.crawl([home(1), moved, home(3), home(4), home(5), home(6)]);
  expect((await origins())[1]).toMatchObject({ external_id: "H-2", missed_runs: 0 });
});
