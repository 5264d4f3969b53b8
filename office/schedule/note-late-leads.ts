/**
 * Watches the promise to answer in time. When half and when five sixths of the time have passed, the office gets an
 * email and, if there is a webhook, the webhook gets a line without personal data. An email is a row, so it is
 * retried; the webhook is called once.
 */
import { describeError } from "../../domain/describe-error.ts";
import { enquiryPath } from "../../domain/leads/enquiry-path.ts";
import type { Office } from "../office.ts";
import { unwrap } from "../../domain/backend/unwrap.ts";

type LateLead = { id: string; reference: string; kind: string; hoursWaited: number; dueAt: string };

const webhookTimeoutMs = 5_000;

export async function noteLateLeads({ database, settings }: Office): Promise<void> {
  const answer = await database.rpc("add_late_notices");
  const late = unwrap(answer, "add late notices") as LateLead[] | null;
  if (!late || late.length === 0 || !settings.ENQUIRY_WEBHOOK_URL) return;
  const enquiries = late.map(({ id, ...facts }) => ({ ...facts, link: settings.SITE_URL + enquiryPath(id) }));
  try {
    const response = await fetch(settings.ENQUIRY_WEBHOOK_URL, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ enquiries }),
      signal: AbortSignal.timeout(webhookTimeoutMs),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The enquiry webhook answered ${response.status}`);
  } catch (error) {
    // The emails are sent anyway: they keep the promise, the webhook only helps.
    console.error(JSON.stringify({ event: "late_leads_not_told", reason: describeError(error) }));
  }
}
