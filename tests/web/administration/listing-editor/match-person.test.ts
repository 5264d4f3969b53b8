import { expect, test } from "vitest";
import { matchPerson } from "../../../../web/administration/listing-editor/sections/match-person.ts";

const listed = ["Somchai Jaidee", "Nok Srisuk", "Anna Müller", "Anna Berg", "สมศรี ใจดี"];

test.each([
  ["somchai  jaidee", "Somchai Jaidee"],
  ["Khun Somchai", "Somchai Jaidee"],
  ["ANNA MULLER", "Anna Müller"],
  ["nok", "Nok Srisuk"],
  ["สมศรี ใจดี", "สมศรี ใจดี"],
  // Two of them, or nobody.
  ["Anna", undefined],
  ["Peter", undefined],
  ["", undefined],
])("Who typed %j meant %j", (typed, meant) => {
  expect(matchPerson(typed, listed)).toBe(meant);
});
