/** Alarms of one kind from one source are one card: the newest is shown, with those before it. */
import type { ScrapeAlarm } from "../../../../domain/api.ts";

export type AlarmGroup = readonly [newest: ScrapeAlarm, ...earlier: ScrapeAlarm[]];

/** Groups stand where their newest alarm stands, the newest group first. */
export function groupAlarms(alarms: readonly ScrapeAlarm[]): AlarmGroup[] {
  const groups = new Map<string, [ScrapeAlarm, ...ScrapeAlarm[]]>();
  for (const alarm of alarms.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))) {
    // What a lost field says is about that field.
    const key = JSON.stringify([alarm.source, alarm.kind, alarm.detail["field"]]);
    const group = groups.get(key);
    if (group) group.push(alarm);
    else groups.set(key, [alarm]);
  }
  return [...groups.values()];
}
