import { expect, test } from "vitest";
import { countDown } from "../../../web/administration/today/countdown.ts";

const now = new Date("2026-11-22T10:00:00Z");
const at = (dueAt: string) => countDown(dueAt, now, "en");

test("The time left is shown in hours and minutes, and what is late says by how much", () => {
  expect(at("2026-11-24T09:30:00Z")).toEqual({ text: "47 hrs 30 mins", urgency: "calm" });
  expect(at("2026-11-23T09:00:00Z")).toEqual({ text: "23 hrs", urgency: "soon" });
  expect(at("2026-11-22T17:59:00Z")).toEqual({ text: "7 hrs 59 mins", urgency: "urgent" });
  expect(at("2026-11-22T10:00:30Z")).toEqual({ text: "0 mins", urgency: "urgent" });
  expect(at("2026-11-22T08:15:00Z")).toEqual({ text: "1 hr 45 mins", urgency: "late" });
});
