import { expect, test } from "vitest";
import {
  isTaken,
  isViewingSlot,
  mostHolds,
  slotValue,
  viewingDays,
} from "../../../domain/leads/viewing-slots.ts";
import { pattayaInstant } from "../../../domain/places/pattaya-time.ts";

const hours = {
  weekly: [
    { days: [1, 2, 3, 4, 5], opens: "09:30", closes: "18:30" },
    { days: [6], opens: "10:00", closes: "16:00" },
  ],
  holidays: ["2026-12-07"],
};
const at = (local: string) => pattayaInstant(local) ?? new Date(Number.NaN);
/** A Thursday. */
const now = at("2026-12-03T08:00");

test("The slots are whole hours within the office hours", () => {
  const days = viewingDays(hours, now);
  expect(days[1]?.day).toBe("2026-12-04");
  expect(days[1]?.slots.map(slotValue)).toEqual(
    ["09", "10", "11", "12", "13", "14", "15", "16", "17"].map((hour) => `2026-12-04T${hour}:30`),
  );
  expect(days[2]?.slots.map(slotValue)).toEqual(
    ["10", "11", "12", "13", "14", "15"].map((hour) => `2026-12-05T${hour}:00`),
  );
});

test("A viewing is over when the office closes", () => {
  const untilSix = { ...hours, weekly: [{ days: [5], opens: "09:30", closes: "18:00" }] };
  expect(viewingDays(untilSix, now)[0]?.slots.map(slotValue).at(-1)).toBe("2026-12-04T16:30");
  expect(isViewingSlot(untilSix, at("2026-12-04T17:30"), now)).toBe(false);
});

test("Today begins three hours from now", () => {
  expect(viewingDays(hours, now)[0]?.slots.map(slotValue)[0]).toBe("2026-12-03T11:30");
  expect(viewingDays(hours, at("2026-12-03T16:00"))[0]?.day).toBe("2026-12-04");
});

test("Closed days and holidays are not offered, and the list ends after two weeks", () => {
  const days = viewingDays(hours, now).map(({ day }) => day);
  expect(days).not.toContain("2026-12-06");
  expect(days).not.toContain("2026-12-07");
  expect(days.at(-1)).toBe("2026-12-16");
});

test("Only what is offered is a slot", () => {
  expect(isViewingSlot(hours, at("2026-12-04T10:30"), now)).toBe(true);
  for (const other of [
    "2026-12-04T10:00",
    "2026-12-04T18:30",
    "2026-12-06T10:30",
    "2026-12-07T10:30",
    "2026-12-03T09:30",
    "2027-12-03T10:30",
  ]) {
    expect([other, isViewingSlot(hours, at(other), now)]).toEqual([other, false]);
  }
});

test("A slot is taken by any viewing that overlaps it, and not by one beside it", () => {
  const slot = at("2026-12-04T10:30");
  const viewing = (local: string, minutes: number) => [{ startsAt: at(local).toISOString(), minutes }];
  expect(isTaken(slot, viewing("2026-12-04T11:15", 60))).toBe(true);
  expect(isTaken(slot, viewing("2026-12-04T08:00", 180))).toBe(true);
  expect(isTaken(slot, viewing("2026-12-04T11:30", 60))).toBe(false);
  expect(isTaken(slot, viewing("2026-12-04T09:30", 60))).toBe(false);
  expect(isTaken(slot, [])).toBe(false);
});

test("Visitors hold at most a quarter of the times that the office offers", () => {
  const offered = viewingDays(hours, now).flatMap(({ slots }) => slots).length;
  expect(mostHolds(hours, now)).toBe(Math.ceil(offered / 4));
  expect(mostHolds({ weekly: [], holidays: [] }, now)).toBe(0);
});
