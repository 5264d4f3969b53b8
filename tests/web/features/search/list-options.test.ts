import { expect, test } from "vitest";
import type { SearchAnswer } from "../../../../domain/search/answer.ts";
import type { FoundKind } from "../../../../domain/search/texts/found-kinds.ts";
import { listGroups } from "../../../../web/features/search/list-options.ts";
import { exampleListing } from "../../../example-listing.ts";

const text = (kind: FoundKind, id: string, score: number) => ({
  kind,
  id,
  path: `/${kind}/${id}`,
  title: id,
  note: "",
  score,
});
const answer = (change: Partial<SearchAnswer>): SearchAnswer => ({
  language: "en",
  first: "homes",
  page: null,
  homes: null,
  texts: [],
  near: [],
  building: null,
  unused: [],
  ...change,
});
const homes = {
  search: "?bedrooms=1&area=jomtien",
  listings: [exampleListing(1), exampleListing(2)],
  total: 7,
};
const leadsTo = (change: Partial<SearchAnswer>) =>
  listGroups(answer(change)).map(({ name, options }) => [name, ...options.map(({ to }) => to)]);

test("Homes begin with the whole list, read as a query, and each leads to its page", () => {
  expect(leadsTo({ homes })).toEqual([
    ["homes", "/listings?bedrooms=1&area=jomtien", "/property/home-1", "/property/home-2"],
  ]);
});

test("A building that the search names stands between the whole list and its homes", () => {
  const building = { slug: "mali-sands-tower", name: "Mali Sands Tower", names: {}, area: "wongamat" };
  expect(leadsTo({ homes, building })).toEqual([
    [
      "homes",
      "/listings?bedrooms=1&area=jomtien",
      "/buildings/mali-sands-tower",
      "/property/home-1",
      "/property/home-2",
    ],
  ]);
});

test("Texts stand in groups by kind, the group with the best text first, three of a kind at most", () => {
  const texts = [
    text("question", "stop-paying", 0.9),
    text("term", "default", 0.5),
    ...["one", "two", "three", "four"].map((id) => text("article", id, 0.7)),
  ];
  expect(leadsTo({ first: "texts", texts })).toEqual([
    ["question", "/question/stop-paying"],
    ["article", "/article/one", "/article/two", "/article/three"],
    ["term", "/term/default"],
  ]);
});

test("What the search is about comes first, homes or texts", () => {
  const texts = [text("term", "quota", 1)];
  expect(leadsTo({ first: "texts", texts, homes }).map(([name]) => name)).toEqual(["term", "homes"]);
  expect(leadsTo({ first: "homes", texts, homes }).map(([name]) => name)).toEqual(["homes", "term"]);
});

test("A page for owners comes first, and homes after it", () => {
  expect(leadsTo({ first: "page", page: "sell" })).toEqual([["page", "/list-your-home"]]);
  expect(leadsTo({ first: "page", page: "contact", homes }).map(([name]) => name)).toEqual(["page", "homes"]);
});

test("Where no home matches, the queries with a filter less are offered instead of an empty list", () => {
  const near = [{ search: "?area=jomtien", total: 4 }];
  expect(leadsTo({ homes: { ...homes, listings: [], total: 0 }, near })).toEqual([
    ["near", "/listings?area=jomtien"],
  ]);
});

test("Nothing found is no group", () => {
  expect(leadsTo({ first: "nothing" })).toEqual([]);
});
