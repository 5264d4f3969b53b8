import { expect, test } from "vitest";
import { findBlock } from "../../../../web/administration/listing-editor/state/find-block.ts";

const clean = { conflicts: [], problems: {}, isChanged: true, isNew: false };

test("What is changed and right can be saved, and a new home as it is", () => {
  expect(findBlock(clean)).toBeUndefined();
  expect(findBlock({ ...clean, isChanged: false, isNew: true })).toBeUndefined();
});

test("Nothing changed, a wrong field and an open conflict are told apart, the most urgent first", () => {
  expect(findBlock({ ...clean, isChanged: false })).toEqual({ kind: "unchanged" });
  const problems = { title: { kind: "required" }, price: { kind: "range" } } as const;
  expect(findBlock({ ...clean, problems })).toEqual({ kind: "problems", fields: ["title", "price"] });
  const conflicts = [{ field: "price", base: 1, mine: 2, theirs: 3 }] as const;
  expect(findBlock({ ...clean, problems, conflicts })).toEqual({ kind: "conflicts" });
});
