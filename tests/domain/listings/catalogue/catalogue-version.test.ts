import { expect, test } from "vitest";
import { bumpCatalogueVersion } from "../../../../domain/listings/catalogue/catalogue-version.ts";

const now = new Date("2026-06-01T00:00:00Z");

/** A store that refuses the given number of writes. */
function makeStore(refusals: number) {
  const written: string[] = [];
  let tries = 0;
  const put = async (_: string, value: string) => {
    tries += 1;
    if (tries <= refusals) throw new Error("KV PUT failed: 429 Too Many Requests");
    written.push(value);
  };
  return { put, written };
}

test("A second save within a second also writes a version", async () => {
  const store = makeStore(1);
  await bumpCatalogueVersion(store, now);
  expect(store.written).toEqual([String(now.getTime())]);
});

test("A second refusal of the store throws", async () => {
  await expect(bumpCatalogueVersion(makeStore(2), now)).rejects.toThrow("429");
});
