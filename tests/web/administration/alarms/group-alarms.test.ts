import { expect, test } from "vitest";
import type { ScrapeAlarm } from "../../../../domain/api.ts";
import { groupAlarms } from "../../../../web/administration/alarms/group-alarms.ts";

function alarm(id: string, day: number, change: Partial<ScrapeAlarm> = {}): ScrapeAlarm {
  const createdAt = `2026-11-${day}T08:00:00Z`;
  return { id, kind: "blocked", source: "Sample", runId: null, detail: {}, createdAt, ...change };
}

const idsOf = (alarms: ScrapeAlarm[]) => groupAlarms(alarms).map((group) => group.map(({ id }) => id));

test("Alarms of one kind from one source are one card, the newest first", () => {
  const alarms = [alarm("old", 10), alarm("newest", 12), alarm("other", 11, { source: "Elsewhere" })];
  expect(idsOf(alarms)).toEqual([["newest", "old"], ["other"]]);
});

test("Another kind or another lost field stays on its own", () => {
  const lost = (id: string, field: string) => alarm(id, 10, { kind: "field-lost", detail: { field } });
  expect(
    idsOf([lost("price", "price"), lost("area", "area"), alarm("wall", 10), lost("again", "price")]),
  ).toEqual([["price", "again"], ["area"], ["wall"]]);
});
