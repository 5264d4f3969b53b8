import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Database } from "../../domain/database.ts";
import { type Backend, startBackend } from "../../local/backend.ts";
import { countViews, deleteOldViews } from "../../office/views.ts";

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend({ port: 0 });
});
afterAll(() => backend.close());

const connect = () =>
  createClient<Database>(backend.url, backend.secretKey, { auth: { persistSession: false } });

function batchOf(bodies: unknown[]) {
  const messages = bodies.map((body) => ({ body, attempts: 2 }));
  const endings = { ackAll: vi.fn(), retryAll: vi.fn() };
  return { batch: { queue: "views", messages, ...endings } as unknown as MessageBatch, ...endings };
}

const view = { day: "2026-11-22", page: "finance", listing: null, language: "th" };
const read = () =>
  backend.database.query<{ day: string; views: number }>(
    "select day::text, views from public.page_views order by day",
  );

test("A batch is one row for each day, without messages that are no views", async () => {
  const { batch, ackAll, retryAll } = batchOf([
    view,
    view,
    { page: "finance" },
    null,
    { ...view, day: "2026-11-21" },
  ]);
  await countViews(batch, connect());
  expect(ackAll).toHaveBeenCalledOnce();
  expect(retryAll).not.toHaveBeenCalled();
  expect(await read()).toEqual([
    { day: "2026-11-21", views: 1 },
    { day: "2026-11-22", views: 2 },
  ]);
});

test("A batch that the database does not take comes again", async () => {
  const { batch, ackAll, retryAll } = batchOf([view]);
  const unreachable = createClient<Database>("http://127.0.0.1:9", "a-key-of-nobody", {
    auth: { persistSession: false },
  });
  await countViews(batch, unreachable);
  expect(ackAll).not.toHaveBeenCalled();
  expect(retryAll).toHaveBeenCalledWith({ delaySeconds: expect.any(Number) });
});

test("Views are kept for thirteen months", async () => {
  await deleteOldViews(connect(), new Date("2027-12-22T10:00:00Z"));
  expect(await read()).toEqual([{ day: "2026-11-22", views: 2 }]);
});
