/** What is left of the time to answer, in the two largest units of a person's day. */
import { type Locale, intlTags } from "../../../domain/languages/locales.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const soonMs = 24 * hourMs;
const urgentMs = 8 * hourMs;

export type Countdown = { text: string; urgency: "late" | "urgent" | "soon" | "calm" };

export function countDown(dueAt: string, now: Date, locale: Locale): Countdown {
  const left = Date.parse(dueAt) - now.getTime();
  return { text: formatSpan(Math.abs(left), locale), urgency: judge(left) };
}

function judge(left: number): Countdown["urgency"] {
  if (left < 0) return "late";
  if (left < urgentMs) return "urgent";
  return left < soonMs ? "soon" : "calm";
}

function formatSpan(spanMs: number, locale: Locale): string {
  const hours = Math.floor(spanMs / hourMs);
  const minutes = Math.floor((spanMs % hourMs) / minuteMs);
  const inUnit = (amount: number, unit: "hour" | "minute") =>
    new Intl.NumberFormat(intlTags[locale], { style: "unit", unit, unitDisplay: "short" }).format(amount);
  if (hours === 0) return inUnit(minutes, "minute");
  return minutes === 0 ? inUnit(hours, "hour") : `${inUnit(hours, "hour")} ${inUnit(minutes, "minute")}`;
}
