import { createElement as element } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import type { Property } from "../../../../domain/listings/listing.ts";
import { defaultSite } from "../../../../domain/site/site.ts";
import { ApiFailure } from "../../../../web/data/api.ts";
import { compareQuery, readComparedIds } from "../../../../web/features/catalogue/compare/compare-query.ts";
import {
  type CompareGroup,
  useCompareRows,
} from "../../../../web/features/catalogue/compare/use-compare-rows.ts";
import { readSourceTexts } from "../../../../web/i18n/build/read-source-texts.ts";
import { serverI18n } from "../../../../web/i18n/server.ts";
import { createQueryClient } from "../../../../web/data/query-client.ts";
import { SiteProvider } from "../../../../web/visitor/use-site.ts";
import { exampleListing } from "../../../example-listing.ts";

const idsOf = (ids: string) => readComparedIds(new URLSearchParams({ ids }));

test("A link names up to four homes, each once; what cannot be an id is left out", () => {
  const [one, two] = [exampleListing(1).id, exampleListing(2).id];
  expect(idsOf(`${one},${two},${one}`)).toEqual([one, two]);
  expect(idsOf("a,b,c,d,e")).toEqual(["a", "b", "c", "d"]);
  expect(idsOf(`../me,${one.toUpperCase()},${"x".repeat(37)},`)).toEqual([one]);
  expect(readComparedIds(new URLSearchParams())).toEqual([]);
});

test("An unknown and a withdrawn home are part of the answer; an outage is a failure", async () => {
  const answers: Record<string, Property | number> = { known: exampleListing(1), unknown: 404, gone: 410 };
  const client = createQueryClient(async <Data>(path: string): Promise<Data> => {
    const answer = answers[path.slice("/api/listings/".length)] ?? 503;
    if (typeof answer === "number") throw new ApiFailure(answer, "refused", "refused");
    return answer as Data;
  }, "server");
  const homes = await client.fetchQuery(compareQuery(["known", "unknown", "gone"]));
  expect(homes).toEqual([
    { id: "known", property: exampleListing(1) },
    { id: "unknown", missing: "unknown" },
    { id: "gone", missing: "withdrawn" },
  ]);
  await expect(client.fetchQuery(compareQuery(["away"]))).rejects.toThrow("refused");
});

async function compare(homes: readonly Property[]): Promise<Record<string, CompareGroup["rows"][number]>> {
  const Probe = () => JSON.stringify(useCompareRows(homes)).replaceAll("<", "");
  const html = renderToStaticMarkup(
    element(
      SiteProvider,
      { value: defaultSite },
      element(I18nextProvider, { i18n: await serverI18n("en", readSourceTexts), children: element(Probe) }),
    ),
  );
  const groups: CompareGroup[] = JSON.parse(
    html.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&amp;", "&"),
  );
  return Object.fromEntries(groups.flatMap(({ rows }) => rows.map((row) => [row.key, row])));
}

const spaced = (values: readonly (string | null)[] = []) =>
  values.map((value) => value?.replaceAll("\u00a0", " ") ?? null);

test("A comparison has each home's sums, marks examples, and never shows a rent as an instalment", async () => {
  const rows = await compare([
    exampleListing(1, {
      price: 1_980_000,
      status: ["for-sale", "finance-available"],
      commonFee: 50,
      location: { lat: 12.889, lng: 100.8716 },
    }),
    exampleListing(2, { status: ["for-rent"], monthlyRentalPrice: 14_000 }),
  ]);
  expect(spaced(rows["price"]?.values)).toEqual(["THB 1,980,000", null]);
  expect(spaced(rows["monthly"]?.values)).toEqual(["THB 32,967 (example), 60 months", null]);
  expect(spaced(rows["total"]?.values)).toEqual(["THB 2,178,000 (example)", null]);
  // 1,980,000, half of the transfer fee of 2 %, and 50 × 40 m² × 12 months.
  expect(spaced(rows["cashToKeys"]?.values)).toEqual(["THB 2,023,800", null]);
  expect(spaced(rows["rent"]?.values)).toEqual([null, "THB 14,000"]);
  expect(spaced(rows["moveIn"]?.values)).toEqual([null, "THB 42,000"]);
  expect(spaced(rows["beach"]?.values)).toEqual(["Jomtien Beach, 0.1 km", null]);
});

test("A row says whether the homes differ in it, and is left out where no home says anything", async () => {
  const rows = await compare([
    exampleListing(1, { bedrooms: 1, price: 1_000_000 }),
    exampleListing(2, { bedrooms: 2, price: 1_000_000 }),
  ]);
  expect(rows["bedrooms"]?.isDifferent).toBe(true);
  expect(rows["price"]?.isDifferent).toBe(false);
  expect(rows["rent"]).toBeUndefined();
  expect(rows["built"]).toBeUndefined();
});

test("The cash for a house has no fees of a building, and what is not to let has no rent", async () => {
  const rows = await compare([
    exampleListing(1, {
      type: "house-for-sale",
      price: 3_900_000,
      squareMeters: 142,
      monthlyRentalPrice: 20_000,
    }),
    exampleListing(2, { status: ["for-rent"], monthlyRentalPrice: 14_000 }),
  ]);
  // Half of the transfer fee of 2 %.
  expect(spaced(rows["cashToKeys"]?.values)).toEqual(["THB 3,939,000", null]);
  expect(spaced(rows["rent"]?.values)).toEqual([null, "THB 14,000"]);
  expect(spaced(rows["moveIn"]?.values)).toEqual([null, "THB 42,000"]);
});

test("What is gone has no price, and a house no row of condos", async () => {
  const rows = await compare([
    exampleListing(1, { type: "house-for-sale", price: 3_900_000, squareMeters: 142, status: ["sold"] }),
    exampleListing(2, {
      type: "condo-for-sale",
      price: 2_000_000,
      status: ["for-sale", "finance-available"],
    }),
  ]);
  expect(spaced(rows["price"]?.values)).toEqual(["Sold", "THB 2,000,000"]);
  expect(rows["perSquareMeter"]?.values[0]).toBeNull();
  expect(rows["cashToKeys"]?.values[0]).toBeNull();
  expect(rows["foreign-quota"]?.values).toEqual([null, "Unknown"]);
  expect(rows["stopping"]?.values).toEqual([null, "100% (example)"]);
});
