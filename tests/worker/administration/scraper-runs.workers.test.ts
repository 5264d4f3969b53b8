import { afterAll, beforeAll, expect, test } from "vitest";
import type {
  AskedWithdrawals,
  DeadMessage,
  RunPage,
  RunProgress,
  ScrapeAlarm,
  ScrapeSource,
} from "../../../domain/api.ts";
import { addScraperHistory } from "../../e2e/administration/scraper/scraper-history.ts";
import { type Product, eventually, signIn, startProduct } from "../../start-product.ts";

let product: Product;
let admin: string;
let visitor: string;

beforeAll(async () => {
  product = await startProduct({ addRows: addScraperHistory });
  admin = await signIn(product, "admin@example.com");
  visitor = await signIn(product, "visitor@example.com");
});
afterAll(() => product.close());

const ask = (path: string, body?: unknown, token = admin) =>
  product.fetch(`/api/admin${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

async function call<Body>(path: string, body?: unknown): Promise<Body> {
  return (await ask(path, body)).json() as Promise<Body>;
}

async function findSource(name: string): Promise<string> {
  const { sources } = await call<{ sources: ScrapeSource[] }>("/sources");
  const source = sources.find((one) => one.name === name);
  if (!source) throw new Error(`There is no source ${name}.`);
  return source.id;
}

async function findRun(source: string): Promise<RunProgress> {
  const sourceId = await findSource(source);
  const { runs } = await call<{ runs: RunProgress[] }>("/runs");
  const run = runs.find((one) => one.sourceId === sourceId);
  if (!run) throw new Error(`There is no run of ${source}.`);
  return run;
}

const untilDone = (runId: string) =>
  eventually(
    () => call<RunProgress>(`/runs/${runId}`),
    ({ state }) => state === "done",
  );

// First, because an answered question has no alarm any more.
test("The saved copy of a page is a plain text download that no browser shows as a page", async () => {
  const { alarms } = await call<{ alarms: ScrapeAlarm[] }>("/alarms");
  const alarm = alarms.find(({ kind }) => kind === "field-lost");
  const path = `/alarms/${alarm?.id}/copy`;
  expect((await ask(path, undefined, visitor)).status).toBe(403);
  const copy = await ask(path);
  expect(copy.headers.get("content-type")).toMatch(/^text\/plain/);
  expect(copy.headers.get("content-disposition")).toMatch(/^attachment/);
  expect(copy.headers.get("x-content-type-options")).toBe("nosniff");
  expect(copy.headers.get("cache-control")).toBe("private, no-store");
  expect(await copy.text()).toContain("<script>");
  const without = alarms.find(({ kind }) => kind === "too-many-withdrawals");
  expect((await ask(`/alarms/${without?.id}/copy`)).status).toBe(404);
});

test("A run says who started it, and its pages come in pages of the requested size with their listings", async () => {
  const { id } = await call<{ id: string }>("/runs", { sourceId: await findSource("North Pier Homes") });
  const run = await untilDone(id);
  expect(run).toMatchObject({ startedBy: "you", rolledBackAt: null, pages: 10 });
  expect(run.counts).toMatchObject({ new: 6, failed: 2, refused: 1, notAListing: 1, queued: 0 });
  expect(await findRun("Lost Harbour Homes")).toMatchObject({ startedBy: "schedule" });

  const pagesOf = async (query: string) =>
    (await call<{ pages: RunPage[] }>(`/runs/${id}/pages?${query}`)).pages;
  const first = await pagesOf("limit=4");
  const last = await pagesOf("limit=4&page=3");
  expect([first.length, last.length]).toEqual([4, 2]);
  expect(await pagesOf("")).toHaveLength(10);
  expect([...first, ...(await pagesOf("limit=4&page=2")), ...last]).toEqual(await pagesOf(""));
  const [page] = await pagesOf("state=new&limit=1");
  expect(page?.listing).toMatchObject({ publication: "review", language: "en", slug: expect.any(String) });
  expect((await pagesOf("state=failed")).map((page) => page.listing)).toEqual([null, null]);
  for (const limit of ["0", "1001", "many"]) {
    expect((await ask(`/runs/${id}/pages?limit=${limit}`)).status, limit).toBe(400);
  }
});

test("A rollback counts its changes, and the run says when it was rolled back", async () => {
  const { id } = await findRun("North Pier Homes");
  expect(await call(`/runs/${id}/roll-back`, {})).toEqual({ undone: { fields: 0, listings: 6, kept: 0 } });
  expect(Date.parse((await call<RunProgress>(`/runs/${id}`)).rolledBackAt ?? "")).not.toBeNaN();
});

test("A frozen run names the listings to withdraw, only to admins, and is answered once", async () => {
  const { id } = await findRun("Lost Harbour Homes");
  const path = `/runs/${id}/withdrawals`;
  const asked = await call<AskedWithdrawals>(path);
  expect(asked).toMatchObject({ total: 3, standing: 5 });
  expect(
    asked.listings.map(({ title, missedRuns, goneAnswers }) => [title, missedRuns, goneAnswers]),
  ).toEqual([
    ["Lost harbour home 1", 3, 0],
    ["Lost harbour home 2", 3, 0],
    ["Lost harbour home 3", 3, 0],
  ]);
  expect(asked.listings[0]).toMatchObject({
    publication: "review",
    sourceUrl: expect.stringMatching(/^http/),
  });

  expect((await ask(path, undefined, visitor)).status).toBe(403);
  const { url, publishableKey } = product.backend;
  const direct = await fetch(`${url}/rest/v1/rpc/asked_withdrawals`, {
    method: "POST",
    headers: {
      apikey: publishableKey,
      authorization: `Bearer ${visitor}`,
      "content-type": "application/json",
    },
    body: JSON.stringify({ for_run: id }),
  });
  expect(direct.status).toBe(403);

  expect(await call(path, { carryOut: true })).toEqual({ withdrawn: 3 });
  expect(await call(path)).toEqual({ total: 0, standing: 0, listings: [] });
  // Somebody else would keep them.
  const late = await ask(path, { carryOut: false });
  expect([late.status, await late.json()]).toMatchObject([409, { error: { code: "run_asks_nothing" } }]);
  const rows = await product.backend.database.query<{ publication: string }>(
    "select publication from public.listings where slug like 'lost-harbour-home-%' order by slug",
  );
  expect(rows.map(({ publication }) => publication)).toEqual([
    "withdrawn",
    "withdrawn",
    "withdrawn",
    "review",
    "review",
  ]);
});

test("A dead message names its page, and after a replay the time of the replay", async () => {
  const messages = async () => (await call<{ messages: DeadMessage[] }>("/dead-messages")).messages;
  const [message] = await messages();
  expect(message).toMatchObject({ reason: "http-503", attempts: 6, replayedAt: null });
  expect(message?.url).toBe(`${product.outside.url}/homes/ssh-1008`);
  expect((await ask(`/dead-messages/${message?.id}/replay`, {})).status).toBe(202);
  const run = await untilDone(message?.runId ?? "");
  expect(run.counts).toMatchObject({ new: 1, dead: 0 });
  expect((await messages())[0]?.replayedAt).not.toBeNull();
});
