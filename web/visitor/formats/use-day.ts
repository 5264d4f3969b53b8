/** A date without a time, "2026-12-31", in the reader's language. */
import { formatDate } from "../../../domain/languages/format-date.ts";
import { useLocale } from "../use-locale.ts";

export function useDay(): (date: string) => string {
  const locale = useLocale();
  return (date) => formatDate(new Date(date), locale, { dateStyle: "medium", timeZone: "UTC" });
}
