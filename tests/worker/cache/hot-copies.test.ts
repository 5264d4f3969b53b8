import { expect, test } from "vitest";
import { findHotCopy, keepHotCopy } from "../../../worker/cache/hot-copies.ts";

const kilobyte = 1024;
const answerOf = (bytes: number) => ({ status: 200, headers: {}, body: new ArrayBuffer(bytes) });

test("With too many copies, the least recently used one is dropped first", () => {
  for (let n = 0; n < 16; n += 1) keepHotCopy(`/large-${n}`, answerOf(1_000 * kilobyte));
  expect(findHotCopy("/large-0")).toBeDefined();
  keepHotCopy("/one-more", answerOf(900 * kilobyte));
  expect(findHotCopy("/large-0")).toBeDefined();
  expect(findHotCopy("/large-1")).toBeUndefined();
  expect(findHotCopy("/one-more")?.body.byteLength).toBe(900 * kilobyte);
});

test("A copy larger than any page is not kept, and the copy it replaces is dropped", () => {
  keepHotCopy("/page", answerOf(10));
  keepHotCopy("/page", answerOf(2_000 * kilobyte));
  expect(findHotCopy("/page")).toBeUndefined();
});

test("Answers without a body cannot fill the memory", () => {
  for (let n = 0; n < 20_000; n += 1) keepHotCopy(`/missing-${n}`, answerOf(0));
  expect(findHotCopy("/missing-0")).toBeUndefined();
  expect(findHotCopy("/missing-19999")).toBeDefined();
});
