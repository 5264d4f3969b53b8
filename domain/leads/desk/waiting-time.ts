/** How long a lead may still wait, by the clock. */

const hourMs = 3_600_000;
const minuteMs = 60_000;

export type WaitingTime =
  | { kind: "answered" }
  | { kind: "left" | "minutes" | "over" | "justOver"; count: number; urgency: "calm" | "soon" | "urgent" };

type Promised = { dueAt: string | null; answeredAt: string | null };

/** Undefined for what needs no answer. */
export function waitingTime({ dueAt, answeredAt }: Promised, now: Date): WaitingTime | undefined {
  if (answeredAt) return { kind: "answered" };
  if (!dueAt) return undefined;
  const left = Date.parse(dueAt) - now.getTime();
  if (left < 0) {
    const hours = Math.floor(-left / hourMs);
    return { kind: hours === 0 ? "justOver" : "over", count: hours, urgency: "urgent" };
  }
  const urgency = left <= 8 * hourMs ? "urgent" : left <= 24 * hourMs ? "soon" : "calm";
  if (left < hourMs) return { kind: "minutes", count: Math.ceil(left / minuteMs), urgency };
  return { kind: "left", count: Math.floor(left / hourMs), urgency };
}
