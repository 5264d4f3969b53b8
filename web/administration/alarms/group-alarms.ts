/** Alarms of one kind from one source are one card: the newest is shown, with those before it. */
import type { ScrapeAlarm } from "../../../domain/api.ts";

export type AlarmGroup = readonly [newest: ScrapeAlarm, ...earlier: ScrapeAlarm[]];

/** Groups are sorted by their newest alarm, newest first. */
export function groupAlarms(alarms: readonly ScrapeAlarm[]): AlarmGroup[] {
  const groups = new Map<string, [ScrapeAlarm, ...ScrapeAlarm[]]>();
  for (const alarm of alarms.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))) {
    // Alarms of a lost field are grouped by that field.
    const key = JSON.stringify([alarm.source, alarm.kind, alarm.detail["field"]]);
    const group = groups.get(key);
    if (group) group.push(alarm);
    else groups.set(key, [alarm]);
  }
  return [...groups.values()];
}
