import { expect, test } from "vitest";
import { expandState } from "../../../../../scraper/extract/layers/state/expand-state.ts";

test("A list whose items point at one another becomes the tree that it was", () => {
  const list = [["ShallowReactive", 1], { home: 2, none: -1 }, { price: 3, rooms: 4 }, 900, [5, 5], "bed"];
  expect(expandState(list)).toEqual({ home: { price: 900, rooms: ["bed", "bed"] }, none: null });
});

test("Names that a list points at are put back", () => {
  expect(expandState([{ _1: 2 }, "home", { _3: 4 }, "price", 900])).toEqual({ home: { price: 900 } });
});

test("A cache is read from the page's queries, and its loops end", () => {
  const cache = {
    ROOT_QUERY: { home: { __ref: "Home:1" } },
    "Home:1": { price: 5, agent: { __ref: "Agent:1" } },
    "Agent:1": { name: "A", homes: [{ __ref: "Home:1" }] },
  };
  expect(expandState(cache)).toMatchObject({
    home: { price: 5, agent: { name: "A", homes: [{ price: 5, agent: { homes: [null] } }] } },
  });
});

test("Hostile pointers end: loops, far ones, and lists that double at each step", () => {
  expect(expandState([["Reactive", 1], { a: 1, b: 99, c: 2 }, [1, 2], "unused"])).toEqual({
    a: null,
    b: undefined,
    c: [null, null],
  });
  const doubling = Array.from({ length: 60 }, (_, n) => (n === 59 ? "end" : [n + 1, n + 1]));
  expect(expandState([["Reactive", 1], ...doubling])).toBeDefined();
});

test("Ordinary data stays as it is", () => {
  for (const value of [[1, 2, 3, 4], { a: 1 }, [{ price: 1 }, { price: 2 }, 3, 4], [["a", "b"], 1, 2, 3]]) {
    expect(expandState(value)).toBe(value);
  }
});
