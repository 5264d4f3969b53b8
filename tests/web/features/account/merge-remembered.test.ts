import { expect, test } from "vitest";
import { mergeRemembered } from "../../../../web/features/account/saved/merge-remembered.ts";

const none = { compared: [], viewed: [] };

test("At the first sign-in both comparisons become one, and what was viewed here comes first", () => {
  const device = { compared: ["a"], viewed: ["v1", "v2"] };
  const merged = mergeRemembered([], device, { compared: ["b"], viewed: ["v2", "v3"] });
  expect(merged.kept).toEqual({ compared: ["a", "b"], viewed: ["v1", "v2", "v3"] });
  expect(merged.change).toEqual({ add: ["a"], remove: [], viewed: ["v1", "v2", "v3"] });
  expect(merged.isChanged).toBe(true);
});

test("What was taken out of the comparison on either device stays out", () => {
  const device = { compared: ["b", "c"], viewed: [] };
  const merged = mergeRemembered(["a", "b", "c"], device, { compared: ["a", "b"], viewed: [] });
  expect(merged.kept.compared).toEqual(["b"]);
  expect(merged.change).toEqual({ add: [], remove: ["a"], viewed: [] });
});

test("What does not fit side by side goes to the homes viewed lately; none is lost", () => {
  const device = { compared: ["a", "b", "c"], viewed: ["v"] };
  const merged = mergeRemembered([], device, { compared: ["d", "e", "f"], viewed: [] });
  expect(merged.kept).toEqual({ compared: ["a", "b", "c", "d"], viewed: ["e", "f", "v"] });
  expect(merged.change).toEqual({ add: ["a", "b", "c"], remove: ["e", "f"], viewed: ["e", "f", "v"] });
});

test("Equal lists need no change, and twelve homes viewed are enough", () => {
  const same = { compared: ["a"], viewed: ["v"] };
  expect(mergeRemembered(["a"], same, same).isChanged).toBe(false);
  expect(mergeRemembered(["a"], { ...same, viewed: ["w", "v"] }, same).isChanged).toBe(true);
  const many = Array.from({ length: 12 }, (_, n) => `v${n}`);
  const merged = mergeRemembered(
    [],
    { ...none, viewed: ["new", ...many.slice(0, 11)] },
    { ...none, viewed: many },
  );
  expect(merged.kept.viewed).toEqual(["new", ...many.slice(0, 11)]);
});
