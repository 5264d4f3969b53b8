import { afterAll, beforeAll, expect, test } from "vitest";
import { type Backend, startBackend } from "../../../local/backend.ts";
import { discoverPages, type DiscoveryStep } from "../../../scraper/reading/discover-pages.ts";
import { openRun } from "../../../scraper/store/runs.ts";
import { openScene, type Scene } from "../scene.ts";
import { host, htmlAnswer, urlOf } from "../visitor.ts";

let backend: Backend;
beforeAll(async () => void (backend = await startBackend({ port: 0 })));
afterAll(() => backend.close());

const start = `https://${host}/`;
const sitemap = `https://${host}/sitemap.xml`;
const links = (...addresses: string[]) =>
  htmlAnswer(addresses.map((address) => `<a href="${address}">more</a>`).join(" "));
const sitemapOf = (...urls: string[]) =>
  new Response(`<urlset>${urls.map((url) => `<url><loc>${url}</loc></url>`).join("")}</urlset>`);

/** Each path of the site answers as the test says, every other one with a 404. */
function openSite(
  paths: Record<string, () => Response>,
  outside: Parameters<typeof openScene>[1] = {},
): Scene {
  const answer = (url: URL) => paths[url.pathname + url.search]?.() ?? htmlAnswer("<h1>Not found</h1>", 404);
  return openScene(backend, { answer, ...outside });
}

async function sitDown(scene: Scene, columns: Record<string, unknown> = {}): Promise<DiscoveryStep> {
  const sourceId = await scene.addSource({ listing_url_pattern: "/home/", ...columns });
  const runId = await scene.addRun(sourceId, { state: "discovering" });
  const opened = await openRun(scene.scraper.database, runId);
  if (!opened) throw new Error("The run is not there");
  return { runId, source: opened.source, scraper: scene.scraper, restAt: Date.now() + 60_000 };
}

async function readUrls(scene: Scene, { runId }: DiscoveryStep): Promise<string[]> {
  const rows = await scene.query<{ url: string }>(
    "select url from public.scrape_pages where run_id = $1 order by url",
    [runId],
  );
  return rows.map(({ url }) => url);
}

const visits = (scene: Scene) => scene.journal.filter((name) => name.startsWith("GET"));

test("The sitemap's pages become rows where their address is a listing's, and no index page is read", async () => {
  const scene = openSite({ "/sitemap.xml": () => sitemapOf(urlOf(1), `${start}about`, urlOf(2)) });
  const sitting = await sitDown(scene, { sitemap_url: sitemap });
  expect(await discoverPages(sitting, null)).toEqual({ kind: "found", isComplete: true });
  expect(await readUrls(scene, sitting)).toEqual([urlOf(1), urlOf(2)]);
  expect(visits(scene)).toEqual(["GET /sitemap.xml"]);
});

test("Start pages stand in for a sitemap that cannot be read, and what they name is not all there is", async () => {
  const scene = openSite({
    "/sitemap.xml": () => htmlAnswer("<h1>Oops</h1>", 500),
    "/": () => links(urlOf(1)),
  });
  const sitting = await sitDown(scene, { sitemap_url: sitemap });
  expect(await discoverPages(sitting, null)).toEqual({
    kind: "found",
    isComplete: false,
    reason: "sitemap: http-500",
  });
  expect(await readUrls(scene, sitting)).toEqual([urlOf(1)]);
});

test("A sitemap that robots.txt forbids has no stand-in", async () => {
  const scene = openSite({ "/": () => links(urlOf(1)) }, { robots: "User-agent: *\nDisallow: /sitemap.xml" });
  const sitting = await sitDown(scene, { sitemap_url: sitemap });
  expect(await discoverPages(sitting, null)).toEqual({ kind: "failed", reason: "refused-by-robots" });
  expect(visits(scene)).toEqual([]);
});

test("Without a sitemap the start pages are followed from page to page, each read once", async () => {
  const scene = openSite({
    "/": () => links(urlOf(1), "/?page=2"),
    "/?page=2": () => links(urlOf(2), "/?page=2", "/?page=3"),
    "/?page=3": () => links(urlOf(1), urlOf(3), "/about", "/?page=2"),
  });
  const sitting = await sitDown(scene);
  expect(await discoverPages(sitting, null)).toEqual({ kind: "found", isComplete: true });
  expect(await readUrls(scene, sitting)).toEqual([urlOf(1), urlOf(2), urlOf(3)]);
  expect(visits(scene)).toEqual(["GET /", "GET /?page=2", "GET /?page=3"]);
});

