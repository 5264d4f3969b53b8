import { expect, test } from "vitest";
import { type DiffPart, diffWords } from "../../../domain/texts/diff-words.ts";

const before = (parts: DiffPart[]) =>
  parts.flatMap(({ kind, text }) => (kind === "new" ? [] : [text])).join("");
const after = (parts: DiffPart[]) =>
  parts.flatMap(({ kind, text }) => (kind === "gone" ? [] : [text])).join("");

test("A changed word of a long article is found, and the rest is the same", () => {
  const lines = Array.from(
    { length: 120 },
    (_, n) => `Line ${n} of an article that says a few things about homes.`,
  );
  const old = lines.join("\n");
  const now = lines.map((line, n) => (n === 60 ? line.replace("homes", "boats") : line)).join("\n");
  const parts = diffWords(old, now, "en");
  expect(parts.filter(({ kind }) => kind !== "same")).toEqual([
    { kind: "gone", text: "homes" },
    { kind: "new", text: "boats" },
  ]);
  expect(before(parts)).toBe(old);
  expect(after(parts)).toBe(now);
});

test("Both texts can be read from the difference, however long a line is", () => {
  const [old, now] = ["one two ".repeat(1_000), "one three ".repeat(1_000)];
  const parts = diffWords(`${old}\nend`, `${now}\nend`, "en");
  expect(before(parts)).toBe(`${old}\nend`);
  expect(after(parts)).toBe(`${now}\nend`);
});
