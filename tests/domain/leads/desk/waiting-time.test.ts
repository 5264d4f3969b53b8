import { expect, test } from "vitest";
import { waitingTime } from "../../../../domain/leads/desk/waiting-time.ts";

const now = new Date("2026-12-01T00:00:00Z");
const dueIn = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();

test.each([
  [47.9, { kind: "left", count: 47, urgency: "calm" }],
  [24.1, { kind: "left", count: 24, urgency: "calm" }],
  [24, { kind: "left", count: 24, urgency: "soon" }],
  [8.1, { kind: "left", count: 8, urgency: "soon" }],
  [8, { kind: "left", count: 8, urgency: "urgent" }],
  [0.5, { kind: "minutes", count: 30, urgency: "urgent" }],
  [-0.5, { kind: "justOver", count: 0, urgency: "urgent" }],
  [-3.2, { kind: "over", count: 3, urgency: "urgent" }],
])("With %d hours left", (hours, expected) => {
  expect(waitingTime({ dueAt: dueIn(hours), answeredAt: null }, now)).toEqual(expected);
});

test("What was answered waits no longer, and a guide never did", () => {
  expect(waitingTime({ dueAt: dueIn(-5), answeredAt: dueIn(-6) }, now)).toEqual({ kind: "answered" });
  expect(waitingTime({ dueAt: null, answeredAt: null }, now)).toBeUndefined();
});
