import { expect, test } from "vitest";
import { writeCalendarFile } from "../../../domain/leads/calendar-file.ts";
import { pattayaInstant } from "../../../domain/places/pattaya-time.ts";

const starts = pattayaInstant("2026-12-01T10:00") ?? new Date(Number.NaN);
const appointment = {
  id: "BT-1@example.com",
  starts,
  minutes: 60,
  title: "Besichtigung; Jomtien, 4. Stock",
  description: "BT-1",
  location: "ถนนทัพพระยา พัทยา ".repeat(8),
};
const file = writeCalendarFile(appointment, starts);

test("The time is Pattaya's, with its zone", () => {
  expect(file).toContain("DTSTART;TZID=Asia/Bangkok:20261201T100000\r\n");
  expect(file).toContain("DTEND;TZID=Asia/Bangkok:20261201T110000\r\n");
  expect(file).toMatch(
    /BEGIN:VTIMEZONE\r\nTZID:Asia\/Bangkok\r\n[^]*TZOFFSETTO:\+0700\r\n[^]*END:VTIMEZONE\r\n/,
  );
});

test("Commas and semicolons are escaped", () => {
  expect(file).toContain("SUMMARY:Besichtigung\\; Jomtien\\, 4. Stock\r\n");
});

test("No line is longer than 75 octets, and folding breaks no character", () => {
  const lines = file.split("\r\n");
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(file.replaceAll("\r\n ", "")).toContain(`LOCATION:${appointment.location}`);
});

test("Line breaks in a text cannot add properties", () => {
  const forged = writeCalendarFile({ ...appointment, title: "a\nATTENDEE:mailto:x@example.com" }, starts);
  expect(forged).not.toMatch(/^ATTENDEE/m);
});
