import { expect, test } from "vitest";
import { formatDate, formatYear, formatDay } from "../../../domain/languages/format-date.ts";

test("The first of a month is an ordinal only in French", () => {
  expect(formatDay("2024-01-01", "fr")).toBe("1er janvier 2024");
  expect(formatDay("2024-01-01", "de")).toBe("1. Januar 2024");
  expect(formatDay("2024-01-01", "en")).toBe("1 January 2024");
});

test("Other days of a French month stay cardinal, even those that begin or end with a 1", () => {
  expect(["2024-01-02", "2024-01-11", "2024-01-31"].map((day) => formatDay(day, "fr"))).toEqual([
    "2 janvier 2024",
    "11 janvier 2024",
    "31 janvier 2024",
  ]);
});

test("The day is that of the given time zone", () => {
  const eveningInGreenwich = new Date("2026-08-31T20:00:00Z");
  const inPattaya = { dateStyle: "long", timeZone: "Asia/Bangkok" } as const;
  expect(formatDate(eveningInGreenwich, "fr", inPattaya)).toBe("1er septembre 2026");
  expect(formatDate(eveningInGreenwich, "fr", { dateStyle: "long", timeZone: "UTC" })).toBe("31 août 2026");
});

test("Thais read Buddhist years, of a day and of a building", () => {
  expect(formatDay("2026-11-22", "th")).toBe("22 พฤศจิกายน 2569");
  expect(formatYear(2015, "th")).toBe("พ.ศ. 2558");
  expect(formatYear(2015, "ru")).toBe("2015");
});
