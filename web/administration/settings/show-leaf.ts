/** A value in words, for the history and for comparing two versions. */
import { formatDay } from "../../../domain/languages/format-date.ts";
import { type Locale, intlTags } from "../../../domain/languages/locales.ts";

/** An empty text for what is unknown or empty. */
export function showLeaf(path: string, value: unknown, locale: Locale): string {
  if (value === null || value === undefined || value === "") return "";
  if (path === "holidays" && Array.isArray(value)) {
    return value.map((day) => formatDay(String(day), locale)).join(", ");
  }
  if (path === "weekly" && Array.isArray(value))
    return value.map((row) => showOpening(row, locale)).join("; ");
  if (path === "people" && Array.isArray(value)) return value.map(({ name }) => String(name)).join(", ");
  if (typeof value === "boolean") return value ? "✓" : "–";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

function showOpening(row: { days: number[]; opens: string; closes: string }, locale: Locale): string {
  const names = row.days.map((day) =>
    // 5 January 2026 was a Monday.
    new Date(Date.UTC(2026, 0, 4 + day)).toLocaleDateString(intlTags[locale], {
      weekday: "short",
      timeZone: "UTC",
    }),
  );
  return `${names.join(" ")} ${row.opens}–${row.closes}`;
}
