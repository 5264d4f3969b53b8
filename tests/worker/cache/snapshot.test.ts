import { expect, test, vi } from "vitest";
import { catalogueShape } from "../../../domain/listings/catalogue/catalogue-shape.ts";
import { readSnapshot } from "../../../worker/cache/snapshot.ts";

const listings = { at: 1, frontPage: {}, areas: [], listings: [] };

/** A store with one snapshot. */
const holding = (snapshot: unknown) => ({ get: async () => snapshot });

test("A snapshot of another shape, from another build, is ignored", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  expect(await readSnapshot(holding(listings), 0)).toBeNull();
  expect(await readSnapshot(holding({ ...listings, shape: "0" }), 0)).toBeNull();
  expect(warn).toHaveBeenCalledTimes(2);
  const own = { ...listings, shape: catalogueShape };
  expect(await readSnapshot(holding(own), 0)).toEqual(own);
});
