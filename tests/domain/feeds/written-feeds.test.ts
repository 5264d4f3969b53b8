import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sampleRates } from "../../../domain/finance/exchange-rates.ts";
import {
  kyeroFoot,
  kyeroHead,
  type WritingOptions,
  writeKyeroHome,
} from "../../../domain/feeds/write-kyero.ts";
import { passedTexts } from "../../../domain/feeds/passed-home.ts";
import { tableHead, writeTableRow } from "../../../domain/feeds/write-table.ts";
import { homes, origin } from "./sample-homes.ts";
import { problemsOfKyero } from "./validate-kyero.ts";

const options: WritingOptions = { origin, currency: "THB", rates: sampleRates, now: new Date("2026-11-27") };
const golden = (name: string) => readFile(join(import.meta.dirname, "../../fixtures/feeds", name), "utf8");
const writeKyero = (changed: Partial<WritingOptions> = {}) =>
  kyeroHead + homes.map((home) => writeKyeroHome(home, { ...options, ...changed })).join("") + kyeroFoot;

test("Homes are written in Kyero's XML as the golden file has it", async () => {
  expect(writeKyero()).toBe(await golden("homes.xml"));
});

test("Homes are written as a table as the golden file has it", async () => {
  const table = tableHead + homes.map((home) => writeTableRow(home, options)).join("");
  expect(table).toBe(await golden("homes.csv"));
});

test("The XML holds what the specification demands; the currency is the one thing that Kyero itself does not take", () => {
  expect(problemsOfKyero(writeKyero({ currency: "EUR" }))).toEqual([]);
  expect(problemsOfKyero(writeKyero())).toEqual(homes.map(({ id }) => `${id}: currency THB`));
  const broken = writeKyero({ currency: "EUR" }).replace("<price_freq>sale", "<price_freq>week");
  expect(problemsOfKyero(broken)).toEqual([`${homes[0]?.id}: price_freq week`]);
});

test("The name of a place is cut to what Kyero takes, never within a letter", () => {
  const [home] = homes;
  if (!home) throw new Error("no home");
  const written = writeKyeroHome({ ...home, condo_name: `${"a".repeat(49)}\u{1f3d6} Beach` }, options);
  const [, detail = ""] = /<location_detail>(.*)<\/location_detail>/.exec(written) ?? [];
  expect(detail).toMatch(/^a{49}/);
  expect(detail.length).toBeLessThanOrEqual(50);
  expect(detail.isWellFormed()).toBe(true);
});

test("A language in which nothing is said is left out", () => {
  const [home] = homes;
  if (!home) throw new Error("no home");
  const translations = { ...home.translations, de: { title: "", description: "" } };
  expect(passedTexts({ ...home, translations }).map(({ locale }) => locale)).toEqual(["en", "th", "fr"]);
});

test("A home that is for sale without a price is given with its rent, by the month", () => {
  const [home] = homes;
  if (!home) throw new Error("no home");
  const written = writeKyeroHome({ ...home, price: null, monthly_rental_price: 22_000 }, options);
  expect(written).toContain("<price>22000</price>\n<currency>THB</currency>\n<price_freq>month</price_freq>");
});

test("Sums in another currency are a bank's", () => {
  const [home] = homes;
  if (!home) throw new Error("no home");
  expect(writeKyeroHome(home, { ...options, currency: "EUR" })).toContain(
    "<price>65160</price>\n<currency>EUR<",
  );
  expect(writeTableRow(home, { ...options, currency: "EUR" })).toContain(",65159.57,,EUR,");
});
