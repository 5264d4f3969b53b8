import { queryOptions } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { ApiFailure } from "../../../web/data/api.ts";
import { loadInBrowser, loadOnServer } from "../../../web/data/load-data.ts";
import { createQueryClient } from "../../../web/data/query-client.ts";

const nothing = () => Promise.reject(new Error("Nobody asks the API here"));
const readAt = Date.UTC(2026, 0, 1);

function openServer() {
  const client = createQueryClient(nothing, "server");
  return { client, load: loadOnServer(client, () => readAt) };
}
const queryOf = (queryFn: () => Promise<unknown>) => queryOptions({ queryKey: ["homes"], queryFn });
const failing = (reason: Error) => queryOf(() => Promise.reject(reason));

test("The server waits for the data, and gives them the age of what was read", async () => {
  const { client, load } = openServer();
  expect(await load(queryOf(async () => "homes"))).toBe("homes");
  expect(client.getQueryState(["homes"])).toMatchObject({ data: "homes", dataUpdatedAt: readAt });
});

test.each([404, 410, 429])("A %i of the API is the page's own status, with what it said", async (status) => {
  const { load } = openServer();
  const body = { error: { code: "said", message: "Said so." } };
  const answer: unknown = await load(failing(new ApiFailure(status, "said", "Said so.", { body }))).catch(
    (thrown: unknown) => thrown,
  );
  if (!(answer instanceof Response)) throw new Error("No Response was thrown");
  expect(answer.status).toBe(status);
  expect(await answer.json()).toEqual(body);
});

test.each([
  ["an answer of 500", new ApiFailure(500, "internal", "Broken.", { body: { secret: "of the backend" } })],
  ["a request that was wrong", new ApiFailure(400, "invalid", "Wrong.")],
  ["a network that is away", new ApiFailure(0, "network_failure", "Away.")],
  ["an error of our own", new TypeError("undefined is not a function")],
])("On the server %s is an outage, and says nothing more", async (_, error) => {
  const { load } = openServer();
  const answer: unknown = await load(failing(error)).catch((thrown: unknown) => thrown);
  if (!(answer instanceof Response)) throw new Error("No Response was thrown");
  expect(answer.status).toBe(503);
  expect(await answer.json()).toBeNull();
});

test("The browser starts a query and does not wait for it", async () => {
  const client = createQueryClient(nothing, "browser");
  const answer = Promise.withResolvers<string>();
  expect(await loadInBrowser(client)(queryOf(() => answer.promise))).toBeUndefined();
  expect(client.getQueryState(["homes"])).toMatchObject({ fetchStatus: "fetching", data: undefined });
  answer.resolve("homes");
  await expect.poll(() => client.getQueryData(["homes"])).toBe("homes");
});

test("A query that fails in the browser does not fail a navigation", async () => {
  const client = createQueryClient(nothing, "browser");
  const missing = failing(new ApiFailure(404, "not_found", "Gone."));
  expect(await loadInBrowser(client)(missing)).toBeUndefined();
  await expect.poll(() => client.getQueryState(["homes"])?.status).toBe("error");
});
