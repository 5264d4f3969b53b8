import { beforeEach, expect, test } from "vitest";
import { adminId, listingOutcome, useScrapeDatabase } from "./scrape-database.ts";

const under = useScrapeDatabase();
beforeEach(() => under.database.query("update public.scrape_sources set auto_publish = true"));

const agent = {
  agent_name: "Somchai",
  agent_phone: "+66 80 000 0000",
  agent_email: "somchai@agents.example",
};
const nobody = { agent_name: null, agent_phone: null, agent_email: null };
const allow = (isAllowed: boolean) =>
  under.database.query(`update public.scrape_sources set may_show_agents = ${isAllowed}`);

/** What a visitor gets in every way of reading a listing. */
async function shown(): Promise<unknown[]> {
  const read = (sql: string) => under.as<{ row: object }>("anon", null, sql);
  const rows = [
    ...(await read("select to_jsonb(l) as row from public.listings as l where slug = 'home-1'")),
    ...(await read("select public.find_listing('home-1') -> 'listing' as row")),
    ...(await read(`select public.search_listings('{"limit": 1}') -> 'listings' -> 0 as row`)),
    ...(await read("select public.front_page_listings() -> 'recent' -> 0 as row")),
  ];
  return rows.map(({ row }) => Object.fromEntries(Object.entries(row).filter(([key]) => key in agent)));
}
const fourTimes = (row: object) => [row, row, row, row];

test("A source without the right shows no agent, whatever is stored", async () => {
  await under.crawl([listingOutcome(1, agent)]);
  expect(await shown()).toEqual(fourTimes(nobody));
  await under.crawl([{ ...listingOutcome(1, { ...agent, price: 5 }), content_hash: "another" }]);
  expect(await shown()).toEqual(fourTimes(nobody));
});

test("With the right, agents are shown in every way of reading", async () => {
  await allow(true);
  await under.crawl([listingOutcome(1, agent)]);
  expect(await shown()).toEqual(fourTimes(agent));
});

test("Rolling a run back does not bring back an agent whose right was taken meanwhile", async () => {
  await allow(true);
  await under.crawl([listingOutcome(1, agent)]);
  const run = await under.crawl([{ ...listingOutcome(1, nobody), content_hash: "without-agent" }]);
  await allow(false);
  await under.as("authenticated", adminId, "select public.roll_back_run($1)", [run]);
  expect(await shown()).toEqual(fourTimes(nobody));
});

test("A listing that moves to a source without the right loses its agent", async () => {
  await allow(true);
  await under.crawl([listingOutcome(1, agent)]);
  const other = await under.addSource("Other");
  await under.database.query("update public.listing_origins set source_id = $1", [other]);
  expect(await shown()).toEqual(fourTimes(nobody));
});

test("What an admin typed stays, and so do agents of listings that were not scraped", async () => {
  await under.crawl([listingOutcome(1)]);
  await under.as(
    "authenticated",
    adminId,
    "update public.listings set agent_name = 'Our Ann', agent_phone = '+66 38 000 000'",
  );
  const ours = { ...nobody, agent_name: "Our Ann", agent_phone: "+66 38 000 000" };
  expect(await shown()).toEqual(fourTimes(ours));
  await under.crawl([{ ...listingOutcome(1, { ...agent, price: 5 }), content_hash: "another" }]);
  expect(await shown()).toEqual(fourTimes(ours));
  await under.database.query("delete from public.listing_origins");
  await under.database.query("update public.listings set agent_email = 'ann@site.test'");
  expect(await shown()).toEqual(fourTimes({ ...ours, agent_email: "ann@site.test" }));
});
