import { expect, test } from "vitest";
import { readCatalogueVersion } from "../../worker/catalogue-version.ts";

const lookEverySeconds = 15;

/** Answers with what it holds, or fails when that is nothing. */
function makeStore(held: { version: string | null | undefined }) {
  let looks = 0;
  const get = async (): Promise<string | null> => {
    looks += 1;
    if (held.version === undefined) throw new Error("KV GET failed: 500");
    return held.version;
  };
  return { get, looks: () => looks };
}

test("The version is looked up once in a while, however many ask", async () => {
  const held = { version: "1" };
  const store = makeStore(held);
  const read = (seconds: number) => readCatalogueVersion(store, lookEverySeconds, seconds * 1000);
  expect(await read(0)).toBe("1");
  held.version = "2";
  expect([await read(1), await read(14.9), store.looks()]).toEqual(["1", "1", 1]);
  expect([await read(15), store.looks()]).toEqual(["2", 2]);
});

test("When the store does not answer, the version that was known last goes on", async () => {
  const held: { version: string | null | undefined } = { version: "1" };
  const store = makeStore(held);
  const read = (seconds: number) => readCatalogueVersion(store, lookEverySeconds, seconds * 1000);
  expect(await read(0)).toBe("1");
  held.version = undefined;
  expect([await read(20), await read(30), store.looks()]).toEqual(["1", "1", 2]);
  held.version = null;
  expect(await read(40)).toBe("0");
});
