import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiFailure, type FetchJson } from "../../../web/data/api.ts";
import { fetchFor } from "../../../web/data/fetch-for.ts";
import { createQueryClient } from "../../../web/data/query-client.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const outage = new ApiFailure(503, "unavailable", "Come back.");

/** When a query that always fails is asked, in milliseconds from its beginning. */
async function attemptsOf(failure: Error, where: "server" | "browser"): Promise<number[]> {
  const begun = Date.now();
  const attempts: number[] = [];
  const client = createQueryClient(() => Promise.reject(failure), where);
  const query = client.fetchQuery({
    queryKey: ["homes"],
    queryFn: ({ meta }) => {
      attempts.push(Date.now() - begun);
      return fetchFor(meta)("/api/listings");
    },
  });
  const ended = expect(query).rejects.toBe(failure);
  await vi.advanceTimersByTimeAsync(120_000);
  await ended;
  return attempts;
}

test("The browser asks again three times after an outage, one, two and four seconds later", async () => {
  expect(await attemptsOf(outage, "browser")).toEqual([0, 1000, 3000, 7000]);
});

test("A missing network and an error of our own are tried again too", async () => {
  expect(await attemptsOf(new ApiFailure(0, "network_failure", "Away."), "browser")).toHaveLength(4);
  expect(await attemptsOf(new TypeError("cut off"), "browser")).toHaveLength(4);
});

test.each([400, 401, 404, 410, 429])("A %i is not asked again", async (status) => {
  expect(await attemptsOf(new ApiFailure(status, "said", "Said so."), "browser")).toEqual([0]);
});

test("The server asks once: a page that waits is worse than one that says so", async () => {
  expect(await attemptsOf(outage, "server")).toEqual([0]);
});

test("No wait between two attempts is longer than half a minute", () => {
  const { retryDelay } = createQueryClient(nobody, "browser").getDefaultOptions().queries ?? {};
  if (typeof retryDelay !== "function") throw new Error("The wait is not worked out");
  expect([4, 5, 20].map((failures) => retryDelay(failures, outage))).toEqual([16_000, 30_000, 30_000]);
});

test("A window that comes to the front asks nothing, and data that no page shows is kept for five minutes", () => {
  expect(createQueryClient(nobody, "browser").getDefaultOptions().queries).toMatchObject({
    refetchOnWindowFocus: false,
    gcTime: 300_000,
  });
});

const nobody: FetchJson = () => Promise.reject(new Error("Nobody asks the API here"));
