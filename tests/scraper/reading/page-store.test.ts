import { afterAll, beforeAll, expect, test } from "vitest";
import { type Backend, startBackend } from "../../../local/backend.ts";
import { PageStore, type ReadPage } from "../../../scraper/reading/page-store.ts";
import { openPages, type PageOutcome } from "../../../scraper/store/pages.ts";
import { openScene, type Scene } from "../scene.ts";
import { urlOf } from "../visitor.ts";

let backend: Backend;
beforeAll(async () => void (backend = await startBackend({ port: 0 })));
afterAll(() => backend.close());

const ids = (count: number) => Array.from({ length: count }, (_, index) => 1 + index);

function homeOf(id: number, columns: Record<string, string | number> = {}): PageOutcome {
  return {
    state: "listing",
    external_id: `H-${id}`,
    slug: `home-${id}`,
    content_hash: `content ${id}`,
    page_hash: `page ${id}`,
    fields: ["title", "price"],
    listing: {
      title: `Home number ${id}`,
      property_type: "condo-for-sale",
      status: ["for-sale"],
      price: 1_000_000 + id,
      ...columns,
    },
    extracted: { listing: {}, fields: {} },
  };
}

/** Opens the pages as their batch does, and forgets that in the journal. */
async function open(scene: Scene, runId: string, outcomes: Record<number, PageOutcome>): Promise<ReadPage[]> {
  const pages = Object.entries(outcomes).map(([id, page]) => ({
    message: { kind: "page" as const, runId, url: urlOf(Number(id)) },
    page,
  }));
  const opened = await openPages(
    scene.scraper.database,
    pages.map(({ message }) => message),
  );
  scene.journal.length = 0;
  return pages.map((page, index) => {
    const row = opened[index];
    if (!row) throw new Error(`${page.message.url} is not open`);
    return { ...page, opened: row };
  });
}

async function store(scene: Scene, pages: readonly ReadPage[]) {
  const pageStore = new PageStore(scene.scraper);
  for (const page of pages) pageStore.add(page);
  const outcomes = await pageStore.finish();
  return pages.map(({ message }) => outcomes.get(message));
}

async function readStates(scene: Scene, runId: string) {
  const rows = await scene.query<{ state: string }>(
    "select state from public.scrape_pages where run_id = $1 order by length(url), url",
    [runId],
  );
  return rows.map(({ state }) => state);
}

const homes = (count: number) => Object.fromEntries(ids(count).map((id) => [id, homeOf(id)]));
const done = { kind: "done", isPublished: false };

test("Changed pages are stored ten at a time, and the rest at the end", async () => {
  const scene = openScene(backend);
  const runId = await scene.addFetchingRun(ids(12).map(urlOf));
  const pages = await open(scene, runId, homes(12));
  const pageStore = new PageStore(scene.scraper);
  for (const page of pages.slice(0, 9)) pageStore.add(page);
  expect(scene.journal).toEqual([]);
  for (const page of pages.slice(9)) pageStore.add(page);
  await pageStore.finish();
  expect(scene.journal).toEqual(["store_pages", "store_pages"]);
  expect(await readStates(scene, runId)).toEqual(ids(12).map(() => "new"));
});

test("A page with a copy to keep is not held back for others", async () => {
  const scene = openScene(backend);
  const runId = await scene.addFetchingRun(ids(2).map(urlOf));
  const wall: PageOutcome = { state: "failed", reason: "bot-wall: Cloudflare", copy: "<h1>Wait</h1>" };
  await store(scene, await open(scene, runId, { 1: wall, 2: homeOf(2) }));
  expect(scene.journal).toEqual(["store_pages", "store_pages"]);
  expect(await readStates(scene, runId)).toEqual(["failed", "new"]);
});

test("Unchanged pages of a run are stored in one call", async () => {
  const scene = openScene(backend);
  const runs = [
    await scene.addFetchingRun([1, 2].map(urlOf)),
    await scene.addFetchingRun([1].map(urlOf)),
  ] as const;
  const unchanged: PageOutcome = { state: "unchanged", fields: ["title"] };
  const pages = [
    ...(await open(scene, runs[0], { 1: unchanged, 2: unchanged })),
    ...(await open(scene, runs[1], { 1: unchanged })),
  ];
  expect(await store(scene, pages)).toEqual([done, done, done]);
  expect(scene.journal).toEqual(["store_unchanged", "store_unchanged"]);
  expect(await readStates(scene, runs[0])).toEqual(["unchanged", "unchanged"]);
});

test("Where pages cannot be stored together, each is stored alone, and only the refused one is tried again", async () => {
  const scene = openScene(backend);
  const runId = await scene.addFetchingRun([1, 2, 3].map(urlOf));
  // More than the column holds.
  const refused = homeOf(2, { price: 1e14 });
  const outcomes = await store(scene, await open(scene, runId, { 1: homeOf(1), 2: refused, 3: homeOf(3) }));
  expect(outcomes).toEqual([done, { kind: "again", reason: "StoreError: store page: 22003" }, done]);
  expect(scene.journal).toEqual(["store_pages", "store_page", "store_page", "store_page"]);
  expect(await readStates(scene, runId)).toEqual(["new", "queued", "new"]);
});

test("Where unchanged pages cannot be stored together, each is stored alone", async () => {
  const scene = openScene(backend);
  const runId = await scene.addFetchingRun([1, 2].map(urlOf));
  const pages = await open(scene, runId, { 1: { state: "unchanged" }, 2: { state: "unchanged" } });
  scene.failing.add("store_unchanged");
  expect(await store(scene, pages)).toEqual([done, done]);
  expect(await readStates(scene, runId)).toEqual(["unchanged", "unchanged"]);
});

test("A page is done, and published, only as the database says", async () => {
  const scene = openScene(backend);
  const runId = await scene.addFetchingRun([urlOf(1)], { auto_publish: true });
  expect(await store(scene, await open(scene, runId, { 1: homeOf(1) }))).toEqual([
    { kind: "done", isPublished: true },
  ]);
});

test("Pictures are asked for only where the source's right says so", async () => {
  const scene = openScene(backend);
  const withPicture = homeOf(1);
  withPicture.extracted = { listing: { images: ["https://homes.example/1.jpg"] }, fields: {} };
  for (const may_keep_images of [false, true]) {
    const runId = await scene.addFetchingRun([urlOf(1)], { may_keep_images });
    await store(scene, await open(scene, runId, { 1: withPicture }));
    expect(scene.journal.includes("take_unsent_images")).toBe(may_keep_images);
  }
  expect(scene.sent).toMatchObject([{ body: { kind: "image", url: "https://homes.example/1.jpg" } }]);
});

test("A page whose pictures could not be asked for is tried again", async () => {
  const scene = openScene(backend);
  const runId = await scene.addFetchingRun([urlOf(1)], { may_keep_images: true });
  scene.failing.add("take_unsent_images");
  expect(await store(scene, await open(scene, runId, { 1: homeOf(1) }))).toMatchObject([{ kind: "again" }]);
});
