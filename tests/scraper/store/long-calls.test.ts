/** What may end a run is given the minute that the database gives it; all else fails early. */
import { expect, test, vi } from "vitest";
import { connect } from "../../../domain/backend/connect.ts";
import { openPage, storePage, storePages, storeUnchanged } from "../../../scraper/store/pages.ts";
import { finishRun } from "../../../scraper/store/runs.ts";

const run = "00000000-0000-4000-8000-000000000001";
const url = "https://agency.example/1";
const outcome = { result: "unchanged" } as never;

test("The calls that may end a run wait a minute, others ten seconds", async () => {
  const waits: number[] = [];
  const timeout = vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    waits.push(ms);
    return new AbortController().signal;
  });
  const answers: Record<string, unknown> = {
    finish_run: true,
    store_unchanged: true,
    store_pages: [{ state: "stored" }],
    store_page: { state: "stored" },
    open_page: null,
  };
  const database = connect("http://backend.example", "key", async (input) =>
    Response.json(answers[new URL(String(input)).pathname.split("/").at(-1) ?? ""]),
  );
  await finishRun(database, run);
  await storeUnchanged(database, run, []);
  await storePages(database, [{ run, url, outcome }]);
  await storePage(database, run, url, outcome);
  expect(waits).toEqual([65_000, 65_000, 65_000, 65_000]);
  await openPage(database, run, url);
  expect(waits.at(-1)).toBe(10_000);
  timeout.mockRestore();
});
