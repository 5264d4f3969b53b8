import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startOutsideSite, type OutsideSite } from "../../../local/outside/site.ts";
import { listingPage, sendHtml, startOutside, type Outside } from "../outside.ts";
import { startScraper, type ScraperUnderTest } from "../start-scraper.ts";

let site: OutsideSite;
let odd: Outside;
let scraper: ScraperUnderTest;

/** Pictures on one listing's page: one good, each of the others with its own problem. */
const pictures = ["good", "forbidden", "missing", "page", "huge", "away"].map(
  (name) => `/photos/${name}.jpg`,
);

beforeAll(async () => {
  site = await startOutsideSite({ port: 0 });
  const good = await sharp({ create: { width: 640, height: 400, channels: 3, background: "#c96" } })
    .jpeg()
    .toBuffer();
  odd = await startOutside((request, response) => {
    const path = request.url ?? "";
    if (path === "/robots.txt") return void response.end("User-agent: *\nDisallow: /photos/forbidden");
    if (path === "/photos/good.jpg") return void response.setHeader("content-type", "text/plain").end(good);
    if (path === "/photos/page.jpg")
      return void response.setHeader("content-type", "image/jpeg").end("<script>alert(1)</script>");
    if (path === "/photos/huge.jpg")
      return void response.setHeader("content-type", "image/jpeg").end(Buffer.alloc(11 * 1024 * 1024, 0xff));
    if (path === "/photos/away.jpg")
      return void response.writeHead(302, { location: `${site.url}/photos/SSH-1001-1.jpg` }).end();
    if (path !== "/home/1") return sendHtml(response, "<h1>Not found</h1>", 404);
    const html = listingPage({ title: "Condo number 1 by the sea", price: 2_100_000, id: "SH-1" });
    const gallery = pictures.map((src) => `<img src="${src}" width="640" alt="">`).join("");
    return sendHtml(response, html.replace("</body>", `${gallery}</body>`));
  });
  scraper = await startScraper([new URL(site.url).host, odd.host]);
});

afterAll(async () => {
  await scraper.close();
  await odd.close();
  await site.close();
});

type ImageRow = { url: string; state: string; path: string | null; reason: string | null };

