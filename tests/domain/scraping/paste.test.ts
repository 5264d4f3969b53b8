import * as v from "valibot";
import { expect, test } from "vitest";
import { longestPaste, pasteSchema } from "../../../domain/scraping/paste.ts";

const read = (html: string) => v.safeParse(pasteSchema, { url: "https://homes.example/1", html });

test("Characters that the database cannot store are removed from a pasted page", () => {
  const { output } = read("<h1>A home\0 by the sea \ud83c</h1>");
  expect(output).toMatchObject({ html: "<h1>A home by the sea \ufffd</h1>" });
});

test("A paste may be as long as a fetched page, but not longer and not nearly empty", () => {
  expect(read("x".repeat(longestPaste)).success).toBe(true);
  expect(read("x".repeat(longestPaste + 1)).success).toBe(false);
  expect(read("<p>\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0</p>").success).toBe(false);
});
