import { expect, test } from "vitest";
import { isOfficeOpen, officeTarget, officeWeek } from "../../../domain/site/office-hours.ts";
import { pattayaInstant } from "../../../domain/places/pattaya-time.ts";

const hours = [
  { days: [1, 2, 3, 4, 5], opens: "09:30", closes: "18:30" },
  { days: [6], opens: "10:00", closes: "16:00" },
];
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

test("What comes in shortly before closing, or on Sunday, is for the next open day", () => {
  const target = (local: string) => officeTarget(hours, at(local));
  expect(target("2026-12-01T10:00")).toEqual(at("2026-12-01T18:30"));
  expect(target("2026-12-01T18:00")).toEqual(at("2026-12-02T18:30"));
  expect(target("2026-12-06T10:00")).toEqual(at("2026-12-07T18:30"));
  expect(officeTarget([], at("2026-12-01T10:00"))).toBeUndefined();
});