async function waitForImages(sourceId: string, withinMs = 120_000): Promise<ImageRow[]> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const rows = await scraper.query<ImageRow>(
      `select images.url, images.state, images.path, images.reason from public.scrape_images as images
       join public.listing_origins as origins on origins.listing_id = images.listing_id
       where origins.source_id = $1 order by images.url`,
      [sourceId],
    );
    if (rows.every((row) => row.state !== "queued")) return rows;
    if (Date.now() > deadline)
      throw new Error(`Pictures are still waiting: ${JSON.stringify(rows).slice(0, 500)}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

function shownImages(sourceId: string): Promise<{ images: string[] }[]> {
  return scraper.query(
    `select listings.images from public.listings
     join public.listing_origins as origins on origins.listing_id = listings.id
     where origins.source_id = $1 order by listings.slug`,
    [sourceId],
  );
}

const objects = () =>
  scraper.query<{ name: string; mimetype: string }>(
    "select name, metadata ->> 'mimetype' as mimetype from storage.objects where bucket_id = 'listing-images' order by name",
  );

const politeness = { requests_per_second: 1000, max_in_flight: 10, max_pages: 12 };

test("Pictures are fetched only with the source's permission, once each, and removed when it is withdrawn", async () => {
  const sourceId = await scraper.addSource({
    name: "Siam Shore Homes",
    start_urls: [`${site.url}/homes`],
    sitemap_url: `${site.url}/sitemap.xml`,
    allowed_hosts: [new URL(site.url).host],
    listing_url_pattern: "/homes/",
    ...politeness,
  });
  const first = await scraper.run(sourceId);
  const homes = (await shownImages(sourceId)).length;
  expect(first).toMatchObject({ state: "done", pages: 12, new: homes });
  expect(homes).toBeGreaterThanOrEqual(6);
  const photosAsked = () => site.requests().filter(({ path }) => path.startsWith("/photos/"));
  await scraper.tick();
  expect(await waitForImages(sourceId)).toEqual([]);
  expect(photosAsked()).toEqual([]);
  expect((await shownImages(sourceId)).flatMap(({ images }) => images)).toEqual([]);

  // A permission given later applies at cron's next tick to listings that were read before.
  await scraper.query("update public.scrape_sources set may_keep_images = true where id = $1", [sourceId]);
  await scraper.tick();
  const kept = await waitForImages(sourceId);
  expect(kept.length).toBeGreaterThan(homes);
  expect(kept.filter((row) => row.state !== "stored")).toEqual([]);
  for (const { images } of await shownImages(sourceId)) {
    expect(images.length).toBeGreaterThan(0);
    for (const image of images) expect(image).toMatch(/^\/img\/scraped\/[0-9a-f]{64}\.(jpg|png)$/);
  }
  const stored = await objects();
  expect(stored.map(({ name }) => name)).toEqual([...new Set(kept.map((row) => row.path))].toSorted());
  expect(stored.length).toBeLessThan(kept.length);
  expect(new Set(stored.map(({ mimetype }) => mimetype))).toEqual(new Set(["image/jpeg", "image/png"]));
  const [shown] = (await shownImages(sourceId)).flatMap(({ images }) => images);
  const small = await fetch(`${scraper.workers.url}${shown}?w=480&f=webp`);
  expect([small.status, small.headers.get("content-type")]).toEqual([200, "image/webp"]);

  // Neither a redelivered message nor a crawl of unchanged pages requests or writes any picture.
  const askedBefore = photosAsked().length;
  const [doubled] = await scraper.query<{ listing_id: string; url: string }>(
    "select listing_id, url from public.scrape_images limit 1",
  );
  const body = { kind: "image", listingId: doubled?.listing_id, url: doubled?.url };
  await scraper.workers.deliver("scrape", [{ id: "doubled", attempts: 1, body }]);
  expect(await scraper.run(sourceId)).toMatchObject({ state: "done", new: 0, changed: 0, unchanged: homes });
  expect(photosAsked()).toHaveLength(askedBefore);

  // An admin withdraws the permission: the pictures go, which does not count as an edit that locks the listings' fields.
  await scraper.backend.database.transaction(async (run) => {
    await run("select set_config('request.jwt.claims', $1, true)", [
      JSON.stringify({ role: "authenticated" }),
    ]);
    await run("update public.scrape_sources set may_keep_images = false where id = $1", [sourceId]);
  });
  expect((await shownImages(sourceId)).flatMap(({ images }) => images)).toEqual([]);
  expect(
    await scraper.query("select locked_fields from public.listing_origins where locked_fields <> '{}'"),
  ).toEqual([]);
});

test("A picture that cannot be kept is recorded with the reason, and the others are shown", async () => {
  const sourceId = await scraper.addSource({
    name: "Seaside Homes",
    start_urls: [`${odd.url}/home/1`],
    sitemap_url: null,
    allowed_hosts: [odd.host],
    may_keep_images: true,
    ...politeness,
  });
  const [run] = await scraper.query<{ id: string }>(
    "insert into public.scrape_runs (source_id, state, message_sent_at) values ($1, 'fetching', now()) returning id",
    [sourceId],
  );
  await scraper.query("select public.add_pages($1, $2)", [run?.id, [`${odd.url}/home/1`]]);
  await scraper.tick();
  await expect.poll(async () => (await shownImages(sourceId)).length, { timeout: 120_000 }).toBe(1);
  const rows = await waitForImages(sourceId);
  const reasons = rows.map(({ url, state, reason }) => [new URL(url).pathname, state, reason]);
  expect(reasons).toEqual([
    ["/photos/away.jpg", "failed", "other-host"],
    ["/photos/forbidden.jpg", "failed", "refused-by-robots"],
    ["/photos/good.jpg", "stored", null],
    ["/photos/huge.jpg", "failed", "too-large"],
    ["/photos/missing.jpg", "failed", "http-404"],
    ["/photos/page.jpg", "failed", "no-picture"],
  ]);
  expect((await shownImages(sourceId))[0]?.images).toEqual([
    expect.stringMatching(/^\/img\/scraped\/[0-9a-f]{64}\.jpg$/),
  ]);
  const runs = await scraper.query<{ state: string }>("select state from public.scrape_runs where id = $1", [
    run?.id,
  ]);
  expect(runs).toEqual([{ state: "done" }]);
  expect(await scraper.query("select id from public.scrape_dead_messages")).toEqual([]);
});

test("A picture whose host keeps failing is given up with the last reason, and no run waits for it", async () => {
  const [row] = await scraper.query<{ listing_id: string }>(
    `update public.scrape_images set state = 'queued', reason = 'http-503'
     where url like '%missing.jpg' returning listing_id`,
  );
  const body = { kind: "image", listingId: row?.listing_id, url: `${odd.url}/photos/missing.jpg` };
  await scraper.workers.deliver("scrape-dead", [{ id: "given-up", attempts: 1, body }]);
  expect(
    await scraper.query("select state, reason from public.scrape_images where url like '%missing.jpg'"),
  ).toEqual([{ state: "failed", reason: "http-503" }]);
  expect(await scraper.query("select id from public.scrape_dead_messages")).toEqual([]);
});
