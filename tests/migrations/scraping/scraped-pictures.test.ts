import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  adminId,
  listingOutcome,
  openScrapeDatabase,
  type ScrapeDatabaseUnderTest,
} from "./scrape-database.ts";

let scrape: ScrapeDatabaseUnderTest;

beforeAll(async () => {
  scrape = await openScrapeDatabase();
  await scrape.database.query("update public.scrape_sources set may_keep_images = true");
});

beforeEach(async () => {
  await scrape.database.query("delete from public.listings");
});

afterAll(() => scrape.database.close());

const photo = (name: string) => `https://homes.example/photos/${name}.jpg`;

let readings = 0;
function homeWith(names: string[]): Record<string, unknown> {
  readings += 1;
  return {
    ...listingOutcome(1),
    content_hash: `hash-${readings}`,
    extracted: { listing: { images: names.map(photo) }, fields: {} },
  };
}

async function copyAll(): Promise<void> {
  const waiting = await scrape.database.query<{ listing_id: string; url: string }>(
    "select listing_id, url from public.scrape_images where state = 'queued'",
  );
  for (const { listing_id, url } of waiting)
    await scrape.database.query("select public.settle_image($1, $2, $3, '')", [
      listing_id,
      url,
      url.replace(/^.*\//, ""),
    ]);
}

const shown = async () =>
  (await scrape.one<{ images: string[] }>("select images from public.listings")).images;

const rollBack = (runId: string) =>
  scrape.as("authenticated", adminId, "select public.roll_back_run($1)", [runId]);

test("A home keeps its pictures when its page loses them, and changes them once new ones are copied", async () => {
  await scrape.crawl([homeWith(["a", "b"])]);
  await copyAll();
  expect(await shown()).toEqual(["/img/a.jpg", "/img/b.jpg"]);
  await scrape.crawl([homeWith([])]);
  expect(await shown()).toEqual(["/img/a.jpg", "/img/b.jpg"]);
  await scrape.crawl([homeWith(["c"])]);
  expect(await shown()).toEqual(["/img/a.jpg", "/img/b.jpg"]);
  await copyAll();
  expect(await shown()).toEqual(["/img/c.jpg"]);
});

test("Rolling a run back restores the pictures that it replaced and locks nothing", async () => {
  await scrape.crawl([homeWith(["a", "b"])]);
  await copyAll();
  const second = await scrape.crawl([homeWith(["b", "c"])]);
  await copyAll();
  expect(await shown()).toEqual(["/img/b.jpg", "/img/c.jpg"]);
  await rollBack(second);
  expect(await shown()).toEqual(["/img/a.jpg", "/img/b.jpg"]);
  expect(
    await scrape.one("select locked_fields, page_hash, content_hash from public.listing_origins"),
  ).toEqual({ locked_fields: [], page_hash: null, content_hash: "" });
  await rollBack(second);
  expect(await shown()).toEqual(["/img/a.jpg", "/img/b.jpg"]);
});

test("Rolling a run back leaves pictures alone that a later run, a human or a lost right has changed since", async () => {
  await scrape.crawl([homeWith(["a"])]);
  await copyAll();
  const second = await scrape.crawl([homeWith(["b"])]);
  await copyAll();
  const third = await scrape.crawl([homeWith(["c"])]);
  await copyAll();
  await rollBack(second);
  expect(await shown()).toEqual(["/img/c.jpg"]);
  await scrape.as("authenticated", adminId, "update public.listings set images = array['/img/own.jpg']");
  await rollBack(third);
  expect(await shown()).toEqual(["/img/own.jpg"]);

  await scrape.database.query("delete from public.listings");
  await scrape.crawl([homeWith(["a"])]);
  await copyAll();
  const last = await scrape.crawl([homeWith(["b"])]);
  await copyAll();
  await scrape.database.query("update public.scrape_sources set may_keep_images = false");
  await rollBack(last);
  expect(await shown()).toEqual([]);
  await scrape.database.query("update public.scrape_sources set may_keep_images = true");
});
