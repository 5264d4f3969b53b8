import * as v from "valibot";
import { expect, test } from "vitest";
import { longestPaste, pasteSchema } from "../../domain/paste.ts";

const read = (html: string) => v.safeParse(pasteSchema, { url: "https://homes.example/1", html });

test("What no database stores is left out of a pasted page", () => {
  const { output } = read("<h1>A home\0 by the sea \ud83c</h1>");
  expect(output).toMatchObject({ html: "<h1>A home by the sea \ufffd</h1>" });
});

test("A paste may be as long as a page that is fetched, and no longer or next to nothing", () => {
  expect(read("x".repeat(longestPaste)).success).toBe(true);
  expect(read("x".repeat(longestPaste + 1)).success).toBe(false);
  expect(read("<p>\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0</p>").success).toBe(false);
});
