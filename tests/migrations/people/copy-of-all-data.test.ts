import { afterAll, beforeAll, expect, test } from "vitest";
import type { LocalDatabase } from "../../../local/database/open.ts";
import { openSampleDatabase } from "../../../local/seed/sample-database.ts";

let database: LocalDatabase;
beforeAll(async () => {
  database = await openSampleDatabase();
});
afterAll(() => database.close());

/** What is made of other rows, works only for the site, or opens something. */
const leftOut = [
  "admin_devices",
  "calendar_feeds",
  "feed_files",
  "known_words",
  "lead_notices",
  "lead_presence",
  "listing_duplicates",
  "listing_presence",
  "partner_feed_fetches",
  "receipt_counters",
  "remembered_listings",
  "role_rights",
  "scrape_alarms",
  "scrape_dead_messages",
  "scrape_held_changes",
  "scrape_image_changes",
  "scrape_images",
  "scrape_page_copies",
  "scrape_pages",
  "scrape_pastes",
  "scrape_text_changes",
  "search_names",
  "searched_listings",
  "share_cards",
  "sign_in_letters",
  "sign_in_networks",
  "site_keys",
];

test("Every table is in the copy or left out by name", async () => {
  const rows = await database.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  const [{ copied = [] } = {}] = await database.query<{ copied: string[] }>(
    "select public.copied_tables() as copied",
  );
  const named = [...copied.filter((name) => name !== "accounts"), ...leftOut].toSorted();
  expect(rows.map(({ name }) => name).filter((name) => !name.startsWith("pending_"))).toEqual(named);
});