test("An index page that fails leaves a discovery incomplete, and the others are read", async () => {
  const scene = openSite({
    "/": () => links(urlOf(1), "/?page=2", "/?page=3"),
    "/?page=3": () => links(urlOf(3)),
  });
  const sitting = await sitDown(scene);
  expect(await discoverPages(sitting, null)).toEqual({ kind: "found", isComplete: false });
  expect(await readUrls(scene, sitting)).toEqual([urlOf(1), urlOf(3)]);
});

test("Start pages that cannot be read fail the discovery with the first reason", async () => {
  const scene = openSite({ "/": () => htmlAnswer("<h1>Away</h1>", 503) });
  const sitting = await sitDown(scene, { start_urls: [start, `${start}gone`] });
  expect(await discoverPages(sitting, null)).toEqual({ kind: "failed", reason: "http-503" });
});

test("Start pages without a link to a listing fail the discovery", async () => {
  const scene = openSite({ "/": () => links("/about") });
  expect(await discoverPages(await sitDown(scene), null)).toEqual({
    kind: "failed",
    reason: "no-listing-links",
  });
});

test("More listings than the source may have leave the discovery incomplete and end it", async () => {
  const scene = openSite({ "/": () => links(urlOf(1), urlOf(2), urlOf(3), "/?page=2") });
  const sitting = await sitDown(scene, { max_pages: 2 });
  expect(await discoverPages(sitting, null)).toEqual({ kind: "found", isComplete: false });
  expect(await readUrls(scene, sitting)).toEqual([urlOf(1), urlOf(2)]);
  expect(visits(scene)).toEqual(["GET /"]);
});

test("A discovery past its time rests, and the next one reads only what waits", async () => {
  const scene = openSite({ "/": () => links(urlOf(1), "/?page=2"), "/?page=2": () => links(urlOf(2)) });
  const sitting = await sitDown(scene);
  const resting = await discoverPages({ ...sitting, restAt: Date.now() - 1 }, null);
  expect(resting).toMatchObject({ kind: "later", afterSeconds: 1, progress: { read: 0 } });
  expect(visits(scene)).toEqual([]);
  const { progress } = resting as Extract<typeof resting, { kind: "later" }>;
  const halfway = { ...progress, waiting: [{ url: `${start}?page=2`, depth: 1 }], read: 1 };
  expect(await discoverPages(sitting, halfway)).toEqual({ kind: "found", isComplete: true });
  expect(visits(scene)).toEqual(["GET /?page=2"]);
  expect(await readUrls(scene, sitting)).toEqual([urlOf(2)]);
});

test("A host that sends us away is asked again when it says, with the page still waiting", async () => {
  const scene = openSite({}, { turn: { go: false, comeBackInSeconds: 300 } });
  expect(await discoverPages(await sitDown(scene), null)).toMatchObject({
    kind: "later",
    afterSeconds: 300,
    progress: { waiting: [{ url: start }], read: 0 },
  });
});

test("A run that was cancelled meanwhile is discovered no further", async () => {
  const scene = openSite({ "/": () => links(urlOf(1), "/?page=2"), "/?page=2": () => links(urlOf(2)) });
  const sitting = await sitDown(scene);
  await scene.query("update public.scrape_runs set state = 'cancelled' where id = $1", [sitting.runId]);
  expect(await discoverPages(sitting, null)).toEqual({ kind: "ended" });
  expect(visits(scene)).toEqual(["GET /"]);
});

test("A start page that leads to where one signs in says so, and not that it has no links", async () => {
  const scene = openSite({
    "/": () => new Response(null, { status: 302, headers: { location: "/login?next=/" } }),
    "/login?next=/": () => htmlAnswer('<h1>Sign in</h1><form><input type="password"></form>'),
  });
  expect(await discoverPages(await sitDown(scene), null)).toEqual({ kind: "failed", reason: "login-wall" });
});
