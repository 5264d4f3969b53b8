import { expect, test } from "vitest";
import { readCatalogueVersion } from "../../../worker/cache/catalogue-version.ts";

const checkEverySeconds = 15;

/** A store that answers with the held version, or fails when that is undefined. */
function makeStore(held: { version: string | null | undefined }) {
  let reads = 0;
  const get = async (): Promise<string | null> => {
    reads += 1;
    if (held.version === undefined) throw new Error("KV GET failed: 500");
    return held.version;
  };
  return { get, reads: () => reads };
}

test("The version is read at most once per interval, however many requests need it", async () => {
  const held = { version: "1" };
  const store = makeStore(held);
  const read = (seconds: number) => readCatalogueVersion(store, checkEverySeconds, seconds * 1000);
  expect(await read(0)).toBe("1");
  held.version = "2";
  expect([await read(1), await read(14.9), store.reads()]).toEqual(["1", "1", 1]);
  expect([await read(15), store.reads()]).toEqual(["2", 2]);
});

test("When the store does not answer, the last known version stays in use", async () => {
  const held: { version: string | null | undefined } = { version: "1" };
  const store = makeStore(held);
  const read = (seconds: number) => readCatalogueVersion(store, checkEverySeconds, seconds * 1000);
  expect(await read(0)).toBe("1");
  held.version = undefined;
  expect([await read(20), await read(30), store.reads()]).toEqual(["1", "1", 2]);
  held.version = null;
  expect(await read(40)).toBe("0");
});
