import { expect, test } from "vitest";
import type { Locale } from "../../../domain/languages/locales.ts";
import { writeListingQuery } from "../../../domain/listings/query/write-listing-query.ts";
import { leadWordsOf } from "../../../domain/search/leads/shipped-words.ts";
import { readSearch } from "../../../domain/search/read-search.ts";

const read = (typed: string, locale: Locale = "en") => {
  const { query, rest } = readSearch(typed, { language: locale, leads: leadWordsOf(locale) });
  return [writeListingQuery(query), rest];
};

test.each([
  ["under 30k", "?maxMonthly=30000"],
  ["20-30k", "?maxMonthly=30000&minMonthly=20000"],
  ["2.5 to 3 million", "?maxPrice=3000000&minPrice=2500000"],
  ["$100,000", "?currency=USD&maxPrice=100000"],
  ["over 3m", "?minPrice=3000000"],
  ["3 million or more", "?minPrice=3000000"],
  ["60 sqm", "?minSize=60"],
  ["under 40 m2", "?maxSize=40"],
  ["for rent 45000", "?maxMonthly=45000&status=for-rent"],
])("The amount of %j is read", (typed, query) => {
  expect(read(typed)).toEqual([query, ""]);
});

test.each<[Locale, string, string]>([
  ["de", "2-Zimmer-Wohnung", "?bedrooms=1&type=condo"],
  ["fr", "T3 Jomtien", "?area=jomtien&bedrooms=2"],
  ["ru", "2-комнатная", "?bedrooms=2"],
  ["zh", "两室", "?bedrooms=2"],
  ["th", "2 ห้องนอน", "?bedrooms=2"],
  ["en", "two-bedroom", "?bedrooms=2"],
  ["en", "studio", "?bedrooms=0"],
])("Rooms are counted as readers of %s count them: %s", (locale, typed, query) => {
  expect(read(typed, locale)).toEqual([query, ""]);
});

test("A number in a name is no amount", () => {
  expect(read("View Talay 5")).toEqual(["", "view talay 5"]);
});

test("Words of another language than the page's are read too", () => {
  expect(read("студия джомтьен", "de")).toEqual(["?area=jomtien&bedrooms=0", ""]);
});

test("A typing mistake in a name or a kind is understood", () => {
  expect(read("aprtment pratumnac")).toEqual(["?area=pratumnak&type=condo", ""]);
});

test("What is not understood is left over, in order", () => {
  expect(read("tawan bay 2 bed")).toEqual(["?bedrooms=2", "tawan bay"]);
});

test("A hostile text takes no time and becomes no query of its own", () => {
  const started = performance.now();
  for (const hostile of [
    "1 ".repeat(5000),
    "นอ".repeat(5000),
    "-".repeat(9000),
    "9".repeat(9000),
    "2 bed ".repeat(2000),
  ]) {
    read(hostile);
  }
  expect(performance.now() - started).toBeLessThan(1000);
  expect(read("'; drop table listings; --")[0]).toBe("");
});
