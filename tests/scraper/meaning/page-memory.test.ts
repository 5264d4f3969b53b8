import { expect, test } from "vitest";
import { forgetPage, rememberOnPage } from "../../../scraper/meaning/page-memory.ts";

test("A text is asked once for each page, whatever the answer", () => {
  let asked = 0;
  const read = rememberOnPage((text) => {
    asked += 1;
    return text === "" ? null : text.length;
  });
  expect([read("two"), read("two"), read(""), read("")]).toEqual([3, 3, null, null]);
  expect(asked).toBe(2);
  forgetPage();
  read("two");
  expect(asked).toBe(3);
});

test("Long texts are not kept", () => {
  let asked = 0;
  const read = rememberOnPage(() => (asked += 1));
  const long = "a".repeat(1000);
  expect([read(long), read(long)]).toEqual([1, 2]);
});
