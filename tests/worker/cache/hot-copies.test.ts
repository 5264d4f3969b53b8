import { expect, test } from "vitest";
import { findHotCopy, keepHotCopy } from "../../worker/hot-copies.ts";

const kilobyte = 1024;
const answerOf = (bytes: number) => ({ status: 200, headers: [], body: new ArrayBuffer(bytes) });

test("The copy that was asked for longest ago goes first when there are too many", () => {
  for (let n = 0; n < 16; n += 1) keepHotCopy(`/large-${n}`, answerOf(1_000 * kilobyte));
  expect(findHotCopy("/large-0")).toBeDefined();
  keepHotCopy("/one-more", answerOf(900 * kilobyte));
  expect(findHotCopy("/large-0")).toBeDefined();
  expect(findHotCopy("/large-1")).toBeUndefined();
  expect(findHotCopy("/one-more")?.body.byteLength).toBe(900 * kilobyte);
});

test("What is larger than a page ever is, is not kept, and neither is what it replaces", () => {
  keepHotCopy("/page", answerOf(10));
  keepHotCopy("/page", answerOf(2_000 * kilobyte));
  expect(findHotCopy("/page")).toBeUndefined();
});

test("Answers without a body cannot fill the memory either", () => {
  for (let n = 0; n < 20_000; n += 1) keepHotCopy(`/missing-${n}`, answerOf(0));
  expect(findHotCopy("/missing-0")).toBeUndefined();
  expect(findHotCopy("/missing-19999")).toBeDefined();
});
