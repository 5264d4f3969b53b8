import { expect, test } from "vitest";
import { collapse, JoinedText } from "../../../../scraper/extract/parse/element-text.ts";

test("Every run of white space, line breaks and zero-width spaces is one space", () => {
  expect(collapse("\n\t  ")).toBe(" ");
  expect(collapse("")).toBe("");
  expect(collapse(" two\u00a0 \u200bwords\n")).toBe(" two words ");
  expect(collapse("one word")).toBe("one word");
});

test("Parts put together are one line, with a space where one was written or an element ends", () => {
  const text = new JoinedText();
  for (const part of [" ", "3 ", "bed"]) text.add(part);
  text.add("rooms", true);
  text.add("!");
  text.add(" ");
  expect(text.text).toBe("3 bed rooms !");
});
