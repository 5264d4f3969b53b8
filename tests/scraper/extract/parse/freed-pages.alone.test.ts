/** Alone, because the heap is of the whole process. */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { parsePage, select } from "../../../../scraper/extract/parse/parse-page.ts";

test("A small collection frees a page that was read and searched", () => {
  setFlagsFromString("--expose-gc");
  const collect: (options?: { type: "minor" }) => void = runInNewContext("gc");
  const html = `<title>Sea</title>${"<p class='line'>One <b>two</b></p>".repeat(5000)}`;
  const read = () => void select(parsePage(html), "title").text();
  read();
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let page = 0; page < 10; page += 1) {
    read();
    // A page that survives the second is kept until a full collection.
    collect({ type: "minor" });
    collect({ type: "minor" });
  }
  // With a `$` of its own a page left one to two megabytes.
  expect((process.memoryUsage().heapUsed - before) / 10).toBeLessThan(500_000);
});
