import { expect, test } from "vitest";
import { comingHolidays, isOfficeOpen, officeTarget, officeWeek } from "../../../domain/site/office-hours.ts";
import { pattayaInstant } from "../../../domain/places/pattaya-time.ts";

const hours = {
  weekly: [
    { days: [1, 2, 3, 4, 5], opens: "09:30", closes: "18:30" },
    { days: [6], opens: "10:00", closes: "16:00" },
  ],
  holidays: ["2026-01-14", "2026-04-13"],
};
const at = (local: string) => pattayaInstant(local) ?? new Date(Number.NaN);

test("The office is open from its first minute to its last, in Pattaya's time", () => {
  // 6 January 2026 was a Tuesday.
  expect(isOfficeOpen(hours, at("2026-01-06T09:29"))).toBe(false);
  expect(isOfficeOpen(hours, at("2026-01-06T09:30"))).toBe(true);
  expect(isOfficeOpen(hours, at("2026-01-06T18:29"))).toBe(true);
  expect(isOfficeOpen(hours, at("2026-01-06T18:30"))).toBe(false);
});

test("The office is closed on Sunday, even when it is Saturday in Europe", () => {
  expect(isOfficeOpen(hours, at("2026-01-11T00:30"))).toBe(false);
  expect(isOfficeOpen(hours, at("2026-01-11T12:00"))).toBe(false);
});

test("The week is the current one in Pattaya, Monday first", () => {
  // Sunday night in UTC is Monday morning in Pattaya.
  const week = officeWeek(hours, new Date("2026-01-11T20:00:00Z"));
  expect(week.map(({ day }) => day)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(week[0]?.opens).toEqual(at("2026-01-12T09:30"));
  expect(week[6]).toEqual({ day: 7, opens: null });
});

test("The office is closed on a holiday, and a holiday is named until its day in Pattaya is over", () => {
  // 14 January 2026 was a Wednesday.
  expect(isOfficeOpen(hours, at("2026-01-14T12:00"))).toBe(false);
  expect(officeWeek(hours, at("2026-01-13T12:00"))[2]).toEqual({ day: 3, opens: null });
  expect(isOfficeOpen(hours, at("2026-01-15T12:00"))).toBe(true);
  expect(comingHolidays(hours, at("2026-01-14T23:59"))).toEqual(["2026-01-14", "2026-04-13"]);
  expect(comingHolidays(hours, at("2026-01-15T00:00"))).toEqual(["2026-04-13"]);
});

test("What comes in shortly before closing, or on Sunday, is for the next open day", () => {
  const target = (local: string) => officeTarget(hours, at(local));
  expect(target("2026-12-01T10:00")).toEqual(at("2026-12-01T18:30"));
  expect(target("2026-12-01T18:00")).toEqual(at("2026-12-02T18:30"));
  expect(target("2026-12-06T10:00")).toEqual(at("2026-12-07T18:30"));
  // 14 January is a holiday.
  expect(target("2026-01-14T10:00")).toEqual(at("2026-01-15T18:30"));
  expect(officeTarget({ weekly: [], holidays: [] }, at("2026-12-01T10:00"))).toBeUndefined();
});
