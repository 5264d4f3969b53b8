import { expect, test } from "vitest";
import { ApiFailure, type FetchJson } from "../../../web/data/api.ts";
import { loadOnServer } from "../../../web/data/load-data.ts";
import { createQueryClient } from "../../../web/data/query-client.ts";
import { openPage } from "../../../web/entry/open-page.ts";
import { exampleListing } from "../../example-listing.ts";

/** Opens a page as a request of its own; `fetchJson` replaces our API. */
function open(address: string, fetchJson: FetchJson, locale: "en" | "de" = "en") {
  const load = loadOnServer(createQueryClient(fetchJson, "server"), () => 0);
  return openPage(locale, new Request(`http://site.test${address}`), load);
}

const failWith =
  (status: number): FetchJson =>
  () =>
    Promise.reject(new ApiFailure(status, "said", "Said so."));

/** A home under the address that it was asked for. */
const answerHome: FetchJson = async <Data>(path: string) =>
  exampleListing(1, { slug: path.split("/").at(-1) ?? "" }) as Data;

test("A page is opened with what its loader read", async () => {
  const opened = await open("/property/sea-view", answerHome);
  expect(opened).toMatchObject({ status: 200, row: { path: "/property/:idOrSlug" } });
  expect(opened).not.toHaveProperty("error");
});

test("A home that is asked for by its id leads to its address, in the same language", async () => {
  const byId: FetchJson = async <Data>() => exampleListing(1, { slug: "sea-view" }) as Data;
  const answer = await open(`/de/property/${exampleListing(1).id}`, byId, "de");
  expect(answer).toMatchObject({ status: 301, headers: { location: "/de/property/sea-view" } });
});

test.each([
  [404, 404],
  [410, 410],
  [500, 503],
])("An API that answers %i makes the page a %i", async (status, shown) => {
  expect(await open("/property/sea-view", failWith(status))).toMatchObject({
    status: shown,
    error: { status: shown },
  });
});

test("Requests at the same time, and those after them, each read through their own loader", async () => {
  const asked: string[] = [];
  const gate = Promise.withResolvers<void>();
  const visitor =
    (name: string): FetchJson =>
    async (path) => {
      if (/^\/api\/listings\/[a-z]+$/.test(path)) asked.push(`${name} ${path.split("/").at(-1)}`);
      await gate.promise;
      return answerHome(path);
    };
  const first = open("/property/first", visitor("one"));
  const second = open("/property/second", visitor("two"));
  gate.resolve();
  await Promise.all([first, second]);
  await open("/property/third", visitor("three"));
  expect(asked).toEqual(["one first", "two second", "three third"]);
});
