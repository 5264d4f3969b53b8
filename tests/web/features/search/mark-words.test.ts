import { expect, test } from "vitest";
import { markWords } from "../../../../web/features/search/mark-words.ts";

/** The title with its marked parts in brackets. */
const mark = (title: string, typed: string) =>
  markWords(title, typed)
    .map(({ text, isMarked }) => (isMarked ? `[${text}]` : text))
    .join("");

test("A typed word is marked where a word of the title begins with it", () => {
  expect(mark("Jomtien Beach", "beach")).toBe("Jomtien [Beach]");
  expect(mark("Jomtien Beach", "jom beach")).toBe("[Jom]tien [Beach]");
  expect(mark("The seabeach", "beach")).toBe("The seabeach");
});

test("Case and accents make no difference, and the title stays as it is written", () => {
  expect(mark("Quota étranger", "ETRANGER")).toBe("Quota [étranger]");
  expect(mark("Gebühren für Käufer", "kaufer")).toBe("Gebühren für [Käufer]");
  expect(mark("Джомтьен", "джомтьен")).toBe("[Джомтьен]");
});

test("One letter is too little to mark", () => {
  expect(mark("A home at a beach", "a")).toBe("A home at a beach");
});

test("Thai and Chinese are marked piece by piece, also inside a run of letters", () => {
  expect(mark("外国人配额是什么", "配额")).toBe("外国人[配额]是什么");
  expect(mark("โควตาต่างชาติคืออะไร", "ต่างชาติ")).toBe("โควตา[ต่างชาติ]คืออะไร");
});

test("Every part knows its place, and together they are the title", () => {
  const title = "Who pays the transfer fee?";
  const parts = markWords(title, "transfer pays");
  expect(parts.map(({ text }) => text).join("")).toBe(title);
  for (const { at, text } of parts) expect(title.slice(at, at + text.length)).toBe(text);
});

test("What has a meaning in patterns is only letters here", () => {
  expect(mark("Price (THB) .*", "(.*) thb [a-z]+")).toBe("Price ([THB]) .*");
});
