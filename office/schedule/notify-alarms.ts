/** Sends new alarms to the webhook if one is configured, otherwise to the log. Each alarm is sent at least once. */
import type { Office } from "../office.ts";
import { unwrap } from "../../domain/backend/unwrap.ts";

const alarmsPerTick = 20;
const webhookTimeoutMs = 5000;

export async function notifyAlarms({ database, settings }: Office): Promise<void> {
  const answer = await database
    .from("scrape_alarms")
    .select("id,kind,detail,created_at,source_id")
    .is("notified_at", null)
    .order("created_at")
    .limit(alarmsPerTick);
  const alarms = unwrap(answer, "read alarms") ?? [];
  if (alarms.length === 0) return;
  if (settings.ALARM_WEBHOOK_URL) {
    const response = await fetch(settings.ALARM_WEBHOOK_URL, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ alarms }),
      signal: AbortSignal.timeout(webhookTimeoutMs),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The alarm webhook answered ${response.status}`);
  } else {
    for (const alarm of alarms) console.warn("scraper alarm", { kind: alarm.kind, source: alarm.source_id });
  }
  const marked = await database
    .from("scrape_alarms")
    .update({ notified_at: new Date().toISOString() })
    .in(
      "id",
      alarms.map((alarm) => alarm.id),
    );
  unwrap(marked, "mark alarms notified");
}
