import { expect, test } from "vitest";
import { isNearWord } from "../../../domain/search/near-word.ts";

test("A letter too many, too few, wrong, or two that changed places are one mistake", () => {
  for (const typed of ["jomtiien", "jomtin", "jomtoen", "jotmien"]) {
    expect([typed, isNearWord(typed, "jomtien")]).toEqual([typed, true]);
  }
});

test("A long word may have two mistakes, a word of five to seven letters one", () => {
  expect(isNearWord("pratumank", "pratumnak")).toBe(true);
  expect(isNearWord("pratmunka", "pratumnak")).toBe(true);
  expect(isNearWord("prtmunka", "pratumnak")).toBe(false);
  expect(isNearWord("nakula", "naklua")).toBe(true);
  expect(isNearWord("nkaula", "naklua")).toBe(false);
});

test("Short words are never near, not even to themselves with a mistake", () => {
  for (const typed of ["beac", "pool", "lin"]) expect(isNearWord(typed, "beach")).toBe(false);
  expect(isNearWord("pooll", "pool")).toBe(true);
});

test("The first letter must be right", () => {
  expect(isNearWord("bomtien", "jomtien")).toBe(false);
  expect(isNearWord("ojmtien", "jomtien")).toBe(false);
});

test("Words in other scripts are compared letter by letter", () => {
  expect(isNearWord("джомтен", "джомтьен")).toBe(true);
  expect(isNearWord("паттая", "паттайя")).toBe(true);
});
