import { expect, test } from "vitest";
import { bumpCatalogueVersion } from "../../domain/catalogue-version.ts";

const now = new Date("2026-06-01T00:00:00Z");

/** Refuses as often as it is told to. */
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

test("Two saves within a second both end with a version written", async () => {
  const store = makeStore(1);
  await bumpCatalogueVersion(store, now);
  expect(store.written).toEqual([String(now.getTime())]);
});

test("A store that goes on refusing is not passed over in silence", async () => {
  await expect(bumpCatalogueVersion(makeStore(2), now)).rejects.toThrow("429");
});
